import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'get-your-free-reports',
  title: 'How to get all three reports for free',
  description: 'The one site the law stands behind, what it asks you, which files to save, and what to do when it refuses you.',
  category: 'Reading Your Report',
  icon: 'play-circle',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681j_a', 'fcra_1681g', 'fcra_1681j_b'],
  rules: [],
  sources: [
    { title: 'AnnualCreditReport.com, the site of the three bureaus', address: 'https://www.annualcreditreport.com' },
    { title: 'Federal Trade Commission: Free Credit Reports', address: 'https://consumer.ftc.gov/articles/free-credit-reports' },
  ],
  sections: [
    {
      heading: 'Start with the right address',
      paragraphs: [
        'Federal law gives you a free copy of your report from each of the three nationwide bureaus every twelve months. In the autumn of 2023 the bureaus made something better permanent, by their own choice and not by law: you can now have each report once a week, at no charge, from the same place. That place is AnnualCreditReport.com. It is run by Equifax, Experian and TransUnion together, and it is the only site set up for the free reports the law speaks of.',
        'Many other sites carry “free” and “credit” in their names. Some of them are honest and show you real data from one bureau. Others want a card number for a trial that turns into a subscription. None of them is needed to get what the law gives you. Type the address yourself instead of following an advertisement, and check the spelling before you enter anything personal.',
        'If you would rather not use the web, call 877-322-8228 or write to Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281. A report that you ask for by phone or letter comes by mail. Under a settlement after its data breach, Equifax also gives six more free reports a year until the end of 2026; with the weekly ones you will hardly need them.',
      ],
    },
    {
      heading: 'What you will be asked',
      paragraphs: [
        'You give your full name, date of birth, Social Security number and current address, and your last address if you moved in the past two years. The number is needed because names and addresses alone are shared by many people, and a report given to the wrong person would be a serious leak. Errata never needs your bureau passwords and doesn’t ask for them.',
        'Each bureau then asks a few questions that only you should be able to answer: which lender holds your car loan, which of these streets you lived on, roughly what you pay each month. The questions are drawn from your own file. Read them slowly. Some are trick questions in which the honest answer is “none of the above”, because the loan or the street isn’t yours.',
        'Answers are sometimes judged wrong although they were right. That happens when your file holds a stranger’s account or an old address that you have forgotten. It’s a nuisance today and a hint for tomorrow: a question about a loan you never had may be the first sign that something in the file isn’t yours. Write it down.',
      ],
    },
    {
      heading: 'Save the whole document',
      paragraphs: [
        'When a report opens, save it as a PDF before you do anything else. On a computer, use the print command and choose “Save as PDF”. Look for a link such as “Print report” or “Download” first, since that version usually contains everything, while the screen hides details behind small arrows.',
        'Check three things before you close the window. The first page should carry your name and the date. The last pages should be the summary of your rights. And every account should be open, with its month-by-month payment history showing. Two of the three bureaus deliver what is really a long web page, so a complete report often runs to thirty pages or more. A file of two pages is a summary, and a summary isn’t enough to find an error in.',
        'Save one file for each bureau, with the bureau and the date in its name. Don’t overwrite last year’s file with this year’s. Two reports of the same bureau, a few months apart, prove things that one alone cannot, such as a date that was moved or an entry that was deleted and came back.',
      ],
    },
    {
      heading: 'All at once, or one after the other',
      paragraphs: [
        'Older advice says to spread the three reports over the year. That made sense when you had one free copy of each in twelve months. With weekly copies there’s little reason to wait, and one good reason not to: bureaus can be compared only when their reports are about equally old. If one bureau says an account was charged off and another says it was never late, that means much more when both were printed in the same week than when they are eight months apart.',
        'So take all three on one day at the start. Later, when a dispute is running, take a fresh copy from the bureau concerned after its answer has arrived, and check that the change it promised was really made.',
      ],
    },
    {
      heading: 'When a bureau says no',
      paragraphs: [
        'A bureau may refuse to show the report online because it could not confirm who you are. That isn’t the end of it. Use the phone line or the mail form and enclose what the bureau asks for, usually a copy of an identity document and something that shows your address, such as a utility bill. Send copies and keep the originals.',
        'A security freeze doesn’t stop you from seeing your own report. It stops lenders from opening new credit in your name, and it leaves your own right to look untouched.',
        'Sometimes the answer is that no file exists. That’s normal for people who have never borrowed, and for those who recently came to the country. It isn’t a bad mark. It only means that no lender has reported anything under your name and number.',
        'There are further cases in which a free copy is owed to you. One of the best known is a refusal: when a lender, insurer or employer turns you down because of a report, its notice names the bureau, and you may have that bureau’s report free if you ask within sixty days.',
      ],
    },
    {
      heading: 'What you don’t get',
      paragraphs: [
        'The free report contains no credit score. A score is a separate product, calculated from the report by a formula, and it can be bought or is often shown free by a bank. You don’t need it to find errors. Errors stand in the report itself: in a date, a balance, a status or a month.',
        'The report that you see can also differ a little from what a lender receives. Yours shows the soft inquiries, which lenders don’t see. It shows account numbers partly hidden. Its wording is meant for reading, whereas lenders get codes. The facts underneath are the same, and when a fact is corrected, it’s corrected for both.',
        'Nothing in this needs a company to do it for you. Asking, reading, disputing and checking again cost no more than the postage, and the postage only when you choose to write by mail.',
      ],
    },
  ],
}
