import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'dispute-it-yourself',
  title: 'How to dispute an error yourself, free, from start to finish',
  description: 'Seven steps, the papers you need, and what the law makes the bureau do once your letter arrives.',
  category: 'Disputes',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681i_a_1', 'fcra_1681i_a_2', 'fcra_1681i_a_4', 'fcra_1681i_a_5', 'fcra_1681i_a_6', 'croa_1679b'],
  rules: [],
  sources: [
    {
      title: '15 USC 1681i, procedure in case of disputed accuracy',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681i',
    },
    {
      title: 'Federal Trade Commission: Disputing errors on your credit reports',
      address: 'https://consumer.ftc.gov/articles/disputing-errors-your-credit-reports',
    },
  ],
  sections: [
    {
      heading: 'You don’t need anyone’s permission',
      paragraphs: [
        'Every step of a dispute is open to you, without a fee and without a company. The law was written for consumers who write their own letters. A paid service can’t do anything that you can’t, and in one respect it can do less: certain duties of lenders toward a direct dispute don’t apply when a credit repair company wrote it.',
        'How common are errors? In a study by the Federal Trade Commission published in 2013, with data from 2012, 1,001 people examined 2,968 of their reports. About 26 percent of them, 262 people, alleged a material error, and 21 percent, 206 people, got a change after disputing. In 2024, Consumer Reports and WorkMoney asked 4,300 volunteers to check: 44 percent found at least one error, and 27 percent found one about a debt. Volunteers aren’t a random sample. Still, the effort isn’t for nothing.',
      ],
    },
    {
      heading: 'Step one: get all three reports',
      paragraphs: [
        'Take them on one day from AnnualCreditReport.com and save the complete files. Note the confirmation or report number on each, because it identifies your file in every letter.',
      ],
    },
    {
      heading: 'Step two: find what can’t be true',
      paragraphs: [
        'Read for statements that contradict each other, that are too old, or that you know to be false. Write each as one sentence that names the account, the field and the printed value. If you can’t put it into one sentence, you don’t have it yet.',
        'Be strict with yourself. An entry that’s accurate and painful isn’t an error. An entry that you just don’t recognize needs a look at your records first, because a store card is often reported under the name of a bank, and an old debt under the name of a collector.',
      ],
    },
    {
      heading: 'Step three: collect proof',
      paragraphs: [
        'For a contradiction on the page, the page itself is proof. For other things you need a paper: a statement, a bank record of the payment, a letter that confirms a closing, a settlement agreement, a court docket. Send copies, never originals. Cover account numbers except for the last four digits, and cover whatever doesn’t belong to the matter.',
        'You’ll also need to show who you are: your full name, current address, date of birth, and usually the last four digits of your Social Security number. Bureaus like to have a copy of an identity document and of a bill with your address. Without these they may say that they couldn’t identify you, and nothing has begun.',
      ],
    },
    {
      heading: 'Step four: write',
      paragraphs: [
        'One page is enough. Say which entry, what’s wrong, why, and what you ask for. Ask for the correction that makes the entry true, whether it’s a balance of zero, a removed month or a changed date, and for deletion where the item is too old or not yours. Enclose a copy of the page with the item highlighted.',
        'Don’t write anything that isn’t so. Federal law forbids any person to make, or to advise someone to make, an untrue or misleading statement to a bureau about a consumer’s credit. This includes you and includes any company or website that offers you a template.',
      ],
    },
    {
      heading: 'Step five: send it so that you can prove it',
      paragraphs: [
        'Online is quick, and it’s fine for simple matters. Check whether the form lets you attach documents and explain in your own words, and save every screen. By mail you keep full control. Certified mail with a return receipt gives you the date on which the bureau received the letter, and that’s the day on which its clock starts.',
        'Use the dispute address printed on your own report. Keep a copy of the letter, the enclosures and the receipt in one place.',
      ],
    },
    {
      heading: 'Step six: wait with a calendar',
      paragraphs: [
        'The bureau has thirty days from receipt to reinvestigate. Within five business days it has to tell the furnisher of your dispute and to pass on all relevant information that you sent. If you send more relevant information during the thirty days, the bureau may take up to fifteen days longer. After a free annual report, the period is forty-five days from the start. Within five business days after finishing, it must send you the results in writing.',
        'So don’t call it late on day thirty-one. Thirty days, or forty-five, then five business days for the notice, then the time of the mail.',
      ],
    },
    {
      heading: 'Step seven: read the answer and act on it',
      paragraphs: [
        'If the item was corrected, check the next report. If it was deleted, you may ask the bureau to tell those who got the old report: anyone in the past six months, and in the past two years when it was for employment.',
        'If it was “verified”, you’ve got several ways. Ask how it was verified; the description is due within fifteen days. Send what you have in addition. Write to the furnisher directly. Add a statement of up to a hundred words to your file. Complain to the Consumer Financial Protection Bureau, once the dispute is closed. Which of these fits depends on why the answer was no.',
        'If the bureau calls the dispute frivolous, it must say so within five business days, with its reasons and with what’s missing. Usually it’s the identification or a clear statement of the point. Supply it and send the letter again.',
      ],
    },
    {
      heading: 'How long does all this take',
      paragraphs: [
        'In all, it takes an evening for the reports, about an hour for each entry that’s really wrong, a month of waiting, and half an hour for the answer. The price is a stamp, or certified postage if you want the receipt. Errata does the reading, the sums and the calendar, and writes a draft that contains nothing but facts from your file and from the law. You could do the same with a pencil, and that’s how it should be.',
      ],
    },
    {
      heading: 'One last rule',
      paragraphs: [
        'Start with the strongest error, not the most painful entry. A first success teaches you how the answers look, and it costs you nothing to learn it on an easy case. Then take the next one.',
      ],
    },
  ],
}
