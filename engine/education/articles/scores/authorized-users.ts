import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'authorized-users',
  title: 'Authorized users: borrowed history, borrowed trouble',
  description: 'What being added to someone’s card does to your report, and how to leave when the card goes bad.',
  category: 'Credit Scores',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['policy_authorized_user', 'fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681c1'],
  rules: ['authorized_user_derogatory'],
  sources: [
    { title: 'Experian: Ask Experian', address: 'https://www.experian.com/blogs/ask-experian/' },
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
  ],
  sections: [
    {
      heading: 'Three ways to be on an account',
      paragraphs: [
        'Each account says in what capacity you’re on it. Individual means that it’s yours alone. Joint means that you and another person both signed, and each of you owes the whole. Authorized user means that you may use it, while someone else promised to pay. A fourth word, co-signer or co-maker, means that you promised to pay if the other doesn’t.',
        'The difference between authorized user and all the others is the debt. A user doesn’t owe. If the owner stops paying, the bank can’t ask you for the money, except in the rare situation that you agreed to it separately. The report may still show the account in your file, with its late marks.',
      ],
    },
    {
      heading: 'Why it is reported at all',
      paragraphs: [
        'Issuers report users because the law on equal credit was meant to let spouses share the history of an account that both of them use. Most issuers report adult users to all three bureaus. Some don’t report a user before a certain age, and some don’t report what’s negative for users. You can ask the issuer.',
        'In formulas, such an account counts, though newer versions give it less weight, since places on old cards have been sold to strangers.',
      ],
    },
    {
      heading: 'When it helps',
      paragraphs: [
        'It helps a thin file most. An account with ten years of punctual payments and a low balance can give a young person something to be scored on. It helps less in a file that already has several accounts.',
        'Before someone adds you, check four things together: that the card has no late payment, that its balance is small against the limit, that it’s old, and that the issuer reports users. If one of the first two fails, don’t do it. You’d be importing the trouble.',
      ],
    },
    {
      heading: 'When it hurts',
      paragraphs: [
        'When the owner fills the card to the limit, your utilization goes up with theirs. When the owner misses a payment, a late mark may appear in your file. When the card is charged off, so may the charge-off. None of this was your doing, and the entry may still be an accurate account of the card.',
        'Divorce is the usual setting. A card on which one spouse was a user goes unpaid during the separation. A court order that says who has to pay binds the two spouses. It doesn’t bind the bank or the bureau, so don’t rely on it to keep your report clean.',
      ],
    },
    {
      heading: 'How to get off',
      paragraphs: [
        'Call the issuer, say that you’re an authorized user and want to be removed. Many banks don’t ask the owner. Ask for a written confirmation. Within a month or two the account will usually vanish from your report, or stop being updated.',
        'If it stays with a derogatory mark, write to the bureau. Say that you’re listed as an authorized user, that you aren’t responsible for the debt, and that you ask for the account to be removed from your file. The bureaus commonly do this on request. It’s their own practice and not a law, and your letter should say so. Errata grades such a finding as policy for the same reason.',
        'Where the entry calls you individual or joint although you only ever were a user, you have a stronger point. It’s then a false statement of fact about who owes the money. Ask the furnisher for the application or agreement with your signature. If there’s none, the responsibility code has to be corrected.',
      ],
    },
    {
      heading: 'What not to claim',
      paragraphs: [
        'Don’t say that the account was opened by fraud if your mother opened it and added you when you were sixteen. That isn’t identity theft. A report to the police about it would be false, and it would accuse someone in your family of a crime. “I was an authorized user and ask to be removed” is true, sufficient and free of consequences.',
        'If, on the other hand, someone opened an account in your name without asking, even a parent, then it is theft. Being related doesn’t change that. You’ll have to decide whether to report it, knowing that a block of the entry rests on an identity theft report.',
      ],
    },
    {
      heading: 'Adding your own child',
      paragraphs: [
        'Some parents add children early so that a history is waiting at eighteen. Whether it’s reported depends on the issuer, and some wait until the child is thirteen, fifteen or older. It’s lawful. Keep the card without a blemish or take the child off again at once. Once the child is grown and has their own account, being a user is no longer needed.',
        'Watch for something else in this connection. A minor shouldn’t have a credit file at all unless you did this, or unless someone stole the number. You can ask the bureaus whether a file exists, and you can have a freeze placed for a child under sixteen, at no charge.',
      ],
    },
    {
      heading: 'Reading such an entry',
      paragraphs: [
        'Look for the word in the field called responsibility, or owner, or ECOA designator. Dates and figures on it belong to the owner’s account: it may have been opened before you were born, and a payment may have been made long before you were added. Such dates are no contradiction, and Errata stays silent about them.',
        'Between bureaus you’ll see differences too. A user may be listed at two bureaus and not at the third. Again, no error, just the choice of the issuer.',
      ],
    },
    {
      heading: 'A short checklist',
      paragraphs: [
        'Find out on which accounts you’re a user. For each, decide whether it still helps. Leave those that don’t, by telephone and with a confirmation in writing. Check the reports two months later. If a derogatory entry remains, ask each bureau that shows it to take it off, and call it what it is: a request under the bureau’s own practice.',
        'For the accounts of your own to which you have added others, take the same care in the other direction. What you do with the card is written into their file as well as into yours.',
      ],
    },
  ],
}
