import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'what-disputing-does-to-a-score',
  title: 'What a dispute does to your score, and what it can hold up',
  description:
    'Disputing costs no points. A remark can still slow down a mortgage, and a correction may raise, lower or not move the number.',
  category: 'Credit Scores',
  icon: 'lightbulb',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_f', 'fcra_1681s2_a_3', 'fcra_1681i_a_5'],
  rules: [],
  sources: [
    { title: 'Experian: dispute information', address: 'https://www.experian.com/disputes' },
    { title: '15 USC 1681c(f), indication of dispute', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
  ],
  sections: [
    {
      heading: 'The short answer',
      paragraphs: [
        'Filing a dispute doesn’t lower a score. No formula has an entry for “complained”. You can dispute one fact or ten, and the number won’t move because you asked. What may move it is the result, and during the investigation there’s one side effect to know about.',
      ],
    },
    {
      heading: 'The remark while it runs',
      paragraphs: [
        'When you dispute with a bureau, the account carries a note such as “account information disputed by consumer”. When a furnisher reports that an item is disputed, the law requires the bureau to show it, so that a lender reading the file isn’t misled into taking it as settled. A furnisher that you wrote to directly has to pass the dispute along in the same way.',
        'Some scoring formulas leave out certain details of an account while that note is there. A bad account may then count for less, and the score may rise for a few weeks. Once the investigation ends and the note comes off, it can fall back. Don’t be misled by this. It was never a lasting gain, and when you apply for something in those weeks, the lender may see through it.',
      ],
    },
    {
      heading: 'Mortgages and open disputes',
      paragraphs: [
        'Underwriters of home loans often refuse to go on while an account is in dispute. They want to know what’s true before they lend a large amount for thirty years. So if you plan to buy a house, take your reports three or four months before the application and finish the disputes first. If one is still open, ask the loan officer whether it matters for this particular account. For a small, old or medical one it often doesn’t.',
        'It may also happen that the lender asks you to withdraw a dispute. Do so only if you no longer need it. A correction that you are entitled to is worth a delay of a month.',
      ],
    },
    {
      heading: 'When the remark stays behind',
      paragraphs: [
        'After the investigation is over, the note should go. Sometimes no one removes it. Errata points out a remark of a pending dispute that’s more than 45 days old when no dispute is open in your own file, and calls it a note rather than an error, since it’s usually harmless and easily fixed.',
        'Look at the wording first. “Dispute resolved, consumer disagrees”, “previously disputed” or “investigation completed, consumer disagrees” don’t claim that something is pending. They record that you contested the item and still do. That’s true, it was meant to protect you, and some people prefer to keep it. If you want it removed, tell the furnisher that you no longer dispute the account. Say it only if it’s so.',
        'A collector who reports a debt that it knows to be disputed has to say that it’s disputed. On collections, therefore, the note is a duty and not an oversight.',
      ],
    },
    {
      heading: 'What happens to the score afterward',
      paragraphs: [
        'There are four possible results. A false late mark is removed: the score usually goes up, more if it was recent or the only one. A whole account is deleted: normally up if it was derogatory, and down if its age or its limit had been helping you. A detail is modified: anything from nothing to a lot. Nothing changes: no effect.',
        'The second case surprises people. Suppose that your oldest account is a closed card with one false late mark from five years ago. Ask for the mark to be removed, not the account. If the card disappears, its good years go with it. Errata’s letters ask for the narrowest correction that makes the entry true, and this is one of the reasons.',
      ],
    },
    {
      heading: 'Don’t dispute what is right for the sake of points',
      paragraphs: [
        'An account that’s accurate doesn’t become disputable because it hurts. There’s no harm to your score in trying, and that’s precisely why the advice circulates. The harm lies elsewhere. You’d be stating something untrue to a bureau. A bureau may refuse a dispute as frivolous, with a notice that says why, and a second letter about the same matter without anything new invites just that. Time spent on such letters isn’t spent on the entry that really is wrong.',
        'What helps against an accurate late mark is time, and now and then a polite request to the lender to remove it as a courtesy. Such a request isn’t a dispute. You admit the lateness, explain what happened and point to your record since.',
      ],
    },
    {
      heading: 'Several disputes at once',
      paragraphs: [
        'You may dispute several entries in one letter or in several. A letter with three clear points is fine. A letter with thirty, each in the same words, reads like something a machine sent, and bureaus treat it with suspicion. Begin with entries that contradict themselves on the page, because these need the least evidence and leave the least room for a form answer.',
        'It makes sense to wait for the result before you write again about the same entry, unless you have found something new. Anything relevant that you add while the investigation is running can extend it by fifteen days.',
      ],
    },
    {
      heading: 'How to see the effect',
      paragraphs: [
        'Before you start, note the score that you watch, its source and its date. After the result arrives, take a fresh report from that bureau and compare it with the old one. Then wait for the next regular update of the score and compare it with itself.',
        'Don’t expect a neat sum. Other things change in those weeks: a statement closes, a balance moves, an old inquiry drops out of account. If your score went up by 14 and your card balances went down by half in the same month, no one can tell you which of the two did it. That’s why Errata reports what was corrected in the file, which can be checked, and speaks of points only as an estimate.',
      ],
    },
    {
      heading: 'In one paragraph',
      paragraphs: [
        'Dispute what is false, as soon as you find it, at no cost in points and at no cost in money, since you can write the letter yourself. Finish before a mortgage. Ask for the smallest true correction. Check the next report. And let the accurate things age.',
      ],
    },
  ],
}
