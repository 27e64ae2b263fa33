import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'charge-off-explained',
  title: 'What a charge-off is, and what it isn’t',
  description:
    'An accountant’s word with seven years of consequences: what’s still owed, which figures may stay, and what may follow it in the grid.',
  category: 'Debts and Collections',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681s2_a_5', 'fcra_1681e_b'],
  rules: ['ok_after_charge_off', 'dofd_missing', 'current_with_charge_off_remark'],
  sources: [
    {
      title: '15 USC 1681c, requirements relating to information contained in consumer reports',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c',
    },
    {
      title: 'Consumer Financial Protection Bureau: Debt collection',
      address: 'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    },
  ],
  sections: [
    {
      heading: 'A word from bookkeeping',
      paragraphs: [
        'When a card hasn’t been paid for about six months, the bank stops counting the debt among its assets. It charges it off. This is a matter between the bank, its regulators and the tax office. Nothing has been forgiven. You owe what you owed the day before.',
        'Many people take the word for a kind of pardon, and some for a kind of sentence. It’s neither. It means that the lender has lost faith in being paid in the ordinary way, and that it’ll now collect by other means: its own recovery department, an agency, a lawsuit or a sale.',
      ],
    },
    {
      heading: 'What the entry may show',
      paragraphs: [
        'As long as the lender owns the debt, the entry may show the balance, an amount past due, and a CO mark for month after month. The repeated marks aren’t new offenses. They say that the account is still in the state in which it was. The “amount charged off” or “amount written off” is the sum at that moment, and it stays even when the balance shrinks.',
        'If the lender sells the debt, its balance and past due amount must go to zero, with a remark about the sale. If you pay it, the balance goes to zero, and the status becomes “paid charge-off” or similar. If you settle, it’s zero again, with a remark that it was settled for less.',
        'In every one of these cases the entry itself stays until its time is up.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Seven years, starting 180 days after the first missed payment that led to it. Not from the charge-off, not from the last payment, not from the sale. The furnisher must report the date of first delinquency to the bureau within 90 days of furnishing the charge-off, so you can ask for it.',
        'A charge-off and the collection that follows it have the same origin, and so both should leave at the same time. If the collector’s entry seems to last longer, compare the two dates of first delinquency.',
      ],
    },
    {
      heading: 'What may follow it in the grid',
      paragraphs: [
        'After CO come more COs, then nothing. If you look at a grid and find OK in a month after CO, something needs an explanation. An account that’s been charged off isn’t “paid as agreed” again because a payment came in. A payment after a charge-off is lawful and welcome, and it makes no good month.',
        'There’s one event that does: reinstatement. The lender takes the account back into its books, you keep the new agreement, and from then on the months are good. A remark should say so. Without it, Errata asks for proof: was the account reinstated, or was it never charged off? It asks and doesn’t accuse, because the first is possible.',
        'Why would you want to question a month that looks good? Because it can show that the CO is false. If the lender reports you as paying on time in June, July and August, then perhaps the charge-off in May was a mistake. The letter doesn’t ask for the OKs to be removed. It asks which of the two is right.',
      ],
    },
    {
      heading: 'Current and charged off at once',
      paragraphs: [
        'A status “current” with a remark “charged off” is a contradiction, unless the remark speaks of the past. A status “charged off” with a balance of zero isn’t. “Paid, was a charge-off” and “charge-off, zero balance” are two ways to say one thing, and if two bureaus word it differently, that’s no disagreement.',
      ],
    },
    {
      heading: 'Should you pay it',
      paragraphs: [
        'The report isn’t the only reason to pay or not to pay. Think of the risk of a lawsuit, of interest, of your conscience, and of what a mortgage lender will ask. For the report alone: paying turns “unpaid” into “paid”, which some newer formulas and most human readers like better. It doesn’t shorten the seven years and doesn’t prolong them.',
        'If you pay, do it in this order. Find out who owns the debt now, in writing. Agree on the sum, in writing. Agree on what will be reported afterward, in writing: normally “paid” or “settled”, with a zero balance. Pay in a way that leaves a record, and never give an open-ended permission to draw on your account. Keep everything for ten years.',
        'Some lenders agree to delete the entry after payment. They aren’t obliged to, and bureaus don’t like it, since the history was accurate. If one offers it, get it in writing before you pay. If it doesn’t, don’t build your plan on it.',
      ],
    },
    {
      heading: 'Tax',
      paragraphs: [
        'When a lender forgives $600 or more, it generally has to report the forgiven part to the tax office and to you on a form, and it may count as income. There are exceptions, for instance if you were insolvent. Some people receive such a form years later for a debt that’s still being collected. Then one of the two is wrong, and the form is worth keeping as evidence. A tax adviser or a free tax clinic can tell you more.',
      ],
    },
    {
      heading: 'How to check one',
      paragraphs: [
        'Take the entry and go through six points. Is the date of first delinquency printed, if the layout has a place for it? Does it lie before the charge-off? Does it agree at all bureaus that print it? Is the balance zero if the debt was sold, settled, paid or discharged? Is the past due amount no larger than the balance? Does the grid tell the same story as the status?',
        'Do it for each bureau separately. The same charge-off is often described correctly by two of them and wrongly by the third, because an old update reached only two. Then the two good entries make a useful exhibit for the third, provided that all were printed in about the same month.',
        'If all is in order, the entry is accurate, and time is on your side. If one point isn’t, you have a dispute with a sentence to it. You can write it yourself, and the stamp is the only cost.',
      ],
    },
  ],
}
