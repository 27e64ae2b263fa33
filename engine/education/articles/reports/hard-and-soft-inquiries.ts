import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'hard-and-soft-inquiries',
  title: 'Hard and soft inquiries: who looked, and why it matters less than you fear',
  description: 'Which looks into your file count, how long they stay, and which of them you should really question.',
  category: 'Reading Your Report',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681b_a', 'policy_inquiries', 'fcra_1681g', 'fcra_1681b_e'],
  rules: ['obsolete_inquiry', 'inquiry_not_recognised'],
  sources: [
    { title: '15 USC 1681b, permissible purposes', address: 'https://www.law.cornell.edu/uscode/text/15/1681b' },
    {
      title: 'TransUnion: How long do hard inquiries stay on your credit report?',
      address: 'https://www.transunion.com/blog/credit-advice/how-long-do-hard-inquiries-stay-on-your-credit-report',
    },
  ],
  sections: [
    {
      heading: 'Two lists that look alike',
      paragraphs: [
        'Near the end of each report are two lists of companies with dates. One is headed hard inquiries, or regular inquiries, or inquiries shared with others. The second is headed soft inquiries, or is split into promotional, account review and the like. Bureaus don’t agree on the headings. The difference between the two lists is simple all the same: the first can be seen by lenders, the second only by you.',
        'A hard inquiry is a look into your file because you applied for something. A soft inquiry is every other look: your own request for a copy, your bank reviewing the card you already have, an insurer renewing a policy, a company choosing whom to send an offer. However many soft inquiries there are, they don’t count in a score, and no lender learns of them.',
      ],
    },
    {
      heading: 'What a hard inquiry costs',
      paragraphs: [
        'A little, for a while. Scoring formulas look at recent applications because people who suddenly ask for a lot of credit are more often in trouble. One inquiry among a clean history is hardly noticed. A dozen within a few months is.',
        'When you compare rates for one loan, the formulas try not to punish you. Several inquiries for a mortgage, a car loan or a student loan within a short window are treated as one. The length of that window depends on the formula, and you won’t know which one a lender uses. The practical advice is to do your comparing within two weeks. In the FICO formulas there’s no such grouping for credit cards: each application is counted. VantageScore puts together what falls within 14 days, whatever the kind.',
        'Errata doesn’t print a number of points for an inquiry as if it were a fact. Any figure you read on this subject is an estimate for an average file, and yours isn’t average.',
      ],
    },
    {
      heading: 'How long they stay',
      paragraphs: [
        'The bureaus keep a hard inquiry for two years. That’s their own policy. The statute’s seven-year rule for adverse items isn’t the source of it, because asking for credit isn’t adverse information in the first place. Next to the inquiry, some reports show the month until which it will stay on record.',
        'If a hard inquiry is still listed after its two years and after the month printed for it has ended, you can ask the bureau to apply its own policy and take it off. Say in the letter that it’s a policy. Calling it a violation of federal law would be wrong, and one wrong sentence makes the right ones easier to dismiss.',
      ],
    },
    {
      heading: 'When an inquiry is really wrong',
      paragraphs: [
        'The law gives a list of purposes for which a bureau may hand out a report. Credit that you asked for is one of them, a review of an account you have is another, and so is the collection of a debt you owe. Insurance and a license are on the list, and employment is if you agreed in writing. A company with none of these has no right to the file.',
        'So an inquiry can be questioned when you applied for nothing with that company, or with anyone acting for it, and have no account there. Ask yourself a few things first. Did a car dealer send your application to several banks? Dealers often do, and five inquiries from banks you have never heard of, all on the Saturday on which you bought the car, are the usual trace. Did you apply for a store card? The bank behind it has a different name. Did you open a phone contract, rent an apartment or ask for a higher limit? All of these can lead to a hard inquiry.',
        'What remains is an inquiry that you can’t explain. Only you can say this. A report can’t show whether you filled in a form, so Errata never calls an inquiry unauthorized on its own. It waits for your word.',
      ],
    },
    {
      heading: 'Don’t dispute the lot',
      paragraphs: [
        'There’s a piece of advice that travels around the web: dispute every hard inquiry, since no one will bother to check. Don’t follow it. If you did apply, then saying that you didn’t is an untrue statement to a bureau, and no one may advise you to make it. It also does little for you, because inquiries fade from importance long before they disappear. And if you later need the bureau to believe you about a real theft, a history of blanket denials is a poor companion.',
        'Leave the ones you made alone. Two years pass by themselves.',
      ],
    },
    {
      heading: 'What to do about one you can’t explain',
      paragraphs: [
        'Write to the company first, if the report gives an address or a phone number, and ask what application the request was for. It may turn out in one call that it was the dealer. If the company says that there was an application in your name and you made none, treat it as a possible theft: look for a new account opened in the following weeks, put a freeze on all three files, and make a report at IdentityTheft.gov.',
        'Then write to the bureau. Give the name of the company, the date of the inquiry, and one sentence: you didn’t apply and gave no one permission. Ask it to find out what purpose the company stated. If there was none, ask for the inquiry to be deleted. The bureau may send you back to the company, which is where the application would be. Keep both answers.',
        'An inquiry followed by an account that you don’t know is more urgent than an inquiry alone. Dispute the account, and mention the inquiry in the same letter as a part of the same event.',
      ],
    },
    {
      heading: 'How to have fewer of them',
      paragraphs: [
        'Many lenders offer a first check that uses a soft inquiry and tells you whether you’re likely to be approved. Words such as “prequalify” or “check your rate” usually mean that, and the page should say so. Read that line before you type your number.',
        'You can also stop the promotional looks. The law lets you take your name off the lists that bureaus sell for pre-approved offers, at optoutprescreen.com or 888-567-8688. It doesn’t change your score, and it makes for less mail that a thief could take.',
      ],
    },
  ],
}
