import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'dates-on-an-account',
  title: 'The dates on an account, and which of them can clash',
  description: 'Opened, closed, last payment, last update: what each date measures and the pairs that cannot both be true.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  rules: ['closed_before_opened', 'payment_before_opened', 'date_in_future', 'bureaus_disagree_opened'],
  sources: [
    { title: '15 USC 1681e, compliance procedures', address: 'https://www.law.cornell.edu/uscode/text/15/1681e' },
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
  ],
  sections: [
    {
      heading: 'Six dates, six meanings',
      paragraphs: [
        'A full entry can carry half a dozen dates, and they look so much alike that people mix them up. Sort them first.',
        'Date opened is the day on which the account began, with the company named on the entry. Date closed is the day on which new use ended; a debt can go on long after it. Date of last payment is the last time money arrived. Date of last activity is a looser word and may mean a payment, a charge or a change of status. Date reported, or balance updated, is the day of the snapshot. Date of first delinquency marks where the trouble began that led to a charge-off or collection, and it alone drives the seven-year clock for those.',
        'There is a seventh, on some reports: the month until which the item stays on record. It’s the bureau’s own forecast, lies ahead of you by nature, and is never an error for being in the future.',
      ],
    },
    {
      heading: 'How exact is a printed date',
      paragraphs: [
        'Some bureaus print a full day, others only month and year, and for your birthday one prints the year alone. A date without a day can’t be early or late within its month. When an account is shown as opened in “May 2022” and the last payment as made on May 3, nothing is wrong: it may have been opened on the first.',
        'Errata reads a month as every day of that month and calls two dates contradictory only if no possible reading makes them fit. Do the same when you check by hand. It’ll save you from the most common false alarm of all.',
      ],
    },
    {
      heading: 'Closed before it was opened',
      paragraphs: [
        'You can’t close what doesn’t exist. If an original creditor’s entry gives a closing date that’s earlier than its opening date, one of the two is false. You needn’t know which.',
        'One situation makes this pair lawful. When a collector or another lender takes an account over, it may print its own opening date, meaning the day it acquired the debt, next to the closing date that came with the old account. So look at who is speaking. Words such as “acquired from”, “purchased”, “factoring company” or “debt buyer” on the entry explain the pair. On a bank’s own card entry, with no such words, there’s nothing to explain it.',
      ],
    },
    {
      heading: 'Paid before it was opened',
      paragraphs: [
        'The same logic covers the last payment. You can’t make a payment in March on a loan opened in June. The lawful reasons are a little wider: an account that was transferred, consolidated, refinanced or given a new number may keep the last payment of its former life. Servicers and guarantors of loans often show it. And if you’re only an authorized user, the card may be much older than your part in it, or the dates may mix yours with the owner’s.',
        'If payment and opening fall in one month, there’s no clash either.',
      ],
    },
    {
      heading: 'After the report itself',
      paragraphs: [
        'A report dated November 12 can’t know that an account was closed on December 3. Dates opened, closed, last paid or first delinquent, and months in the payment history, belong to the past from the report’s point of view. One that lies after the report date is impossible.',
        'Here the exceptions belong to the kind of date, not to the kind of account. Removal months, the start of deferred payments, the end of a term and balloon payments are in the future on purpose. Read the label twice before you write.',
      ],
    },
    {
      heading: 'Why such errors happen',
      paragraphs: [
        'Mostly through typing and conversion. A lender moves from one computer system to another and an empty field is filled with the day of the move. A year is entered as 2025 instead of 2015. Two accounts are merged, and each gives one half of the dates. No one looked, because each value was valid on its own. Only the pair is absurd, and pairs aren’t what the monthly update is checked for.',
        'It follows that an impossible date is rarely bad intent. It’s still worth correcting, for two reasons. A wrong opening date changes the age of your accounts, which enters into a score. And a file in which one date is provably wrong is a file in which other facts from that furnisher deserve a second look. That’s a reason to check the rest. It isn’t proof that the rest is false.',
      ],
    },
    {
      heading: 'What to ask for',
      paragraphs: [
        'Give both dates, as printed, with the page. Say that they can’t both be true. Ask for the false one to be corrected.',
        'Don’t demand that the whole account be deleted because a date is wrong. The law asks the bureau to correct or delete what is inaccurate or can’t be verified, and for a wrong date the natural cure is the right date. A bureau that fixes the date has done what it had to. Sometimes the furnisher can’t produce a correct date, and then more may fall; but let that be its answer, not your opening demand.',
        'If you have your own record, say so. An opening letter, a first statement or the e-mail that confirmed the closing of a card is worth copying. If you have nothing, the contradiction is still visible on the page, and that’s enough to start.',
      ],
    },
    {
      heading: 'A worked example',
      paragraphs: [
        'Suppose an entry for a store card shows: opened 06/14/2023, closed 02/02/2023, last payment 01/20/2023, balance $0, paid as agreed. Two dates precede the opening. The entry’s good, so does it matter?',
        'It does a little. The age of the account is wrong, and the card looks newer than it was. The likely truth is that it was opened in June of an earlier year. Your letter might read: “The entry gives 06/14/2023 as the date opened, 02/02/2023 as the date closed and 01/20/2023 as the date of the last payment. An account can’t be closed or paid before it’s opened. Please correct the date opened.” It makes three statements of fact, all printed, and one request, and it accuses no one of anything.',
        'Now change one detail. The furnisher’s name is that of a company which buys debts, and the account type says “factoring company account”. Then June 2023 is when it bought the debt, the other dates come from the bank before it, and there’s nothing to dispute about them. What you may look at instead is whether the entry names the original creditor, and whether the bank’s own entry now shows zero.',
      ],
    },
    {
      heading: 'Keep an eye on the next report',
      paragraphs: [
        'After a correction, take a fresh report and compare it with the old one, date by date. A corrected field sometimes comes back with a later update, when the furnisher changed its answer to the dispute but not its own books. If that happens, you have the bureau’s result letter and two reports to show for it.',
      ],
    },
  ],
}
