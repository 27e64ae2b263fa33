import type { Article } from '#engine/education/article.ts'
import { PERIODS } from '#engine/law/periods.ts'

export const article: Article = {
  id: 'medical-debt',
  title: 'Medical debt: bureau policy, real law and a rule that no longer exists',
  description:
    'What the bureaus leave off by their own choice, what the law adds for veterans, and why the federal rule of 2025 can’t be cited.',
  category: 'Debts and Collections',
  icon: 'book-open',
  updatedOn: '2026-11-20',
  authorities: [
    'tax_501r_6',
    'policy_medical_paid',
    'policy_medical_500',
    'fcra_1681c_a_6',
    'fcra_1681c_a_7',
    'fcra_1681c_a_8',
    'fcra_1681a_aa',
    'fcra_1681i_g',
  ],
  rules: ['medical_paid', 'medical_under_500', 'medical_under_one_year', 'veteran_medical'],
  sources: [
    { title: '26 CFR 1.501(r)-6, billing and collection', address: 'https://www.law.cornell.edu/cfr/text/26/1.501(r)-6' },
    {
      title: 'CFPB interpretive rule on the preemption of state laws, October 28, 2025 (90 FR 48710)',
      address: null,
    },
    {
      title: 'Consumer Financial Protection Bureau: newsroom, medical debt',
      address: 'https://www.consumerfinance.gov/about-us/newsroom/',
    },
    { title: '15 USC 1681c(a)(6) to (8)', address: 'https://www.law.cornell.edu/uscode/text/15/1681c' },
  ],
  sections: [
    {
      heading: 'Three layers',
      paragraphs: [
        'What you read about medical debt on credit reports comes from three sources, and they’re mixed up all the time. There’s what the three bureaus do by their own choice. There’s what the statute says. And there’s a federal rule that was announced with much noise and then struck down. Keep them apart, because a letter that takes one for another is easily dismissed.',
      ],
    },
    {
      heading: 'What the bureaus do by themselves',
      paragraphs: [
        `Since July 2022, they no longer list medical collections that have been paid. From the same time they don’t list one until a year has passed. Since April 2023, they don’t list medical collections whose initial balance was under ${PERIODS.medical_smallest.inWords}.`,
        'This is policy, not law. The bureaus agreed on it and could change it. As long as it stands, you can hold them to it: “By your own policy, which isn’t a law, paid medical collections aren’t listed. This one shows as paid. Please remove it.” Often one letter is enough.',
        `Some details matter. The ${PERIODS.medical_smallest.inWords} refers to the amount first reported, not to what’s left. A bill of $900 that you’ve paid down to $300 isn’t covered. If the report doesn’t print the initial amount, you may have to get it from the provider’s bill. The year is counted from the delinquency with the provider, not from the day on which an agency got it.`,
        'And the policy speaks of collections that are identified as medical. If you paid a hospital bill with a credit card and didn’t pay the card, that’s card debt. The same holds for loans from special medical credit cards.',
      ],
    },
    {
      heading: 'What the statute says',
      paragraphs: [
        'A report may not show the name, address or telephone number of a medical provider in a way that tells what was treated, unless it’s coded so that it doesn’t reveal the provider or the nature of the service. Insurance companies for other than property and casualty are treated separately. That’s why the original creditor on a medical collection is often “medical payment data” or nothing at all. A missing name is lawful here, while on other collections you could ask for it.',
        'For veterans, the statute goes further. A medical debt of a veteran may not be reported if it concerns care authorized by the Department of Veterans Affairs, from a provider outside it, and less than a year has passed since the service. Nor may it be reported once it’s been paid or settled. The law defines which debts are meant, and a dispute about such a debt has its own procedure: with the documents from the department, the bureau has to delete the item. If this concerns you, get the letter about the liability for the bill from the department first.',
        'Otherwise, medical collections follow the same seven years as all others, starting 180 days after the delinquency, when they’re listed at all.',
      ],
    },
    {
      heading: 'The rule that no longer exists',
      paragraphs: [
        'In January 2025, the federal consumer bureau issued a rule to take medical debt out of credit reports altogether. A federal court vacated it on July 11, 2025. It never applied, and a letter that cites it cites nothing. Errata’s law registry keeps it only to refuse it by name.',
        'Several states have their own laws against medical debt on reports. Whether federal law leaves room for them is disputed: the court that vacated the rule suggested that it doesn’t, and on October 28, 2025 the federal consumer bureau published an interpretive rule that says the same. A federal court of appeals had seen it differently in 2022, and an interpretive rule doesn’t bind the courts. If you live in such a state, ask a legal aid office what applies today. Errata doesn’t rely on these laws.',
      ],
    },
    {
      heading: 'Before it reaches the report',
      paragraphs: [
        'Most medical collections begin as confusion between a provider and an insurer. The best time to act is before a collector has it. Ask for an itemized bill. Compare it with the insurer’s explanation of benefits. Ask whether the claim was sent at all, and to the right insurer. Hospitals that are exempt from federal tax as charities must have a written policy on financial assistance, and you can apply for it even after the bill has come: by federal tax rules, at least until the 240th day after the first bill that follows your discharge. Under the same rules, such a hospital in general may not report the debt to a bureau or sue over it in the first 120 days after that bill, nor without a written notice at least 30 days ahead. The hospital answers for its collectors in this, too.',
        'Ask the provider in writing to hold the account while the insurer decides. Keep the answer with the bill.',
      ],
    },
    {
      heading: 'If it is on the report',
      paragraphs: [
        `Go through five questions. Is it paid? Then ask for the removal under the policy. Was the initial balance under ${PERIODS.medical_smallest.inWords}? The same. Is it less than a year since you became delinquent with the provider? The same, with the bill as an exhibit. Are you a veteran, and was the care authorized by the department? Then use the statute. Was the bill the insurer’s to pay? Then it’s inaccurate as to what you owe, and the insurer’s letter is your proof.`,
        'Then look for the ordinary errors: the same bill listed by two agencies, a paid bill with a balance above zero, a date of first delinquency that’s the agency’s own, or a bill that belongs to someone else in your family.',
        'If your insurer has paid after the fact, ask the provider to recall the account from the agency. A recalled account should disappear, while a paid one depends on the policy.',
      ],
    },
    {
      heading: 'What a collector may ask',
      paragraphs: [
        'The rules for collectors apply without exception: a notice within five days of the first contact, thirty days for a written dispute, and no amounts beyond what the agreement or the law permits. You can ask for an itemization by date of service. You needn’t tell the collector anything about your health.',
      ],
    },
    {
      heading: 'Don’t pay with a card in panic',
      paragraphs: [
        'A hospital’s payment plan is often free of interest. The same amount on a credit card isn’t, and it loses everything this article describes: it’s card debt from that day. Before you pay, ask the hospital for assistance, for a discount and for a plan, in this order. Asking is free, it can be done by telephone in an afternoon, and without asking you’ll hardly get it.',
      ],
    },
  ],
}
