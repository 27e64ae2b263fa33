import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'sold-transferred-or-placed',
  title: 'Sold, transferred or placed: who owns the debt, and which balance may stay',
  description:
    'Three words that decide whether the first lender may still show money owed, and how to spot a debt counted twice.',
  category: 'Debts and Collections',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fdcpa_1692g', 'reg_f_1006_34'],
  rules: ['balance_after_sale', 'debt_counted_twice', 'debt_under_two_numbers', 'duplicate_account', 'settled_debt_sold_on'],
  sources: [
    { title: '15 USC 1681e, compliance procedures', address: 'https://www.law.cornell.edu/uscode/text/15/1681e' },
    { title: '12 CFR 1006.34, notice for validation of debts', address: 'https://www.law.cornell.edu/cfr/text/12/1006.34' },
  ],
  sections: [
    {
      heading: 'Three different events',
      paragraphs: [
        'A lender that isn’t being paid has three roads. It can place the debt with an agency, which tries to collect for a commission. The lender remains the owner. It can sell the debt to a buyer, which pays a part of the amount and becomes the owner. Or it can transfer the account, either within its own house, to a recovery department or a new number, or to another servicer.',
        'The report uses the words loosely. “Transferred” may mean any of the three. That’s why one should look for the whole phrase: “sold to”, “purchased by another lender”, “transferred to recovery”, “account transferred to another office”, “placed for collection”.',
      ],
    },
    {
      heading: 'What each means for the balance',
      paragraphs: [
        'Placed: the lender’s entry may go on showing the balance. The agency may report as well, as an agency, naming the lender as the original creditor. Two entries for one debt look bad, and it’s accepted. Still, two entries that each claim an open balance are worth a question.',
        'Sold: the lender is no longer owed anything. Its entry has to show a balance of zero and nothing past due. The buyer’s entry shows the amount. If the lender’s still shows it, the file claims that you owe twice what you owe. Errata calls that a contradiction, because the entry itself says that it was sold and that it’s owed.',
        'Transferred inside the house: nothing changes about the balance. It’s the same creditor.',
        'Transferred to another servicer, as happens with mortgages and student loans every day: the old servicer’s entry should read zero and transferred, and the new one continues, often with the original opening date, sometimes with its own.',
      ],
    },
    {
      heading: 'Figures that may stay after a sale',
      paragraphs: [
        'One figure is often mistaken for a balance: the amount that was charged off. It’s a historical number and may remain on a sold account. So may the highest balance, the original amount, and the late marks from before the sale. The rule concerns what’s printed as owed now: balance and past due.',
        'Also, the sale has to go in the right direction. An entry that says “acquired from” or “purchased from” belongs to the buyer, and of course it shows a balance.',
      ],
    },
    {
      heading: 'Seeing a double',
      paragraphs: [
        'Put both entries side by side. The original creditor’s: does it say sold or transferred to another company, and is its balance zero? The collector’s: does it name that creditor as the original, and is its amount about the same? If the first still shows money, you have the classic double count.',
        'Two collectors with one original creditor and about the same amount are a second pattern. Debts are sold more than once, and the one who sold should have closed its entry. It’s for them to show who owns it. Ask both, and ask the bureau to find out. If one entry is closed, recalled or at zero, there’s nothing to complain about.',
        'A third pattern isn’t a double at all: the old and the new number of one card after a loss, or a loan under two servicers, one of them at zero. Leave it.',
      ],
    },
    {
      heading: 'Finding out who owns it',
      paragraphs: [
        'Your best source is the notice that a collector has to send within five days of first contacting you. It names the creditor to whom the debt is currently owed, and usually the one to whom it was owed on a certain earlier date, the itemization date. It breaks the amount down into what was owed then, and interest, fees, payments and credits since.',
        'If you dispute in writing within thirty days of receiving it, the collector must stop until it has sent you verification. Within the same thirty days, you can ask for the name and address of the original creditor, if it’s a different one.',
        'You can also ask the original lender: did you sell the account, when, and to whom? Most will tell you in a letter or by telephone. That letter can be the exhibit that decides the dispute.',
      ],
    },
    {
      heading: 'How to write about it',
      paragraphs: [
        'To the bureau, about the lender’s entry: “The entry says that the account was sold to another company. It still shows a balance of $2,140. Please set the balance and the amount past due to zero, or show that the account wasn’t sold.” It’s a statement of two printed facts and a choice that leaves the truth to them.',
        'To the bureau, about two collectors: “Two entries name the same original creditor and nearly the same amount. Please find out which company owns the debt, and correct the other entry.”',
        'Don’t ask for both to be deleted. One of them is presumably right.',
      ],
    },
    {
      heading: 'Paid the wrong one',
      paragraphs: [
        'It happens: you pay the collector, and the lender that still owned the debt doesn’t know about it, or you pay the lender after it had sold. Keep the receipt. The company that took the money has to pass it on or return it. Dispute the entry of the other with a copy of the payment, and ask the receiver in writing to confirm where the money went. If an entry is called paid and still shows a balance, that alone contradicts the entry.',
        'Before any payment on an old debt, therefore, ask for the name of the current owner in writing. A serious collector can answer that in a day.',
      ],
    },
    {
      heading: 'After bankruptcy or settlement',
      paragraphs: [
        'A debt that was discharged or settled is sometimes sold by mistake in a large package, and the buyer begins to collect. Send the buyer the discharge order or the settlement agreement. A new entry for a debt that no longer exists is inaccurate from the first day, and the exhibit is one page.',
        'On the report itself, Errata looks for a creditor’s entry that says paid or settled, with nothing owed, and a collector that began two months or more later with the amount that was charged off. It asks what was left to collect. An agency that had the debt before you paid may only be slow to update.',
      ],
    },
    {
      heading: 'Keep the chain',
      paragraphs: [
        'For each debt that changed hands, keep a sheet with the chain: who lent, who bought, when, what amount at each step, and the letter or report that shows it. If a gap appears in that chain, it’s the collector who has to close it. You only have to show that you looked.',
      ],
    },
  ],
}
