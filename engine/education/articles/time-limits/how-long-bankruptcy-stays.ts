import type { Article } from '#engine/education/article.ts'
import { PERIODS } from '#engine/law/periods.ts'

export const article: Article = {
  id: 'how-long-bankruptcy-stays',
  title: 'How long a bankruptcy stays: ten years by law, sometimes seven by habit',
  description: 'The date that counts, why chapter 13 is often gone earlier, and what happens to the accounts that were included.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['fcra_1681c_a_1', 'bankruptcy_301_b', 'policy_chapter_13', 'fcra_1681c_b'],
  rules: ['obsolete_bankruptcy', 'chapter13_past_seven_years'],
  sources: [
    { title: '15 USC 1681c(a)(1), bankruptcies', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
    { title: '11 USC 301, voluntary cases', address: 'https://www.law.cornell.edu/uscode/text/11/301' },
    {
      title: 'Experian: removing bankruptcy from your credit report',
      address: 'https://www.experian.com/blogs/ask-experian/removing-bankruptcy-from-your-credit-report/',
    },
  ],
  sections: [
    {
      heading: 'The rule of law',
      paragraphs: [
        'A bankruptcy case may be in a consumer report for ten years. The ten years run from the order for relief, or from the date of adjudication under older law. In a case that you file yourself, the filing of the petition is the order for relief, so you count from the day of filing. In an involuntary case, brought by creditors, the court enters the order later, and it’s that day which counts.',
        'The law doesn’t distinguish between chapters. Chapter 7, 11, 12 or 13, dismissed or discharged: each is a case under title 11, and ten years is the limit for all of them.',
      ],
    },
    {
      heading: 'The habit of the bureaus',
      paragraphs: [
        'For chapter 13, in which debts are partly paid through a plan over three to five years, the bureaus do more than they must. They take a completed case off seven years after filing. This is their own policy. It’s widely described as law, in books and even by people who repair credit for a living, and it isn’t.',
        'The distinction has consequences for what you write. If a discharged chapter 13 case is eight years old and still on your report, you can ask the bureau to apply its own policy. You can’t say that it’s breaking the law until ten years have passed. Errata grades the first as policy and only the second as a legal limit.',
        'For dismissed chapter 13 cases, the bureaus’ practices are described differently: some are said to treat them like completed ones, another to keep them for the full ten years. None of that is law. A dismissed case that’s past seven years is worth a polite question and no more.',
      ],
    },
    {
      heading: 'From filing, not from discharge',
      paragraphs: [
        'The date to look at is the filing date. The discharge in a chapter 7 case comes some months after it, in chapter 13 years after. People who count from the discharge wait too long. People who count from their last missed payment expect the record to go too early.',
        `An example: petition filed on August 20, 2015, discharge on December 1, 2015. The case may be reported until August 20, 2025. A report dated August 15, 2025 may still show it. One dated September 1 may not, large credit and highly paid jobs aside. Those exceptions are in the statute: credit or life insurance of ${PERIODS.exempt_credit.inWords} or more, and jobs with a salary of ${PERIODS.exempt_job.inWords} or more.`,
      ],
    },
    {
      heading: 'The accounts have their own clocks',
      paragraphs: [
        'The court record and the accounts that were part of the case are separate entries. An account that was charged off before the case goes after its own seven years, counted from 180 days after its first delinquency, and that’s nearly always earlier than the end of the ten years. An account that was never late before the filing may carry a remark about the bankruptcy, and this remark is dated from the petition.',
        'So in the last years you may see the case alone, with all its accounts gone. That’s correct.',
        'The opposite also happens: an account is updated after the discharge as if nothing had occurred, with a balance, an amount past due or new late marks. That’s a different problem, which has its own article here, and it’s usually more harmful than the court record.',
      ],
    },
    {
      heading: 'Who puts it there',
      paragraphs: [
        'Courts don’t report bankruptcies to bureaus. The bureaus, or companies that work for them, collect them from public court records. It follows that a phrase like “the court verified it” should be read with care. If a detail is wrong, you can get the docket from the court itself and send a copy of the page to the bureau. The docket shows the chapter, the filing date, the conversion to another chapter if there was one, and how the case ended.',
        'Check these five details: your name and the last digits of your number, the chapter, the date of filing, the status, and the court. A case that belongs to someone with your name is a serious error and easily proved by the docket. “Filed” where it should be “discharged” is milder and worth correcting, because an open case frightens lenders.',
      ],
    },
    {
      heading: 'Dismissed, withdrawn, converted',
      paragraphs: [
        'A dismissed case gave no discharge: the debts remained. It’s still a case that was filed, and it may be reported. So may a case that you withdrew. The report must show that it was withdrawn before final judgment if the bureau gets documents that say so.',
        'A case that was converted from chapter 13 to chapter 7 keeps its first filing date. It’s reported as chapter 7, and the seven-year custom doesn’t apply to it. If your report still says chapter 13, and you ask for the seven-year policy, expect the answer that it was converted.',
      ],
    },
    {
      heading: 'Joint filings',
      paragraphs: [
        'When spouses file together, the case is on both files. When one files alone, it belongs on that one’s file only. The joint accounts, however, appear on both, and the other spouse still owes them. A remark that mentions bankruptcy on the account of the spouse who didn’t file should make plain whose it was. If it reads as if you had filed, dispute the remark.',
      ],
    },
    {
      heading: 'Public record or nothing',
      paragraphs: [
        'Some reports list a bankruptcy in the section for public records and again in the summary. That’s one entry shown in two places. It’s a double only if two case numbers or two filing dates are printed for what was one case.',
      ],
    },
    {
      heading: 'Writing about it',
      paragraphs: [
        'For a case past ten years: “The bankruptcy case was filed on August 20, 2015. Your report is dated September 30, 2025, more than ten years after the order for relief. Please remove it.” For a completed chapter 13 case after seven years: “The case was filed on that day and discharged. Your own policy, which isn’t a law, is to take a completed chapter 13 case off seven years after filing. Please apply it.” Two sentences and a page reference. No form, no fee, no company needed.',
        'If the answer says that ten years haven’t passed yet, look at the date once more before you get angry. The most common reason is that the report and the letter speak of different dates, and one glance at the docket settles it.',
      ],
    },
  ],
}
