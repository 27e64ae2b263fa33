import type { Article } from '#engine/education/article.ts'
import { PERIODS } from '#engine/law/periods.ts'

export const article: Article = {
  id: 'the-seven-year-rule',
  title: 'The seven-year rule, counted correctly',
  description:
    'Why a charge-off or collection has two dates, the customary one and the outer one, and which of them the law enforces.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681c_b', 'fcra_1681s2_a_5'],
  rules: ['obsolete_delinquency', 'drop_off_near'],
  sources: [
    {
      title: '15 USC 1681c, requirements relating to information contained in consumer reports',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c',
    },
    {
      title: '15 USC 1681s-2(a)(5), duty to provide notice of delinquency of accounts',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
    },
  ],
  sections: [
    {
      heading: 'What everyone says, and what the law says',
      paragraphs: [
        'Everyone says that bad marks fall off after seven years. That’s roughly right and wrong in the detail that matters most. For an account that was charged off or placed for collection, the statute allows seven years, and it says when they begin: 180 days after the start of the delinquency that led to the collection or charge-off.',
        'So two dates belong to each such account. Add seven years to the date of first delinquency and you get the customary date, on which the bureaus usually let the item drop. Add 180 days first and then seven years, and you get the outer date, after which the item may not be included in an ordinary consumer report. Between the two lies about half a year in which the entry is still lawful, however old it feels.',
      ],
    },
    {
      heading: 'An example in full',
      paragraphs: [
        'You missed the payment that was due in March 2018, never caught up, and the bank charged the card off in September 2018. The date of first delinquency is March 10, 2018. The customary date is March 10, 2025. For the outer date, count 180 days from March 10, 2018, which brings you to September 6, 2018, and add seven years: September 6, 2025.',
        'A report dated June 2025 that still shows this account is late by the bureaus’ own custom and inside the law. A report dated October 2025 that shows it is past the legal limit, with one exception that comes below. Errata gives the first case the grade of a note and only the second the grade of a legal limit. In both cases it shows the two dates, so you can check the math.',
      ],
    },
    {
      heading: 'What doesn’t start the clock',
      paragraphs: [
        'The day on which the account was opened doesn’t. A card opened in 2009 and charged off in 2024 is fifteen years old and perfectly reportable. Tools that count from the opening date keep accusing lawful entries.',
        'The day of the charge-off doesn’t either. It comes about six months after the first missed payment, and counting from it adds time that the law doesn’t give. The day on which a collector bought the debt, assigned it a new number or first reported it plays no part. Neither does a payment. If you pay five dollars on a collection today, its seven years don’t begin again.',
        'That last point is often confused with a different clock, the state’s statute of limitations for lawsuits. A payment may restart that one in many states. It has no effect on how long the item may be reported.',
      ],
    },
    {
      heading: 'What if you caught up in between',
      paragraphs: [
        'The clock runs from the delinquency that led directly to the charge-off or collection. If you were late in 2016, came fully current, and fell behind again in 2018, then the delinquency of 2018 counts. The single late marks of 2016 have their own seven years and disappear one by one.',
        '“Fully current” means that nothing was overdue. A partial payment that left you 30 days behind didn’t end the delinquency.',
      ],
    },
    {
      heading: 'The report must show the date',
      paragraphs: [
        'All of this depends on one date: the date of first delinquency. Equifax prints it. Experian’s and TransUnion’s consumer reports generally don’t; they give the month in which they expect the item to go. Taking seven years off that month gives an estimate of the date, not the date. Errata doesn’t accuse anyone based on an estimate. For this rule it needs a printed date. Without one, it says nothing.',
        'The furnisher must report the date to the bureau within 90 days of furnishing the charge-off or collection. So you can ask for it. Ask the bureau, ask the furnisher, and keep the answer.',
      ],
    },
    {
      heading: 'The exception',
      paragraphs: [
        `The time limits don’t apply to every use. A report made for credit or life insurance of ${PERIODS.exempt_credit.inWords} or more, or for a job with a salary of ${PERIODS.exempt_job.inWords} or more, may contain older items. In practice the bureaus normally drop them for all uses. For the sake of accuracy a letter should say that the item “may not be included in a consumer report, 15 USC 1681c(b) aside”. Errata’s letters do.`,
        'The item isn’t illegal to own, by the way. The furnisher may keep its records, and the debt may still exist. The rule concerns what a report may contain.',
      ],
    },
    {
      heading: 'Education loans are different',
      paragraphs: [
        'Certain student loans follow their own time limits under education law. If your entry is a student loan of any kind, the seven-year count may be wrong for it. Errata keeps quiet about these unless you confirm that the loan is private, with no government or guaranty agency behind it.',
      ],
    },
    {
      heading: 'What to do when the date is close',
      paragraphs: [
        'If the customary date is less than six months away, waiting is often wiser than writing. The item normally goes without you. Note the date, take a fresh report a month after it, and look. If it’s still there, write to the bureau and ask on which date of first delinquency it relies.',
        'If the outer date has passed, dispute it at once. Give the date of first delinquency as printed, the page, the outer date that follows from it, and the date of the report that still shows the item. Ask for it to be removed. A bureau doesn’t need to ask the furnisher anything to see that; it’s simple math on its own page.',
      ],
    },
    {
      heading: 'What not to do',
      paragraphs: [
        'Don’t ask a collector to “update” an old debt in the hope that it’ll go. It may report activity, and then you have to prove the old date all over again. Don’t accept a new account number as a new debt. And don’t pay for the removal of an item that would leave within a few months anyway.',
        'Paying an old debt can still be right, for your conscience, for a mortgage lender who insists, or to end the calls. It just isn’t what starts or stops the seven years.',
      ],
    },
    {
      heading: 'Keep one sheet',
      paragraphs: [
        'For every charge-off and collection, write down the date of first delinquency, the bureau that printed it, and the two dates computed from it. Keep the page. If the date on a later report is a later one, you have the proof that it was moved.',
      ],
    },
  ],
}
