import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 're-aging',
  title: 'Re-aging: when an old debt is made to look young',
  description:
    'How to see it with two reports, what lawful events look the same, and how to write about it without overclaiming.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_c_1', 'fcra_1681s2_a_5', 'fcra_1681s2_a_5_b', 'fcra_1681i_a_4'],
  rules: [
    'reaged_delinquency',
    'removal_date_moved_later',
    'removal_date_passed',
    'removal_past_limit',
    'lost_balance_came_back',
    'chain_dofd_moved',
    'collector_dofd_after_assignment',
  ],
  sources: [
    { title: '15 USC 1681c(c), running of reporting period', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
    {
      title: '15 USC 1681s-2(a)(5), duty to provide notice of delinquency of accounts',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
    },
  ],
  sections: [
    {
      heading: 'What the word means',
      paragraphs: [
        'To re-age a debt is to report a later date of first delinquency than the true one. The effect is simple. The seven years start later, so the entry stays longer. Sometimes someone does it on purpose. Far more often, a file is loaded into a new system, the date of a purchase or of a last payment slips into the wrong field, and no one notices.',
        'The law has a plain answer. The period for a charged-off or collected account runs from the delinquency that came immediately before, whatever happens to the debt afterward. A sale doesn’t move it. Neither does a new collector, a new number or a payment.',
      ],
    },
    {
      heading: 'One report isn’t enough',
      paragraphs: [
        'You can’t see re-aging on a single page. A date of March 2020 looks like any other date. What reveals it is a second report of the same bureau, older than the first, on which the same account carries an earlier date. This is why saving each report matters so much, and why Errata compares a new upload with the older ones of the same bureau.',
        'For a claim that the account was re-aged, four things must come together. Both reports are from one bureau. It’s the same account. It was already charged off or in collection on the older report, as on the newer. And the printed date of first delinquency is at least two months later on the newer one. A shift of a single month is within the ordinary looseness of these dates.',
      ],
    },
    {
      heading: 'What may lawfully move the date',
      paragraphs: [
        'The condition that the account was charged off or in collection in both reports is important. If it was only 60 days late in the older report, you may have caught up since and fallen behind again, and then the newer date is correct. The same goes for a good month between the two reports, a reinstatement, a loan modification that brought the account current, or a bankruptcy.',
        'A correction after a dispute may also move it. If you yourself complained about the date and the furnisher corrected it, the new one might be the right one even when it’s later. Errata stays silent where it knows of such a dispute. Education loans are left out as well, because a rehabilitated or consolidated loan follows different rules.',
      ],
    },
    {
      heading: 'When only the removal month moved',
      paragraphs: [
        'Experian and TransUnion print no date of first delinquency. They print the month of removal. If that month moves later by two months or more from one report to the next, while the account is charged off or in collection in both, something under it has changed. Perhaps the hidden date was moved. Perhaps the bureau only refined its estimate.',
        'So the finding is weaker. Errata asks for proof and doesn’t assert an error. The right sentence is a question: on which date of first delinquency does each of the two months rest? The bureau knows the answer. If it can’t explain the difference, you have your error.',
      ],
    },
    {
      heading: 'Two bureaus, two dates',
      paragraphs: [
        'Different dates at two bureaus in the same month are another clue. If Equifax prints April 2019, while TransUnion expects to remove the item in October 2027, the two can’t well rest on one delinquency. But a removal month isn’t a date, and you can’t compare what was never printed. Treat it as a reason to ask both. Where two reports really print a date of first delinquency, and the months differ by more than one, at most one of them is right.',
      ],
    },
    {
      heading: 'Collectors and second entries',
      paragraphs: [
        'The most frequent scene is this one: the bank’s own entry shows a delinquency in 2018, and then a debt buyer appears in 2022 with its own entry. Compare its date of first delinquency with that of the bank. It should be the same, or close to it, or at least be before the date on which the debt was placed for collection. If the buyer prints the date of its purchase instead, it has given itself four more years.',
        'Don’t be misled by the buyer’s “date opened”. That’s lawfully the purchase date. Nor by “date assigned” or “date reported”. Only the delinquency date counts, and if the entry prints none, ask for it.',
        'Errata puts both comparisons to the bureau as questions, and only from two months on: one creditor counts from the missed payment, another from its thirtieth day. It compares a collector with a creditor where the names and an amount that isn’t a round one show that both mean one debt, and it leaves out agencies that take bills before they’re late, as hospitals’ billing agencies and servicers do.',
      ],
    },
    {
      heading: 'Writing to the bureau',
      paragraphs: [
        'Put the two pages side by side and mark the two dates. Then write: “Your report of May 3, 2024 gave 03/2018 as the date of first delinquency of this account. Your report of June 10, 2026 gives 11/2019. The account was charged off in both. Please report the original date, and remove the entry when its period ends.” Enclose copies of both pages.',
        'Don’t use the word fraud. You don’t know who changed the date or why. A bureau that gets a letter with two of its own pages and no accusation has little to hide behind. It has thirty days from receipt to reinvestigate.',
      ],
    },
    {
      heading: 'Writing to the furnisher',
      paragraphs: [
        'Ask for two things: the date on which the account was last current, and the payment history around it. Furnishers are bound to report the month and year of the delinquency that came right before the charge-off or collection. Ask them to confirm the one that they reported. If you dispute directly with the furnisher, send it to the address that it names for disputes, on the report or on its website, since other addresses don’t start its duty to investigate.',
        'A private lawsuit over the furnisher’s reporting duties of this kind isn’t open to a consumer; those duties are enforced by authorities. What is open to you is the dispute through the bureau, upon which the furnisher must investigate. So go through the bureau, and don’t threaten what you can’t do.',
      ],
    },
    {
      heading: 'After it was corrected',
      paragraphs: [
        'Check the next report, and the one after it. A date that was wrong in the furnisher’s books tends to come back with the monthly update, and you’ll recognize it at once now. Keep the bureau’s result letter with the corrected date. When the outer date arrives, seven years and 180 days from the true beginning, take one more report and see that the entry has gone.',
        'It all costs a little attention and no money. The only thing that can’t be replaced is the old report, so save it.',
      ],
    },
  ],
}
