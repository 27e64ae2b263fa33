import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'why-you-have-many-scores',
  title: 'Why you have dozens of scores, and which one to watch',
  description: 'Formulas, versions, bureaus and days: four reasons why two honest sites show two different numbers.',
  category: 'Credit Scores',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681g', 'fcra_1681m'],
  rules: [],
  sources: [
    { title: 'Federal Housing Finance Agency and HUD: announcement on credit scores, April 22, 2026', address: null },
    {
      title: 'Consumer Financial Protection Bureau: Credit reports and scores',
      address: 'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/',
    },
    {
      title: 'myFICO: FICO Score versions',
      address: 'https://www.myfico.com/credit-education/credit-scores/fico-score-versions',
    },
  ],
  sections: [
    {
      heading: 'The question behind the question',
      paragraphs: [
        'Someone checks a score at the bank on Monday and reads 712. A free app says 689. The car dealer on Saturday says 731. Which is right? All three may be. A score is the result of a formula applied to a file on a day. Change the formula, the file or the day, and the result changes.',
      ],
    },
    {
      heading: 'First reason: several formulas',
      paragraphs: [
        'Two companies make the scores that you meet. FICO is the older and is used by most lenders for most decisions. VantageScore was founded by the three bureaus and is what many free apps and bank websites show. Both run from 300 to 850 in their current general versions, and they weigh things differently. VantageScore can score a file that’s only a month or two old. FICO wants an account that’s at least six months old and one that was updated within the past six months.',
        'Collections are a good example of the differences. Some versions ignore collections that were paid. Some ignore all medical ones. Others, older and still in use, count every collection, paid or not. A person with one paid medical collection can have scores that are far apart, although no one made a mistake.',
      ],
    },
    {
      heading: 'Second reason: several versions',
      paragraphs: [
        'Formulas are revised every few years, and lenders change slowly, because a new version has to be tested against their own loans. Mortgage lenders long had to use versions that are two decades old for most loans. In April 2026 the federal housing agencies began to let lenders use VantageScore 4.0 besides, and approved FICO 10T to follow, so for some years two lenders may look at different numbers. A card issuer may use one of the newest versions. In addition there are versions for certain trades, car loans and cards for instance, with a wider range than 300 to 850.',
        'You can’t choose. You can ask the lender which one it uses, and some will tell you.',
      ],
    },
    {
      heading: 'Third reason: three bureaus',
      paragraphs: [
        'Each bureau applies the formula to its own file. If an account is reported to two bureaus only, the third has another sum. If one bureau lists a late mark that the others don’t, its score will usually be lower. This is the difference to take seriously, because it sometimes comes from an error. When your scores at the three bureaus lie far apart under the same formula, compare the three reports, account by account. What you find will be either an account that’s simply not reported everywhere or a fact that’s reported in two ways.',
        'Mortgage lenders commonly take all three and use the middle one. That’s one more reason not to be content with a single good bureau.',
      ],
    },
    {
      heading: 'Fourth reason: the day',
      paragraphs: [
        'Cards report at the statement date, loans at the end of the month, collectors whenever they like. A score that’s computed on the 5th doesn’t know what arrives on the 9th. Small movements from week to week are often this and nothing else.',
      ],
    },
    {
      heading: 'Which one to watch',
      paragraphs: [
        'Pick one source that’s free, shows you the formula and the bureau, and gives you a new value about once a month. Then look at the direction, and compare it only with itself. What you’re watching is whether your habits work. You don’t need to pay for this.',
        'Before a large application, a mortgage above all, it can be worth knowing the versions that mortgage lenders use. Ask the lender what its own check will show before you buy anything. And get the reports themselves two or three months ahead, so that there’s time for a dispute to run its course.',
      ],
    },
    {
      heading: 'What bands mean',
      paragraphs: [
        'Words such as fair, good and excellent aren’t defined by law. Each site draws its own lines. Errata colors a score in four steps, from 750 up, from 700, from 650 and below, to make a page easier to read. A lender’s lines can lie elsewhere.',
        'Don’t pay for a jump across a line that exists only on a website. What counts is whether you get the loan and at what price. Above a certain level, more points change nothing at all.',
      ],
    },
    {
      heading: 'Scores that aren’t credit scores',
      paragraphs: [
        'Insurers in many states use their own score, built on the credit report. Landlords buy scores for tenants. Some companies score the risk of fraud or how profitable a customer is likely to be. A few use data that isn’t in a credit report at all. The ones that are built on a consumer report fall under the same law: you can see the report underneath, dispute it and be told when it was used against you.',
        'Employers don’t get a score. They get a version of the report, and only with your written agreement.',
      ],
    },
    {
      heading: 'When a number was used against you',
      paragraphs: [
        'If you’re refused, or get worse terms because of a report, the lender owes you a notice. When a score played a part, the notice states it with its date and its range, and lists the key factors that worked against you. It names the bureau as well. Keep it next to the report of that bureau and read the two together. If a factor rests on something that you know to be false, you have found the most valuable dispute in your whole file, because it just cost you something.',
        'You may then ask for that bureau’s report free within sixty days. It doesn’t use up any other free report.',
      ],
    },
    {
      heading: 'What you can ignore',
      paragraphs: [
        'Ignore e-mails that say your score has changed and urge you to act before midnight. Ignore offers to “check your real score” for a dollar that ends in a monthly charge. Ignore comparisons with friends. And ignore the difference of nine points between two apps, unless it’s new and large and the reports behind the two differ in a fact.',
      ],
    },
    {
      heading: 'A sensible routine',
      paragraphs: [
        'Once a month, look at the one number that you picked and at nothing else. Two or three times a year, take all three reports and read them with a pencil. Before a large loan, do it three months ahead. After a dispute, take the report again and look for the promised change. That’s perhaps four hours in a year, it’s free from beginning to end, and it covers most of what a monitoring subscription would have told you.',
      ],
    },
  ],
}
