import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'when-you-are-sued',
  title: 'When you are sued for a debt: answer by the date on the summons',
  description: 'What to do with court papers, what to write in an answer, and what a judgment can take.',
  category: 'Debts and Collections',
  icon: 'play-circle',
  updatedOn: '2026-11-27',
  authorities: ['reg_f_1006_26_b', 'ccpa_1673', 'treasury_212_6', 'fdcpa_1692e_4', 'scra_3931'],
  rules: [],
  sources: [
    {
      title: 'Federal Trade Commission, what to do if a debt collector sues you',
      address: 'https://consumer.ftc.gov/node/77514',
    },
    {
      title: '15 USC 1673, restriction on garnishment',
      address: 'https://www.law.cornell.edu/uscode/text/15/1673',
      copy: '2002-12-19',
    },
    {
      title: 'CFPB, consumer advisory: your benefits are protected from garnishment',
      address:
        'https://www.consumerfinance.gov/about-us/newsroom/consumer-advisory-your-benefits-are-protected-from-garnishment/',
      copy: '2015-05-19',
    },
    {
      title: '12 CFR 1006.26, collection of time-barred debts',
      address: 'https://www.law.cornell.edu/cfr/text/12/1006.26',
    },
  ],
  sections: [
    {
      heading: 'The one thing not to miss',
      paragraphs: [
        'Answer the lawsuit by the date on the summons. If you don’t, the court will usually decide for the other side without hearing you. That’s a default judgment, and it can be enforced even if you never owed the money.',
        'How many days you have depends on the state and the court. Often it’s twenty or thirty days after you were served, and sometimes less. The papers tell you, and they tell you whether to answer in writing, to come to court, or both. If you can’t tell, call the court clerk and give the case number.',
      ],
    },
    {
      heading: 'Make sure it’s real',
      paragraphs: [
        'A real case has a court, a case number and the names of both sides. Look it up on the court’s website or call the clerk, using a number you found yourself. A letter that threatens a lawsuit isn’t one. A call that demands payment today to stop an arrest is a scam: no one goes to jail for an ordinary debt, and a collector may not threaten it.',
      ],
    },
    {
      heading: 'What an answer says',
      paragraphs: [
        'Many courts have a free form for it. Go through the complaint number by number and write admit, deny, or “I don’t know, so I deny it”. Admit only what you know to be true, such as your name and address.',
        'Then give your reasons. Common ones: I don’t owe this debt. The amount is wrong. I already paid or settled. It was discharged in bankruptcy. It’s too old to sue on. The company that sues hasn’t shown that it owns the debt. It was identity theft. If the debt is too old you must say so in the answer: in most courts you lose that defense if you don’t raise it.',
        'File the answer with the court by the date, send a copy to the lawyer on the other side, and keep a copy with the court’s stamp. There may be a filing fee. If you can’t pay it, ask the clerk for a fee waiver.',
      ],
    },
    {
      heading: 'Make them prove it',
      paragraphs: [
        'The company that sues has to show that you’re the person who owes the debt, that the amount is right, and that it has the right to collect it. Debt buyers often have little more than a line in a list. Ask for the contract, the last statements, and every sale from the first creditor to the one that sues.',
        'Go to every hearing. If you can’t be there, ask the clerk before the day how to appear by phone or to get another date.',
      ],
    },
    {
      heading: 'What doesn’t count as an answer',
      paragraphs: [
        'A call to the other side’s lawyer isn’t an answer. Neither is a dispute letter to a credit bureau, a validation letter to the collector, or a complaint to an agency. Those can be useful, but none of them stops the court’s clock. The same goes for a debt settlement program.',
        'You can still settle, before or after you answer. Get the terms in writing, including that the case will be dismissed, and check with the court that it was.',
      ],
    },
    {
      heading: 'If there’s a judgment already',
      paragraphs: [
        'You can ask the court to set a default judgment aside. It helps if you were never properly served or had a good reason, and if you have a defense. Act right away, because the time for this is short and differs by state. People on active military duty have extra protection: a court can’t enter a default judgment against them without appointing a lawyer first.',
      ],
    },
    {
      heading: 'What can be taken',
      paragraphs: [
        'After a judgment, a creditor can ask for part of your wages or the money in your bank account. For an ordinary debt, federal law limits what comes out of your pay to 25 percent of what’s left after the deductions the law requires, or to the amount above thirty times the federal minimum wage a week, whichever is less. Some states protect more. Support, taxes and some other debts follow other rules.',
        'Social Security, SSI and VA benefits are protected from ordinary debts. If they come by direct deposit, the bank must leave you two months’ worth without your asking. For other protected money, file a claim of exemption with the court. The notice from the bank or your employer should come with the form.',
      ],
    },
    {
      heading: 'Who helps for free',
      paragraphs: [
        'Legal aid offices take debt cases for people with low incomes: lawhelp.org lists them by state. Many courts have a self-help center, and many bar associations have a free clinic or a referral line. Take the summons, the complaint and anything you have about the account.',
        'Errata is software and can’t advise you on a lawsuit. It can show you what your reports say about the account: who reports it, since when, and with what balance. Print that page and take it along.',
      ],
    },
  ],
}
