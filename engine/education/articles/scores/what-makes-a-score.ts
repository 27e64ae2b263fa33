import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'what-makes-a-score',
  title: 'What makes a credit score',
  description: 'Five ingredients, how much each counts in the best known formula, and what has no influence at all.',
  category: 'Credit Scores',
  icon: 'lightbulb',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681g', 'fcra_1681m'],
  rules: [],
  sources: [
    { title: 'myFICO: What’s in my FICO Scores', address: 'https://www.myfico.com/credit-education/whats-in-your-credit-score' },
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
  ],
  sections: [
    {
      heading: 'A forecast, not a grade',
      paragraphs: [
        'A credit score answers one narrow question: how likely is a borrower with a file like this to fall seriously behind within about two years? It’s computed from the report and from nothing else. It doesn’t measure wealth, character or effort. A person with a large fortune and no loans can have no score at all, and a nurse with two modest cards can have an excellent one.',
        'Scores mostly run from 300 to 850. Higher means that borrowers with similar files paid more reliably in the past. The lender sets its own line between yes and no, and its own prices on each side of it.',
      ],
    },
    {
      heading: 'The five ingredients',
      paragraphs: [
        'The company that makes the FICO score publishes the rough weight of five groups. Payment history counts for about 35 percent, amounts owed for about 30. Together they make up 65 percent of the score. The length of your history counts for about 15 percent, new credit for 10, and the mix of different kinds for another 10. These weights are for people in general. For a short file, or one with recent trouble, the balance shifts, and its competitor VantageScore divides the groups differently.',
        'Payment history asks whether you paid on time, how late you were, how often, and how long ago. A late payment of last month weighs much more than one of five years ago. A 90 weighs more than a 30. Charge-offs, collections and bankruptcies belong here too.',
        'Amounts owed is mostly about cards. The formula looks at how much of your limits you use, on each card and on all together. It’s called utilization, and it’s the one ingredient that you can change within a month. What remains of an installment loan counts as well, though far less.',
        'Length of history looks at the age of the oldest account, of the newest, and of all on average. Time does this work for you. New credit looks at recent applications and recently opened accounts. Mix looks at whether you have handled both cards and loans. No one needs to borrow just for the mix.',
      ],
    },
    {
      heading: 'What has no influence',
      paragraphs: [
        'Your income, your job title and your employer have none. Neither do your age, your race, your religion, your marital status, your address or the amount in your savings account. Looking at your own report doesn’t count. Neither does a soft inquiry from a lender you already have. Using a credit counselor isn’t counted against you in the FICO formula, although the plan arranged with a counselor may change how a lender reports an account.',
        'Debit cards and prepaid cards leave no trace. Carrying a balance from month to month and paying interest on it doesn’t help. The belief that it does has cost people a great deal of money. Pay the statement in full, and the formula sees an account that’s used and paid.',
      ],
    },
    {
      heading: 'Why no one can tell you the exact points',
      paragraphs: [
        'The formula isn’t public, there are many versions of it, and the effect of any change depends on everything else in the file. The same late payment can cost one person little and another a lot: the higher the score was, the deeper the fall. Removing one of four collections may move nothing, and removing the only one may move much.',
        'Errata therefore gives ranges and calls them estimates. If a service promises that an exact number of points will come from an exact act, ask how it knows.',
      ],
    },
    {
      heading: 'Scores follow the report',
      paragraphs: [
        'This is the practical point of the whole subject. You can’t dispute a score, because a score isn’t a statement about you. It’s the result of a sum. You can dispute the facts that go into it. When a false late mark is corrected, the next score that’s computed from that file takes the correction in, with nothing further to apply for.',
        'It also means that errors can hurt in ways you don’t see. A limit that isn’t reported makes utilization look worse. A wrong opening date makes your history look shorter. An account of a stranger brings a stranger’s habits into your forecast. Reading the report line by line is the only way to find such things. A score that looks fine doesn’t prove that the file is right.',
      ],
    },
    {
      heading: 'What to do first',
      paragraphs: [
        'Pay everything on time from today. It sounds dull and it’s worth more than all the tricks together. Set up automatic payments of at least the minimum, so that a holiday or an illness doesn’t cost you seven years of a late mark.',
        'Next, bring down the balances on your cards, beginning with any that are close to their limit. Under 30 percent is a common rule of thumb, and under 10 is better. Then leave old cards open when they cost nothing, and apply for new credit only when you need it.',
        'In parallel, get your three reports and look for statements that can’t be true. Correct them. Don’t spend energy on entries that are accurate and just unpleasant. They matter less every month, and they come off on their own when their time is up.',
      ],
    },
    {
      heading: 'When a lender uses the score against you',
      paragraphs: [
        'If a score contributed to a refusal or to worse terms, the lender has to tell you the number, the range of that score, its date, who supplied it, and the key factors that lowered it. Up to four are usually listed, with an extra one for inquiries if these mattered. These reasons are worth more than any general article, including this one, because they concern your own file. “Proportion of balances to limits too high” tells you exactly where to begin. “Serious delinquency” tells you which entries to check first for accuracy.',
        'Keep that notice. It also names the bureau whose report was used, and gives you the right to a free copy of that report if you ask within sixty days.',
      ],
    },
    {
      heading: 'A word about free scores',
      paragraphs: [
        'The score that your bank shows you may be a different formula from the one used by the lender you’ll apply to. That’s not deceit; it’s just that there are many. Use the free number to watch the direction over months. Don’t be alarmed by a movement of a few points, which can come from a statement date alone.',
      ],
    },
  ],
}
