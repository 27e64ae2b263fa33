import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'the-thirty-day-clock',
  title: 'The thirty-day clock: when it starts, when it stops, and when a bureau is really late',
  description: 'Receipt, extensions, business days and the mail: how to count without complaining too early.',
  category: 'Disputes',
  icon: 'book-open',
  updatedOn: '2026-11-27',
  authorities: [
    'fcra_1681i_a_1',
    'fcra_1681i_a_2',
    'fcra_1681i_a_3',
    'fcra_1681i_a_6',
    'fcra_1681i_a_8',
    'fcra_1681j_a',
    'cfpb_complaint_intake',
  ],
  rules: [],
  sources: [
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
    { title: '15 USC 1681j, charges for certain disclosures', address: 'https://www.law.cornell.edu/uscode/text/15/1681j' },
  ],
  sections: [
    {
      heading: 'It starts with receipt',
      paragraphs: [
        'A bureau has thirty days for a reinvestigation, counted from the day on which it receives your dispute. The day you wrote, printed or mailed the letter doesn’t matter. Neither does the channel: it’s a myth that an online dispute is due in thirty days and a letter in forty-five. The same statute applies to both.',
        'Online, receipt is the moment you press the button. By mail, it’s the day of delivery, and if you can prove that day you can prove the whole calendar. Certified mail gives you a scan. Errata takes the delivery scan, or the date that you enter yourself when you sent the letter some other way.',
      ],
    },
    {
      heading: 'Calendar days, weekends included',
      paragraphs: [
        'The thirty days are calendar days. A deadline that falls on a Sunday or a federal holiday isn’t moved to Monday by this statute. If a letter was delivered on March 3, the thirtieth day is April 2.',
        'Other steps are counted in business days, and for these, Saturdays, Sundays and federal holidays are left out. Mixing up the two kinds is the most common mistake. A rule of thumb: whenever the law says “business days”, someone has a duty to tell someone something.',
      ],
    },
    {
      heading: 'When thirty becomes forty-five',
      paragraphs: [
        'There are two ways, and they don’t add up to sixty. First, if you send relevant information during the thirty days, the bureau may take up to fifteen days more. It may not do so if, within the thirty days, the item has already been found inaccurate or impossible to verify. Second, if you dispute after getting a free annual report, the period is forty-five days.',
        'Is a weekly free report an “annual” one in this sense? Opinions differ, and it’s wise not to stake anything on the answer. If you got the report free from AnnualCreditReport.com, count forty-five. If Errata doesn’t know where a report came from, it shows the thirtieth day and says that it may be the forty-fifth. It calls no one late before the later of the two.',
      ],
    },
    {
      heading: 'What has to happen on the way',
      paragraphs: [
        'Within five business days of receipt, the bureau must notify the furnisher, and pass on all relevant information that you sent. The furnisher investigates and answers the bureau within the same overall period.',
        'Within five business days of deciding that a dispute is frivolous or irrelevant, the bureau must tell you so, with its reasons, and must name the information that it needs.',
        'If the item is deleted within three business days of receipt, the procedure is shorter: you’re told by telephone or in a brief letter, and a confirmation follows.',
        'And when the reinvestigation is complete, the written results follow within five business days. They include a revised report and the notice that you may ask how the check was made.',
      ],
    },
    {
      heading: 'When may you call it late',
      paragraphs: [
        'Not on day thirty-one. The investigation could have ended on day thirty, the letter went out five business days later, and then the mail took a week. So add it all up: thirty or forty-five days, plus five business days, plus the days that a letter needs. In an ordinary case this is about six weeks after receipt, and eight if the report was a free annual one.',
        'If nothing has come by then, the bureau is late, and you can say so with both dates in your letter. An item that was found inaccurate, or that can’t be verified, has to be deleted or modified promptly. Ask for the result in writing and for the deletion of whatever wasn’t verified in time.',
        'Being late doesn’t make an accurate entry false. Some guides promise automatic deletion on day thirty-one. What the statute demands after the period is that the item be deleted or corrected if it’s inaccurate or couldn’t be verified. A late answer that confirms the item with good evidence leaves you with a complaint about delay, not a won dispute.',
      ],
    },
    {
      heading: 'Three clocks in one dispute',
      paragraphs: [
        'Suppose a letter that was delivered on Thursday, March 5, after a report that you had bought or got because of a refusal. By Thursday, March 12, the furnisher should know of it. April 4, a Saturday, is the thirtieth day, and it stays a Saturday. If the bureau finishes on that day, the results are due by Friday, April 10, the fifth business day after. A letter that’s posted then may reach you on the 15th.',
        'Now suppose that on March 20 you send a bank statement that supports your claim. The bureau may use fifteen days more: April 19. Would it have been better to wait? If the document settles the matter, no. But send everything with the first letter whenever you can.',
      ],
    },
    {
      heading: 'Other clocks people mix in',
      paragraphs: [
        'A direct dispute with a furnisher runs for thirty days as well, from the day it arrives at the address the furnisher gives for disputes. It’s a separate clock, with its own conditions.',
        'The thirty days after a collector’s notice are yours, not the collector’s. Within them, a written dispute stops the collection until the debt is verified. The collector has no date by which it must answer; it just can’t continue before then.',
        'The description of how an item was verified is due fifteen days after you ask for it. An identity theft block is due four business days after the complete packet has been received.',
        'The federal Consumer Financial Protection Bureau takes complaints about inaccurate information when your dispute is closed or forty-five days have passed. That’s its intake practice. It isn’t part of the statute, and it doesn’t prolong the bureau’s time.',
      ],
    },
    {
      heading: 'How Errata counts',
      paragraphs: [
        'For each date it shows, Errata tells you the event it starts from, the number of days, and the provision. When the starting event isn’t proved yet, because no delivery was recorded, there’s no date, and it says what’s missing. A clock that shows a day it can’t know would be worse than none.',
        'You can do this count on paper: write the day of receipt at the top of a calendar page, and mark the fifth business day, the thirtieth and the forty-fifth day, and the fifth business day after each. Those marks are all you need.',
      ],
    },
  ],
}
