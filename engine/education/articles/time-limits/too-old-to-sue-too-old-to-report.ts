import type { Article } from '#engine/education/article.ts'
import { PERIODS } from '#engine/law/periods.ts'

export const article: Article = {
  id: 'too-old-to-sue-too-old-to-report',
  title: 'Too old to sue is not the same as too old to report',
  description: 'Two clocks, two laws: the statute of limitations and the reporting period, with the exceptions no one mentions.',
  category: 'Time Limits',
  icon: 'lightbulb',
  updatedOn: '2026-11-27',
  authorities: [
    'fcra_1681c_a_4',
    'fcra_1681c_b',
    'fcra_1681c_a_2',
    'fdcpa_1692g',
    'reg_f_1006_26_b',
    'fdcpa_1692c_c',
    'wisconsin_893_05',
    'mississippi_15_1_3',
  ],
  rules: [],
  sources: [
    {
      title: '15 USC 1681c, requirements relating to information contained in consumer reports',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c',
    },
    {
      title: 'Federal Trade Commission: Debt collection FAQs',
      address: 'https://consumer.ftc.gov/articles/debt-collection-faqs',
    },
  ],
  sections: [
    {
      heading: 'Two clocks on one wall',
      paragraphs: [
        'A debt that goes unpaid starts two clocks. One belongs to the courts: the statute of limitations, which says how long a creditor may sue you. It’s a matter of state law, it depends on the kind of contract, and it’s often somewhere between three and six years, in some states longer. The other belongs to the credit report: seven years for charge-offs and collections, starting 180 days after the delinquency began.',
        'They start on different days, last for different times, and don’t know of each other. Mixing them up is behind much bad advice.',
      ],
    },
    {
      heading: 'What happens when the first one runs out',
      paragraphs: [
        'The debt is then called time-barred. A collector may not sue you for it or threaten to, under the federal rules for debt collectors. If someone sues anyway, you have to appear and say that it’s too old; the court won’t do it for you. An ignored lawsuit becomes a judgment, even over an old debt.',
        'In most states the debt still exists. (In Wisconsin and Mississippi it ends when the time is up.) You may be asked to pay it, politely, unless you’ve told the collector in writing to stop. And it may still be on your credit report if the seven years aren’t over. A time-barred debt of five years is reported lawfully. Disputing it as “expired” doesn’t work, and shouldn’t.',
      ],
    },
    {
      heading: 'What restarts a clock',
      paragraphs: [
        'In many states a payment, sometimes even a written promise, restarts the court’s clock. That’s the reason for the warning not to pay five dollars on a very old debt before you know where you stand. Ask about the law in your state first: legal aid offices answer this question at no charge.',
        'Nothing that happens to the debt restarts the clock of the report. A payment doesn’t. A sale to a new collector doesn’t, nor does a settlement, a lawsuit or a promise. If the date of first delinquency on your report changes after you paid, that’s re-aging, and you can dispute it with the two reports in hand.',
      ],
    },
    {
      heading: 'Judgments',
      paragraphs: [
        'When a creditor sues and wins, the debt becomes a judgment, with its own life of many years and can often be renewed. For reports, the statute allows a judgment for seven years from its entry, or until the statute of limitations for it has run out, whichever is longer. In practice the three bureaus don’t list civil judgments at all anymore, by their own decision. That the account behind the judgment is on your report is another matter; it follows the ordinary seven years, and the judgment doesn’t extend them.',
      ],
    },
    {
      heading: 'The exceptions to the reporting period',
      paragraphs: [
        `The seven and ten years don’t apply to every report. Three uses are left out: credit of ${PERIODS.exempt_credit.inWords} or more, life insurance of ${PERIODS.exempt_credit.inWords} or more, and employment at a salary of ${PERIODS.exempt_job.inWords} or more. A mortgage for most houses is above that first figure. So in law, an old charge-off might be shown to a mortgage lender after its time.`,
        'In practice the bureaus normally drop items when their time is up, no matter who asks for the report. It’s enough to know the exception and to word your letters so that they’re right: “may not be included in a consumer report, 15 USC 1681c(b) aside”.',
        'Then there’s everything good. No period limits positive information.',
        'And some debts have their own laws: certain student loans, and child support, where state agencies have a part. Don’t apply the seven years to these without reading further.',
      ],
    },
    {
      heading: 'Four cases',
      paragraphs: [
        'A card debt, last paid six and a half years ago, in a state with four years for lawsuits. No one may sue. It may still be reported for about a year, depending on when it became delinquent. Sensible course: don’t wake it. Dispute only what’s inaccurate. Take a new report when the outer date has passed.',
        'A card debt, two years old, in the same state. The creditor may sue for two more years, and the item may be on your report for about five. Here talking makes sense: a settlement in writing, reported as settled with a zero balance, is better than a judgment.',
        'A medical bill of eight years that a new collector begins to report now. The time for reporting has run from the original delinquency, not from the new collector’s start. If a date of first delinquency is printed and the outer date has passed, dispute it. If none is printed, ask for it.',
        'A loan of nine years that’s gone from all three reports, and a letter from a collector. That the report is clean doesn’t mean the letter is unlawful. You may ask for validation within thirty days of receiving the collector’s notice, you may tell the collector in writing to stop contacting you, and you should check your state’s time for lawsuits before you do anything that looks like a promise.',
      ],
    },
    {
      heading: 'The letters that mix them up',
      paragraphs: [
        'Templates on the web often say: “this account is beyond the statute of limitations and must be deleted from my credit report.” The sentence is false in law. A trained reader at a bureau sees that in a second and may treat the rest of the letter accordingly. Leave the statute of limitations out of letters about reporting. Leave the reporting period out of answers to a lawsuit.',
      ],
    },
    {
      heading: 'What to write down',
      paragraphs: [
        'For each old debt, note three dates and keep them apart. The date of last payment, for the courts. The date of first delinquency, for the report. The date of any collector’s notice, for your thirty days. Next to them, write the outer date for reporting. Then you can see at a glance, and without paying anyone, which clock you’re looking at when a letter comes.',
        'This article describes federal law and only points to state law. For a lawsuit, or for a debt large enough to worry about, talk to a lawyer or a legal aid office in your state. Errata is software and can’t advise you on a court case.',
      ],
    },
  ],
}
