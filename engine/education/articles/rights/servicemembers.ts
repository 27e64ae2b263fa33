import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'servicemembers',
  title: 'In the military: six percent, lawsuits on hold, and a clean report',
  description: 'What the Servicemembers Civil Relief Act does about interest, courts, repossession and credit reports.',
  category: 'Your Rights',
  icon: 'book-open',
  updatedOn: '2026-11-27',
  authorities: ['scra_3937', 'scra_3931', 'scra_3919', 'fcra_1681c1'],
  rules: [],
  sources: [
    {
      title: 'US Army: pre-service debt, notice within 180 days, interest above 6 percent forgiven, mortgages one year more',
      address: 'https://www.army.mil/article-amp/62636/pre_service_debt_your_interest_rate_might_be_lower_than_you_think',
    },
    {
      title: 'Military Consumer: financial counselors and Military OneSource, 1-800-342-9647',
      address:
        'https://www.militaryconsumer.gov/spend/getting-started/personal-financial-managers-pfms-other-financial-counselors-legal-help',
    },
    {
      title: '50 USC 3937, maximum rate of interest',
      address: 'https://www.law.cornell.edu/uscode/text/50/3937',
      copy: '2023-06-06',
    },
    {
      title: '50 USC 3919, exercise of rights not to affect certain future financial transactions',
      address: 'https://www.law.cornell.edu/uscode/text/50/3919',
      copy: '2026-06-20',
    },
    { title: '50 USC 3931, default judgments', address: 'https://www.law.cornell.edu/uscode/text/50/3931' },
    {
      title: 'Congressional Research Service, R45283, section-by-section summary of the SCRA',
      address: 'https://www.congress.gov/crs-product/R45283',
      copy: '2019-03-25',
    },
  ],
  sections: [
    {
      heading: 'Who is covered',
      paragraphs: [
        'The Servicemembers Civil Relief Act protects people on active duty in the armed forces, activated reservists, and members of the National Guard on federal orders for more than thirty days. Some parts also protect a spouse who signed the debt with you. It suspends and limits; it doesn’t cancel what you owe.',
      ],
    },
    {
      heading: 'Six percent on older debts',
      paragraphs: [
        'A debt that you took on before you entered service may not bear more than 6 percent interest while you serve. For a mortgage this lasts one more year after. What’s above 6 percent is forgiven, not put off, and your monthly payment has to go down by that amount.',
        'Send the creditor a written notice and a copy of your orders, or a letter from your commanding officer. You have until 180 days after your service ends, and it counts from the day you were called. It covers cards, car loans, private loans and mortgages from before service. Debts you took on during service aren’t covered by this part.',
      ],
    },
    {
      heading: 'Lawsuits and judgments',
      paragraphs: [
        'Before a court enters a default judgment, the person who sues must file an affidavit that says whether you’re in the military. If you are, the court can’t enter judgment until it has appointed a lawyer for you, and it must put the case on hold for at least 90 days in certain cases.',
        'If a judgment was entered against you during your service or within 60 days after it, you can ask the court to reopen it, if service kept you from defending yourself and you have a defense. Do it quickly and with legal help.',
        'If you know of a lawsuit, don’t wait for these protections. Contact your legal assistance office at once, and ask the court in writing for a stay.',
      ],
    },
    {
      heading: 'Your credit report',
      paragraphs: [
        'If you ask for a stay, a postponement or a suspension under this law, or get one, that alone may not be the reason for a denial of credit, for worse terms, or for a negative report to a credit bureau. Nor may it lead to a mark in your file that you’re in the Guard, the Reserve or the Space Force.',
        'So if you asked for the 6 percent and the account then shows late because you paid the lower amount, dispute it: with the bureau, and with the lender’s SCRA office. Enclose your notice, your orders and the payments. Real late payments, for other reasons, can still be reported.',
      ],
    },
    {
      heading: 'Active-duty alert',
      paragraphs: [
        'If you’re away from your usual post you can place a free active-duty alert with one bureau, which tells the others. It lasts a year, asks lenders to check that an applicant is really you, and takes your name off lists for offers for two years. A freeze is stronger and free too. Active-duty members can also get free electronic credit monitoring from the three bureaus.',
      ],
    },
    {
      heading: 'Cars, leases, phones',
      paragraphs: [
        'If you made a deposit or a payment on a car or other goods before service, the seller generally needs a court order to repossess while you serve. You can end certain leases early because of orders, such as those for a home or a car, and certain phone contracts. A collection for breaking such a lease is worth a dispute with your orders enclosed.',
      ],
    },
    {
      heading: 'Who helps',
      paragraphs: [
        'Your installation’s legal assistance office is free for you and your family: legalassistance.law.af.mil finds the nearest one of any branch. Military OneSource, 800-342-9647, has free financial counselors. For a complaint about a lender, the CFPB has an office for servicemembers at consumerfinance.gov/complaint. Keep your orders, each notice you sent and proof of the day it arrived: those are the exhibits for every letter.',
      ],
    },
  ],
}
