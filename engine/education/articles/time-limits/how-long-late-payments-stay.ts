import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'how-long-late-payments-stay',
  title: 'How long a late payment stays',
  description:
    'Seven years for each late mark, what that means for accounts that are still open, and the marks that follow a different clock.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_a_5', 'fcra_1681c_b', 'fcra_1681e_b'],
  rules: ['obsolete_late_payment'],
  sources: [
    { title: '15 USC 1681c(a)(5), other adverse items', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
    {
      title: 'Consumer Financial Protection Bureau: How long does information stay on my report?',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
  ],
  sections: [
    {
      heading: 'Each mark has its own seven years',
      paragraphs: [
        'A late mark is its own adverse item. The statute lets it be reported for seven years, counted from that late payment, and then it must go. The account it belongs to may stay. So may the later marks on the same account.',
        'Imagine a car loan that was 30 days late in April 2017, 30 days late in June 2019, and otherwise punctual. The first mark may not be in a consumer report dated after the end of April 2024. The second may be until June 2026. The loan itself, paid off in 2021, can remain in good standing with nothing but clean months.',
        'Here there’s no extra 180 days. That addition belongs to charge-offs and collections only.',
      ],
    },
    {
      heading: 'Counting a month',
      paragraphs: [
        'Reports print late marks by month. A mark for April 2017 may be for any day in April. To be fair to the bureau, count from the last day of the month: April 30, 2017 plus seven years is April 30, 2024. A report dated April 20, 2024 that shows it is in order. One dated May 2, 2024 is past the limit.',
        'Errata counts the same way. It never takes the first day of a month to make an item look older than it surely is.',
      ],
    },
    {
      heading: 'Why bureaus sometimes show older ones',
      paragraphs: [
        'Most grids cover seven years or less, so old marks drop off on their own. There are exceptions. Some grids go back further and show the older years as blank or good. Some print a “worst ever” field or a sentence such as “was 60 days late”, without a date. A few entries mention a late month in a remark.',
        'The month has to be printed for anything to be claimed. A sentence without a date proves nothing about age. If a remark says “was past due 60 days” and the grid holds no such mark in the past seven years, you can ask the bureau which month it means. That’s a question, not an accusation.',
      ],
    },
    {
      heading: 'Marks under another clock',
      paragraphs: [
        'CO, C, repossession, surrender and foreclosure marks in the grid aren’t late payments in this sense. They belong to the event that the account ended in, and the period for that runs from the delinquency before it, with the 180 days in front. So a CO of August 2018 may still be there in early 2025 although seven years have nearly gone by. Look at the date of first delinquency for these.',
        'What about the 30, 60, 90 and 120 that led up to a charge-off? They are late marks, each with its own month, and in practice the whole account goes when the charge-off goes. If the account was charged off in September after lates from March on, the difference is a matter of weeks and not worth a letter.',
        'Bankruptcy marks follow the account and the case. Education loans may follow the laws on education; for these, Errata is silent unless you say that the loan is private.',
      ],
    },
    {
      heading: 'Still late today',
      paragraphs: [
        'Suppose that an account has been 30 days behind without interruption for eight years, one rolling late after another. The marks older than seven years must go, the newer ones may stay, and every month adds one. The way to end this is to make one extra payment and be current. People are sometimes a single payment behind for years and don’t know it, because each monthly payment is accepted and applied to the month before.',
        'If you suspect this, ask the lender for a payment history with due dates and the dates of receipt. It’s the most useful document in any argument about late marks.',
      ],
    },
    {
      heading: 'How much an old mark matters',
      paragraphs: [
        'Formulas give weight to how recent, how severe and how frequent the lates are. A 30 from six years ago, alone, hardly matters. A 90 from last spring matters very much. It follows that the fight for the removal of an accurate mark in its last year is rarely worth the stamp, unless it’s past the limit, and then it’s worth it, because it costs you one sentence.',
      ],
    },
    {
      heading: 'Accurate and young: what can be done',
      paragraphs: [
        'The law gives no right to have an accurate late payment removed early. Some lenders will do it as a goodwill act when the late was single, the reason was serious, and the account has been clean since. A polite letter to the lender is the way. Tell what happened in three sentences, say what you changed so that it won’t happen again, and ask. Don’t threaten and don’t call it an error.',
        'Some will answer that they’re obliged to report accurately, and that isn’t an excuse. It’s a fair reading of their duties. Accept it and go on.',
        'Also ask yourself whether it’s really accurate. Was the payment sent on time to an old address after the servicer changed? Was there a forbearance or a disaster plan for that month? Was automatic payment stopped by the bank and not by you? Then there may be a real error, and it can be disputed with the papers.',
      ],
    },
    {
      heading: 'Writing about one that is too old',
      paragraphs: [
        'Give the account, the month, the mark and the report’s date. “The payment history shows 30 for April 2017. The report is dated June 2, 2024, more than seven years later. Please remove the mark.” Add the law once: adverse items other than those with their own rule may be reported for seven years. Mention that the exceptions for very large credit and highly paid jobs are left aside.',
        'Don’t ask for the account to be deleted. You want the good years to stay.',
      ],
    },
    {
      heading: 'Check the others',
      paragraphs: [
        'When one bureau shows a mark that’s too old, look at the other two for the same month. They keep separate files, and you must ask each one separately. If the other two don’t show it, that proves nothing about the first, and you need no such proof. The calendar is enough.',
        'Then note when the next mark reaches its limit. A small table with account, month and last lawful day takes ten minutes to make and saves you from reading the grids again next year.',
      ],
    },
  ],
}
