import type { Article } from '#engine/education/article.ts'

export const article: Article = {
  id: 'judgments-and-tax-liens',
  title: 'Judgments and tax liens: why they should be gone',
  description:
    'The bureaus stopped listing them in 2017 and 2018 by their own plan. What that means if one is still on your report.',
  category: 'Time Limits',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: ['policy_public_records', 'fcra_1681c_a_2', 'fcra_1681c_a_3', 'fcra_1681e_b'],
  rules: ['judgment_or_lien_listed'],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: Quarterly consumer credit trends, public records',
      address: 'https://www.consumerfinance.gov/data-research/research-reports/quarterly-consumer-credit-trends-public-records/',
    },
    {
      title: '15 USC 1681c(a), information excluded from consumer reports',
      address: 'https://www.law.cornell.edu/uscode/text/15/1681c',
    },
  ],
  sections: [
    {
      heading: 'What changed',
      paragraphs: [
        'Until 2017, a lost lawsuit or an unpaid tax bill went onto credit reports as a public record. Then the three bureaus agreed on their own plan, the National Consumer Assistance Plan, which grew out of settlements with state attorneys general. Under it, a public record is listed only when it has a name, an address and either a Social Security number or a date of birth, and when the court’s records are visited often enough to be up to date.',
        'Hardly any civil judgment and few tax liens met the standard. In July 2017 most of them were taken off, and by April 2018 the rest of the tax liens had followed. Bankruptcies met the standard and stayed. They are, in practice, the only public records on a report today.',
      ],
    },
    {
      heading: 'Policy, not law',
      paragraphs: [
        'The law itself never changed. It would allow a civil judgment to be reported for seven years from its entry, or until the statute of limitations has expired if that’s longer. It names no limit for an unpaid tax lien, and allows a paid one for seven years from the payment.',
        'So if a judgment or lien shows up on a report of one of the three bureaus, it’s against their own plan, and you can point that out. What you can’t say is that it’s illegal merely for being there. Errata grades the finding as policy. The letter it writes says in so many words that the plan isn’t a law. An honest letter about a policy has a fair chance to be heard, because the bureau knows its own rules.',
        'There’s one case in which the law does help: a tax lien that was paid more than seven years ago may not be in a consumer report, the exceptions for very large credit and highly paid jobs aside.',
      ],
    },
    {
      heading: 'Where they still turn up',
      paragraphs: [
        'Not every report comes from these three. Companies that screen tenants or job applicants collect court records by themselves. They aren’t part of the plan, and they do show judgments, evictions and liens. They fall under the same statute otherwise: you may see your file, dispute what’s false, and the same thirty days apply.',
        'A lender may also look at court records directly, particularly for a mortgage, or buy a separate search. A judgment that isn’t on any credit report can still come up, and a lien on a house always will, as it’s recorded against the property.',
      ],
    },
    {
      heading: 'Is it really a judgment',
      paragraphs: [
        'Look at the entry before you write. An account in collection isn’t a judgment, even if the collector is a law firm. A remark such as “placed with attorney” isn’t one either. A foreclosure is reported as the status of a mortgage, not as a public record. A child support entry is an account or a collection.',
        'What counts is an entry in the section for public records, with a court, a case number and a date, and with a type such as civil judgment, small claims, federal tax lien or state tax lien.',
      ],
    },
    {
      heading: 'If the details are wrong',
      paragraphs: [
        'Even if you leave the policy aside, the entry has to be accurate. Courts’ records are full of people with similar names. Check the name, the address, the case number and the amount. A judgment that was paid should say satisfied. One that was vacated by the court shouldn’t be there at all, because in law it’s as if it had never been entered. A lien that was released should say released, with the date.',
        'Get a copy from the court clerk or the tax office. For a satisfied judgment, the creditor has to file a satisfaction in most states, and many forget. You can ask for it in writing, and if it doesn’t come, the court has a procedure.',
        'For federal tax liens the office that collects the tax can withdraw the notice after payment in certain cases, which goes further than a release. It’s asked for with a form from that office, without charge.',
      ],
    },
    {
      heading: 'What it costs you if it stays',
      paragraphs: [
        'Scores weigh public records heavily. That’s why it’s worth looking at the section even if you believe it to be empty. It takes one minute: turn to “Public Records”, and read the sentence. If it says that there are none, you’re finished.',
      ],
    },
    {
      heading: 'What to write',
      paragraphs: [
        'One short letter to the bureau that lists it: “Your report dated May 4, 2026 lists a civil judgment, case number as printed, filed on the date printed. Under the National Consumer Assistance Plan of the three bureaus, which isn’t a law, civil judgments and tax liens are no longer listed. Please remove it.” If a detail is false as well, put that first, because it’s the stronger point: “The judgment was satisfied on the date in the enclosed court paper.”',
        'Don’t claim that it isn’t yours if it is. Don’t claim that the court told you that it doesn’t report to bureaus, a line that many templates contain. Courts indeed don’t report to bureaus. The bureaus collect from public records, and so the sentence proves nothing about whether the entry is accurate.',
      ],
    },
    {
      heading: 'What removing it doesn’t do',
      paragraphs: [
        'The judgment itself remains. The creditor may still garnish wages or levy an account where the state allows it, and the lien stays on the property. If you can’t pay, ask the creditor about installments, or a legal aid office about exemptions. If you were never served with the lawsuit and first heard of it through the report, tell a lawyer soon: a judgment that was entered without proper notice can sometimes be set aside, and there are deadlines for that.',
        'A clean report is a good thing. It shouldn’t be mistaken for a settled debt.',
      ],
    },
    {
      heading: 'Checking again',
      paragraphs: [
        'Once such an entry has been removed, take a look at the next report all the same. If the same entry returns after it was deleted because of your dispute, the bureau must have a certification from its source and must tell you in writing within five business days. Keep the result letter for that day.',
      ],
    },
  ],
}
