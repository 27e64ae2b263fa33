import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'read-the-payment-grid',
  title: 'How to read the payment grid, month by month',
  description: 'What each mark means, why a blank is not a late, and the patterns that deserve a question.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681c_a_5'],
  rules: [
    'never_late_with_late_marks',
    'late_counts_disagree',
    'late_ladder_jump',
    'late_month_nothing_due',
    'late_mark_above_arrears',
    'arrears_grow_too_fast',
    'later_though_paid',
    'balance_grows_after_charge_off',
    'past_due_falls_after_charge_off',
    'write_off_remark_too_early',
    'month_more_than_owed',
    'history_before_opened',
    'late_added_to_past',
    'bureaus_disagree_lates',
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
      heading: 'One row, one year',
      paragraphs: [
        'Beneath most accounts stands a small table: a row for each year, twelve columns for the months, and a mark in each cell. It looks like decoration and is the most telling part of the whole report. The status above it gives one sentence about today. The grid tells the story, and the two must fit together.',
        'A check mark, a dot, “OK” or a green square means that the account was paid as agreed in that month. The numbers 30, 60, 90, 120, 150 and 180 mean that the oldest unpaid amount was that many days behind. CO stands for charge-off, C or COL for collection, R or RPO for repossession, VS for a voluntary surrender, FC or F for foreclosure, B for bankruptcy. ND, N/R, a dash or an empty cell means that nothing was reported. CLS means closed, and TN that the account was too new to rate.',
        'Every bureau prints a legend near the grid. Use that one. The same letter doesn’t mean the same thing everywhere, and the legend on your own page is the authority for your own page. Don’t mistake the legend for marks, either: the “30” printed next to “30 days past due” in the key is an explanation, not a late payment.',
      ],
    },
    {
      heading: 'What a late mark really says',
      paragraphs: [
        'A mark of 30 says that at the end of the month, or on the day the lender reported, a payment was at least thirty days overdue. A payment five days late doesn’t appear here. It may cost a fee, but it’s no late mark, because bureaus take lateness only in steps of thirty days.',
        'The mark belongs to a month, and not always to the one you expect. A payment due on March 20 and still unpaid on April 25 becomes a 30 in April. So before you say that a mark is wrong, look at your own records for the due date in the month before it.',
        'After a single missed payment that’s never made up, with the later ones paid on time, some lenders report 30 again and again: each new payment goes to the oldest bill, and the account stays one step behind. This is called a rolling late. Several 30s in a row look alarming, and they’re perfectly lawful.',
      ],
    },
    {
      heading: 'Four patterns that cannot be ordinary',
      paragraphs: [
        'The first is a status that says “never late” above a grid which shows a 30 or worse. Both come from one account, and the whole history is what the sentence claims to describe. One of the two must be corrected. Take care with one thing: if the status was updated in June and the late mark is for July, the status may simply be older.',
        'The second is a late mark for a month before the account was opened. An account opened in May 2022 can’t have been late in February 2022. There are lawful reasons, though. If the loan was bought from another bank, refinanced or given a new number, the history may have come along from the old account. The same goes for servicers, for guarantors and for authorized users. When none of these is printed, the entry contradicts itself.',
        'The third is a jump up the ladder. Lateness grows by one payment a month, so that after OK comes 30, and 60 comes after 30. A grid that goes from OK straight to 60 between two printed months leaves a step out. That alone isn’t proof of an error. A returned check, a disaster plan or the end of a deferral can do it, and federal education loans are often first reported at ninety days. It’s a good reason to ask for the due dates and payments of those two months.',
        'The fourth is a count that doesn’t match. Some reports show “30 days late: 2 times” next to the grid. If the grid covers every month that was reviewed and shows four, the two figures can’t come from the same records. The current month, and marks of 120 days and more that are counted among the 90s, are the usual innocent explanations.',
      ],
    },
    {
      heading: 'What isn’t a pattern',
      paragraphs: [
        'Blanks. A month without data doesn’t say that you paid, and doesn’t say that you didn’t. Nothing follows from it, so nothing should be disputed because of it.',
        'A step down. From 90 to 30 in one month means that two payments came at once, or that the account was brought nearly up to date. That’s good behavior and a correct record of it.',
        'A charge-off that follows 150 or 180. Lenders write a card off as a loss after about six months without payment, and the grid shows it in just this order. Repeated CO marks in later months, one after another, only say that the account is still charged off.',
        'And a difference by one month between two bureaus. One lender reports on the last day of the month to one bureau and on the third of the next to another. If the whole pattern is shifted by one column, both files are telling the same story.',
      ],
    },
    {
      heading: 'Check the grid against your records',
      paragraphs: [
        'Bank statements beat memory. For each mark you doubt, find the payment before it and the payment after it, and write both dates next to the month. If your payment arrived within thirty days of the due date, you have something better than an opinion. Send a copy of that page with your dispute, with everything that doesn’t belong to the matter covered.',
        'Name the cell when you write. “The payment history shows 60 for March 2024, while the same entry’s status says never late” is a sentence that someone at the bureau can check in a minute. “My payment history is wrong” isn’t. The more exact the claim, the harder it is to answer with a form.',
        'How long may a correct late mark stay? Seven years from that late payment. It doesn’t matter whether the account is open or closed, or whether it was paid since. A mark goes when its own seven years are over and leaves the rest of the account standing.',
      ],
    },
  ],
}
