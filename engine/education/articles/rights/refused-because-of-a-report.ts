import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'refused-because-of-a-report',
  title: 'Refused because of your report: the notice, and the sixty days after it',
  description:
    'What an adverse action notice must contain, which report it lets you have free, and how to turn a refusal into a correction.',
  category: 'Your Rights',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681m', 'fcra_1681j_b', 'fcra_1681g', 'fcra_1681i_a_1', 'fcra_1681i_d'],
  rules: [],
  sources: [
    {
      title: '15 USC 1681m, requirements on users of consumer reports',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681m',
    },
    { title: 'Federal Trade Commission: Free credit reports', address: 'https://consumer.ftc.gov/articles/free-credit-reports' },
  ],
  sections: [
    {
      heading: 'A refusal is also information',
      paragraphs: [
        'If a lender, insurer, landlord or employer decides against you, wholly or partly because of a consumer report, it has to tell you. The notice may be a letter, an e-mail or spoken words. It’s easy to put aside in anger. Keep it, because it’s a key to a door that’s usually closed: it tells you which report was used, and gives you that report free.',
        '“Against you” covers more than a plain no. A higher rate, a larger deposit, a smaller limit, a withdrawn offer of a job, a cancelled policy can all count.',
      ],
    },
    {
      heading: 'What the notice must say',
      paragraphs: [
        'The name, address and telephone number of the bureau or other company that supplied the report. That this company didn’t make the decision and can’t explain it. That you may have a free copy of the report from it if you ask within sixty days. And that you may dispute with it whatever is inaccurate or incomplete.',
        'If a credit score was used, the notice must give the score itself, its range, its date, who made it, and the key factors that lowered it, up to four as a rule, and the number of inquiries as one more if it mattered.',
        'For credit, another law adds that you’re entitled to the specific reasons for the refusal. “You didn’t meet our standards” isn’t a reason. If the letter gives none, it must tell you that you can ask for them.',
      ],
    },
    {
      heading: 'Jobs are different',
      paragraphs: [
        'An employer needs your written permission before it orders a report at all. And if it intends to decide against you because of the report, it must first give you a copy of it and a summary of your rights, before the decision, so that you can speak up. Use these days. Call, say that a certain entry is false, and send the proof. Ask them to wait for the bureau’s answer; some do.',
      ],
    },
    {
      heading: 'If the terms were just worse',
      paragraphs: [
        'A lender that gave you credit on worse terms than many of its other customers, because of your report, must usually send a notice as well, or give every applicant a notice with the score. People tend to sign and never look at it. It’s the cheapest warning that something in the file costs you money.',
      ],
    },
    {
      heading: 'The sixty days',
      paragraphs: [
        'Ask the named company for the free report within sixty days of receiving the notice, by its website, telephone or letter. It’s in addition to the free reports that everybody has. If the company is one of the three bureaus, you can get the report in minutes. If it’s a company that screens tenants, checks bank accounts or scores insurance, the notice is your best way to find out that it exists.',
        'A report that you got in this way has a small advantage: the reinvestigation after it runs thirty days, not the forty-five that apply after a free annual one.',
      ],
    },
    {
      heading: 'Read the factors next to the report',
      paragraphs: [
        'Take the notice in one hand and the report in the other. “Serious delinquency”: which entry could be meant, and is it accurate? “Proportion of balances to limits too high”: are all the limits printed, and are they right? “Length of credit history too short”: do the opening dates agree with your memory? “Too many inquiries”: do you know them all? “Public record”: which?',
        'A factor isn’t an error. Most are true. But if one rests on something that you can prove to be wrong, you’ve found the dispute with the highest value in the file.',
      ],
    },
    {
      heading: 'The letter',
      paragraphs: [
        'Dispute with the bureau that was named, as with any other error: the entry, the printed fact, why it can’t be right, what you ask for, and the proof. You may mention that the entry has led to a refusal, in one sentence with the date. It has no other legal effect, but it tells the clerk that there’s damage.',
        'Ask in the same letter that, if the entry is corrected, the bureau notify those who received the report within the past six months, or two years for employment. It’s your right after a deletion, and it must be requested.',
      ],
    },
    {
      heading: 'Back to the lender',
      paragraphs: [
        'When the correction is there, go back to the one who refused. Enclose the bureau’s result and ask for a new decision. Some lenders will look again within a few weeks without a new application and so without a new inquiry; ask before you agree to one. There’s no duty to say yes. But the reason they gave has gone, and they may not give it again.',
        'For an apartment or a job it’s often a matter of days. Say on the first day that you’ve disputed an entry, and show the proof itself. A landlord can understand a payment receipt without waiting for a bureau.',
      ],
    },
    {
      heading: 'If the report was right',
      paragraphs: [
        'Then the notice is still useful, because it tells you what to change. Balances can be lowered within a month. Recent lates need time, a year or two, to lose their weight. A short history needs patience. Don’t apply elsewhere on the same afternoon: another lender with the same report will see the same factors, and one more inquiry.',
        'Ask the lender what would have to be different. Some tell you in so many words. A credit union may know you better than a formula does, and a smaller amount or a deposit can turn a no into a yes.',
      ],
    },
    {
      heading: 'If there was no notice',
      paragraphs: [
        'If you were refused and heard nothing about a report, ask: was a consumer report used, and whose? They must tell you. For applications for credit, you should hear within about thirty days what was decided.',
        'If you apply for several things at once, keep the notices apart, since each may name a different bureau, and each has its own sixty days.',
        'Write down the date of every refusal and put the notice in the folder with that bureau’s reports. Sixty days pass quickly, and this extra report is free only within them.',
      ],
    },
  ],
}
