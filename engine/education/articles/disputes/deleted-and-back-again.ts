import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'deleted-and-back-again',
  title: 'Deleted, and back again: what reinsertion requires',
  description: 'An entry that was removed after a dispute may return only under two conditions. How to prove that it did.',
  category: 'Disputes',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681i_a_5_b', 'fcra_1681i_a_5', 'fcra_1681i_a_6', 'fcra_1681s2_b'],
  rules: ['deleted_came_back'],
  sources: [
    {
      title: '15 USC 1681i(a)(5)(B), reinsertion of previously deleted material',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
  ],
  sections: [
    {
      heading: 'Why things come back',
      paragraphs: [
        'You disputed a collection in spring. In May the bureau wrote that it was deleted. In September it’s on your report again. How can that be?',
        'Often like this: the furnisher didn’t answer in time, so the bureau took the entry off. But the furnisher’s own computer was never changed, and it sends all of its accounts every month. Bureaus have filters that should stop a deleted entry at the door. A new account number, a new name of the collector or a small change of format can carry it past the filter.',
        'It needn’t be malice. It’s exactly what the law had in mind when it set two conditions for a return.',
      ],
    },
    {
      heading: 'The two conditions',
      paragraphs: [
        'First, the furnisher must certify that the information is complete and accurate. Without the certification, what was deleted after a reinvestigation may not be put back.',
        'Second, the bureau must notify you in writing, no later than five business days after it was put back. The notice must say that the item has been reinserted. It must give you the name, address and, if reasonably available, the telephone number of the furnisher in question, and it must tell you that you can add a statement of dispute.',
        'If both were done, the return is lawful, and you’re back at the point where you were after a “verified”. If the notice never came, the bureau hasn’t kept to the procedure, and you can say so.',
      ],
    },
    {
      heading: 'When these rules don’t apply',
      paragraphs: [
        'They apply to information that was deleted because of a reinvestigation. If an entry simply vanished between two reports without a dispute, and later reappeared, the conditions don’t cover it. Furnishers stop and start reporting for all sorts of reasons: a sale, a change of servicer, a pause in a computer migration.',
        'They also don’t apply to a different account of the same company. A second collector who bought the same debt reports under its own name with its own entry. That isn’t a reinsertion in the narrow sense, although it may feel like one. Dispute it separately, with the earlier result as an exhibit, and point out that the earlier one was deleted.',
        'For this reason, Errata treats an entry that was there, then absent, then there again as a matter for proof. It asks the bureau to explain, and it asks for the notice only where a dispute led to the deletion.',
      ],
    },
    {
      heading: 'How to prove it',
      paragraphs: [
        'You need three documents. The report or result letter that shows the entry before. The result letter that says it was deleted. The new report that shows it again. Better still, a fourth: a report from the time between, on which it was absent. If you save every report, this collection makes itself.',
        'Compare the two entries with care. Same furnisher, same original creditor, same opening date, same last digits, about the same balance? Then it’s the same account. If the digits differ but everything else agrees, say so. Masks differ from report to report, and the last four digits may be hidden on one and shown on the other.',
        'Look at the date of first delinquency or the month of removal, too. Entries sometimes come back a year or two younger than they left. If so, you have two points for your letter and not one.',
      ],
    },
    {
      heading: 'What to write',
      paragraphs: [
        '“Your letter of May 11 informed me that this collection had been deleted after my dispute. Your report dated September 30 lists it again. I received no written notice of the reinsertion. Please send me the furnisher’s certification and the notice, or remove the entry.” Name the account, enclose the pages.',
        'Notice what the sentence doesn’t do. It doesn’t say that no certification exists, as you can’t know that. It states what you received and what you didn’t, and asks for the rest.',
        'Check your mail and your online account before you write that no notice came. Bureaus send such notices electronically to people who agreed to that, and it’s easy to overlook one.',
      ],
    },
    {
      heading: 'What the bureau may answer',
      paragraphs: [
        'It may remove the entry at once, because its filter failed. It may send you the certification, or say that it has one. Then you know the furnisher stands by the entry, and the dispute about its accuracy goes on where it stopped: with the furnisher, with better evidence, or with a complaint.',
        'It may say that it’s a new account. Ask then what distinguishes the two, and ask the furnisher for the history of the account: when it was opened in the creditor’s books, when it was sold and to whom.',
      ],
    },
    {
      heading: 'Make it harder to come back',
      paragraphs: [
        'When an entry is deleted, write to the furnisher as well. Tell it that the bureau deleted the item after an investigation, enclose the result, and ask it to correct its own records. A furnisher that has learned of an error has to stop reporting what it knows to be inaccurate, and has to tell the bureaus of the correction. This letter is optional, and it treats the cause, not the symptom.',
        'Do this especially when the deletion came so quickly that no one could have checked anything. Fast deletions are the ones that return.',
      ],
    },
    {
      heading: 'How long to watch',
      paragraphs: [
        'Take a new report from the same bureau after one month, after three, and after six. With free weekly reports that’s no burden. After half a year without a return, twice a year is enough. Errata compares each upload with the earlier ones of the bureau and shows what came back, so there’s no need to remember what was there.',
        'If a mortgage is planned, look again two weeks before the application. A reinserted collection is an ugly surprise on the day the loan officer pulls your file, and it takes weeks to clear up.',
      ],
    },
    {
      heading: 'If it keeps returning',
      paragraphs: [
        'Once is an accident. A third time is a pattern, and a pattern is something for the federal consumer bureau, for the attorney general of your state, or for a lawyer who deals with consumer reports. Bring the folder. A sequence of dated papers, each two pages long, is worth more than the best description of your anger.',
      ],
    },
  ],
}
