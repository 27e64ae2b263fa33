import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'canceled-debt-and-form-1099-c',
  title: 'Form 1099-C: when a canceled debt becomes income, and when it doesn’t',
  description: 'What the form means, the exceptions that help most people, and what it says about your report.',
  category: 'Debts and Collections',
  icon: 'book-open',
  updatedOn: '2026-11-27',
  authorities: ['tax_108_a', 'fcra_1681i_a_1', 'fdcpa_1692g'],
  rules: [],
  sources: [
    {
      title: 'IRS New Jersey: free help with a tax return, 1-800-906-9887',
      address:
        'https://archive.centraljersey.com/2011/02/17/free-tax-preparation-services-through-irs-volunteer-tax-assistance-programs/',
      copy: '2011-02-17',
    },
    {
      title: 'IRS Publication 4681, canceled debts, foreclosures, repossessions and abandonments',
      address: 'https://www.irs.gov/forms-pubs/about-publication-4681',
      copy: '2022-01-26',
    },
    { title: 'IRS, topic 431, canceled debt: is it taxable or not?', address: 'https://www.irs.gov/taxtopics/tc431' },
    { title: '26 USC 108, income from discharge of indebtedness', address: 'https://www.law.cornell.edu/uscode/text/26/108' },
  ],
  sections: [
    {
      heading: 'What the form says',
      paragraphs: [
        'A lender that cancels $600 or more of your debt has to report it on form 1099-C, to you and to the IRS. Typical reasons are a settlement for less than you owed, a short sale, a repossession with a balance that was given up, or a decision to stop collecting.',
        'The tax rule behind it is simple: money that you borrowed and don’t have to pay back counts as income, unless an exception fits. So a settlement that saves you $4,000 can cost you a few hundred dollars in tax the next spring. Plan for that before you settle.',
      ],
    },
    {
      heading: 'The exceptions that help most people',
      paragraphs: [
        'Bankruptcy. Debt canceled in a bankruptcy case isn’t income.',
        'Insolvency. If you owed more than everything you owned was worth right before the debt was canceled, the canceled amount isn’t income, up to the difference. Count everything: cars, furniture and retirement accounts on one side, all debts on the other. The IRS has a worksheet for this in publication 4681. Many people who settle debts are insolvent and don’t know it.',
        'There are others, for gifts, certain student loans, and some home and farm debts. Their dates change, so read the current publication or ask. You claim bankruptcy and insolvency with form 982, which goes with your tax return.',
      ],
    },
    {
      heading: 'Don’t ignore it',
      paragraphs: [
        'The IRS has a copy. If you leave it out, it will write to you with a bill. Put it on the return, or put form 982 with it and show why it isn’t income.',
        'If the form is wrong (wrong amount, not your debt, a debt you paid, one that was discharged years ago), write to the lender and ask for a corrected one. Keep the letter. If the lender does nothing, show the right amount on your return and explain it.',
        'The free Volunteer Income Tax Assistance program helps people with modest incomes: 800-906-9887. The Taxpayer Advocate and low income taxpayer clinics help with letters from the IRS.',
      ],
    },
    {
      heading: 'Does it mean that I owe nothing?',
      paragraphs: [
        'Not always. The form is a report to the IRS. Some lenders send it because their rules say that they’ve stopped collecting, while the debt isn’t formally forgiven. Courts have seen this differently.',
        'Look at the letter that came with it, and at the code for the reason on the form. If someone still asks you to pay a debt for which you got a 1099-C, write: “You reported this debt to the IRS as canceled on this date. Please explain how it can be owed, or close the account.” If it’s a collector, do it within thirty days of its notice, so that it must stop until it answers.',
      ],
    },
    {
      heading: 'What it says about your credit report',
      paragraphs: [
        'The form itself isn’t on your report. But it should fit what the report says. If a lender told the IRS that it canceled your whole debt and gave it up for good, an entry that still shows a balance owed is worth a dispute. Enclose a copy of the form with all but the last four digits of your number covered. Say only what you know: “The creditor canceled this debt on this date, and the balance is still shown.”',
        'If you settled, the account should say settled, with a zero balance. The earlier late payments and the charge-off may stay for their seven years.',
      ],
    },
    {
      heading: 'Before you settle',
      paragraphs: [
        'Ask the creditor in writing whether it will send a 1099-C and for what amount. Interest and fees that were canceled may count too. Work out whether you were insolvent on that day and keep the list with the bank statements. It takes an hour and can save you the whole tax.',
        'Errata is software and gives no tax advice. For a large amount, ask a tax preparer or a clinic before you file.',
      ],
    },
  ],
}
