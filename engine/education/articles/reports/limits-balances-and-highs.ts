import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'limits-balances-and-highs',
  title: 'Balance, limit, high balance, past due: four figures that must fit',
  description: 'How the money columns of an account relate, when they clash, and when over the limit is simply over the limit.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681i_a_4', 'fcra_1681i_a_5'],
  rules: [
    'balance_above_high_balance',
    'past_due_above_balance',
    'limit_missing',
    'bureaus_disagree_limit',
    'bureaus_disagree_balance',
  ],
  sources: [
    { title: '15 USC 1681e, compliance procedures', address: 'https://www.law.cornell.edu/uscode/text/15/1681e' },
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
  ],
  sections: [
    {
      heading: 'The four figures',
      paragraphs: [
        'Balance is what was owed on the day of the update. Credit limit is the most that you may owe on a card or line. High balance, also called high credit, is the most that was ever owed. Past due is the part of the balance that should have been paid already.',
        'Loans have no limit. For them the original amount takes its place, and the balance should sink from there to zero as payments are made. Other figures may be printed as well: the monthly payment, the last actual payment, an amount charged off. All of them belong to a date, and two figures can be compared only if their dates agree.',
      ],
    },
    {
      heading: 'Past due and balance',
      paragraphs: [
        'The overdue part can’t be larger than the whole. On a card or in a collection, an amount past due of $900 next to a balance of $620 doesn’t add up, provided that both were printed for one date. Small differences of a few dollars arise from rounding and fees and mean nothing.',
        'On an installment loan it’s less clear. Some lenders report as balance only the principal, and count interest and late fees into what’s past due. There, the pair is a reason to ask and no proof of an error. Errata grades it accordingly: a contradiction for cards and collections, a question for the rest.',
        'The common innocent explanation is age. The balance was updated on the third of the month, a payment came, and the past due amount is the one of the month before. Look at the two dates, if the report prints two.',
      ],
    },
    {
      heading: 'Balance and high balance',
      paragraphs: [
        'If the high balance is really the highest ever, then today’s balance can’t exceed it: the moment it did, the high balance would have moved up with it. An entry with a balance of $4,310 and a highest balance of $3,900 therefore asks for an explanation.',
        'It’s a question, not an accusation, because the label is used loosely. One bureau prints the credit limit in that column for some accounts. Another prints the amount that was charged off. Some reports state the high balance of a certain period and say so in small type. If the figure equals the limit to the dollar, it probably is the limit. On a charged-off account, the balance may have been frozen long ago and the high figure may be something else again.',
      ],
    },
    {
      heading: 'Over the limit is not an error',
      paragraphs: [
        'A balance above the limit looks wrong to many people, and several automatic tools report it as one. It’s lawful. Interest, an annual fee or a late fee can carry a card past its limit, and so can a purchase that the bank let through. A card with a limit of $1,000 and a balance of $1,045 is accurately reported if that’s what was owed. What it says about your utilization is unpleasant, and the cure is a payment.',
        'If a bank lowered your limit below what you already owed, the entry is accurate too. You may ask the bank to restore the limit. The bureau can’t.',
      ],
    },
    {
      heading: 'When no limit is printed',
      paragraphs: [
        'Open card accounts sometimes show no limit at all. Certain charge cards really have none that’s fixed in advance. For others the bank simply didn’t send it. Formulas then have to take something else to measure how much of the line is used, and often that’s the highest balance. If you once owed $800 and now owe $700, your card may look nearly full although its limit is $6,000.',
        'That isn’t an error in the strict sense, as nothing false is stated. Errata shows it as a note. What you can do is ask the card issuer to report the limit. A telephone call is a fair start. In a letter to the bureau, say that the entry prints no limit, name the limit from your statement, and enclose a copy of that statement with everything else on it covered.',
      ],
    },
    {
      heading: 'Zero where something was paid',
      paragraphs: [
        'After the last payment on a loan, the balance should be zero with the next update. Updates come monthly, so allow about six weeks before you worry. The same is true of a card that you pay in full each month: the report usually shows the balance of your last statement, which isn’t zero although you never pay interest. People are often surprised to see $1,200 on a card that they pay off completely. It’s the balance on the day the statement was closed. If you want a small figure there, pay before the statement date instead of before the due date.',
        'Different amounts at two bureaus on an open card come from the same source. One bureau was updated on the 2nd and the other on the 28th. Only if the two dates lie within about three days of each other is the difference worth following up.',
      ],
    },
    {
      heading: 'Figures after a sale or a charge-off',
      paragraphs: [
        'When a lender sells a debt, its own entry should go to zero, balance and past due alike. The buyer reports the amount from then on. When it only places the debt with an agency, it still owns it and may show the balance.',
        'After a charge-off without a sale, the balance remains what’s owed. Whether interest may still be added depends on the contract and on state law. A collector can’t add amounts that neither the agreement nor the law allows. So when a collection grows from month to month, ask the collector for an itemization: what was the amount on the itemization date, and what were interest, fees, payments and credits since then.',
      ],
    },
    {
      heading: 'How to check in ten minutes',
      paragraphs: [
        'Take a sheet with five columns: limit, high, balance, past due, updated. Fill in one line for each open account and each one that’s charged off or in collection. Then go down the lines and ask three things. Is past due larger than balance? Is balance larger than the high figure on a card that isn’t charged off? Is any figure there although the status says paid, sold or discharged?',
        'Whatever remains after you have looked at the dates and the notes on the entry, write down as one sentence with both figures in it. That sentence is most of your dispute. The bureau has to review and consider all relevant information that you send, so a copy of the statement for the same month goes with it.',
      ],
    },
  ],
}
