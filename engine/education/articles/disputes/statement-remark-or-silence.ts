import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'statement-remark-or-silence',
  title: 'Statement, remark or silence: how a disagreement is recorded',
  description:
    'The hundred-word statement, the dispute remark on an account, and when it’s wiser to leave the file without either.',
  category: 'Disputes',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681i_b', 'fcra_1681c_f', 'fcra_1681s2_a_3', 'fdcpa_1692e_8'],
  rules: ['dispute_remark_left', 'dispute_shown_by_one_only'],
  sources: [
    { title: '15 USC 1681i(b), statement of dispute', address: 'https://www.law.cornell.edu/uscode/text/15/1681i' },
    { title: '15 USC 1681c(f), indication of dispute', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
  ],
  sections: [
    {
      heading: 'When you couldn’t agree',
      paragraphs: [
        'You disputed, they verified, you tried again, and it stayed. The law then gives you a modest last word: the file can say that you disagree. There are two ways in which it may say so, and they’re easily confused.',
        'One is your own statement, in your own words, stored by the bureau with your file. The other is a short remark on the account, such as “dispute resolved, consumer disagrees”, sent in by the furnisher or added by the bureau. Both can be useful, both can become a burden, and neither changes a score much.',
      ],
    },
    {
      heading: 'The statement',
      paragraphs: [
        'If a reinvestigation doesn’t resolve your dispute, you may file a brief statement about the nature of the dispute. The bureau may limit it to one hundred words if it offers help in writing a clear summary. From then on, a report that contains the disputed item has to show that it’s disputed, and must carry your statement or a clear and accurate summary of it, unless the bureau has reasonable grounds to believe that it’s frivolous or irrelevant.',
        'Who reads it? Not the formula. A person might: the officer who decides on a mortgage, a landlord, someone in human resources. Write for that person.',
        'A good statement gives the fact, the proof and the status in three sentences. “I disputed the 60-day late mark for March 2024 on this loan. My bank paid the installment on March 4; the lender doesn’t dispute the payment and says it was posted in May. I’ve paid every other installment on time.” That’s 40 words and quite enough.',
        'A poor one complains. “This bank has ruined my life” tells the reader nothing that could be used in your favor. And a statement that explains a lateness by a divorce or an illness isn’t a dispute at all; it confirms that the lateness is accurate. If you want such an explanation to be read, give it to the lender with the application.',
      ],
    },
    {
      heading: 'The remark',
      paragraphs: [
        'While a dispute is pending, the entry usually carries a note. If you wrote to the furnisher itself, it may not go on reporting the item without notice that you dispute it, and a bureau that gets this notice has to show it. Afterward, one of three things happens. The remark is removed. It changes to a wording that says the investigation is over and you still disagree. Or it’s forgotten and stays as if the matter were open.',
        'The second is permitted and accurate. Furnishers have codes for it, and the wording differs by bureau: “previously disputed”, “account information disputed by consumer, investigation completed”, “dispute resolved, customer disagrees”.',
        'The third is untidy. When a remark of an open dispute is more than 45 days old and no dispute is running, Errata shows a note. It may matter for a mortgage, because underwriters react to the word “disputed” without looking at the date. A short message to the furnisher that you no longer dispute, if that’s true, or a request to the bureau to update the remark, usually settles it.',
      ],
    },
    {
      heading: 'Collections are special',
      paragraphs: [
        'A collector that knows, or should know, that you dispute a debt must say so whenever it communicates about that debt, and a bureau counts as someone it communicates with. So on a collection the remark is your protection. A collection that’s reported without it, after you disputed the debt in writing with the collector, is a point for your next letter. Keep the proof of delivery of that dispute.',
        'Don’t ask for the remark to be removed from a collection that you still contest, unless a lender has told you that it must go before closing.',
      ],
    },
    {
      heading: 'What appears where',
      paragraphs: [
        'Your statement appears in the reports of the bureau with which you filed it. Three bureaus, three statements, if you want it everywhere. Some bureaus attach it to the account, others to the file as a whole. A statement that’s attached to the file appears in all of your reports until you withdraw it, even when the item itself is long gone. That’s a reason to put a date on your calendar and to look whether it still makes sense.',
        'The remark travels with the furnisher’s data and appears wherever the account does.',
      ],
    },
    {
      heading: 'Silence',
      paragraphs: [
        'Often it’s best to have neither. Consider what a stranger sees. A single old late mark without comment looks like a mistake. The same mark with a hundred words next to it looks like a quarrel. If the entry will leave within a year, or weighs little, silence is stronger.',
        'If the item is serious, and you have a document that proves your side, then a statement is worthwhile, and a complaint or a lawyer may be even more so.',
      ],
    },
    {
      heading: 'Taking it back',
      paragraphs: [
        'You can have your own statement deleted at any time: ask the bureau, by phone, letter or online. There’s no fee. For the remark, you have to ask the furnisher, as it’s the furnisher’s code, and sometimes the bureau will do it on your word.',
        'When both are gone, take a new report and check. Remarks have a way of coming back with the next monthly update if only one of the two parties removed them.',
      ],
    },
    {
      heading: 'A small decision table',
      paragraphs: [
        'Mortgage within three months: no open dispute remarks, no statement, unless the officer asks for one. Job application where a report is used: a short factual statement about a serious error can help. Collector who ignores your dispute: keep the remark, and insist on it. Accurate entry that you regret: nothing. False entry that was verified against your papers: statement if you like, and above all the next step, which is the furnisher or the complaint.',
        'If you’re in doubt between a statement and the next step in the dispute, take the next step first. A statement is filed in five minutes and can be filed at any later time, whereas a bank’s records get harder to obtain with each year, and the people who remember the matter move on.',
        'None of this requires anyone’s help. A brief statement in your own words, without a form, is yours by law.',
      ],
    },
  ],
}
