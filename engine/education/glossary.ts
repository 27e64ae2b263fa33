import { PERIODS } from '#engine/law/periods.ts'

/** One word of the trade in plain words. */
export interface GlossaryEntry {
  readonly term: string
  readonly means: string
  /** The article that goes on from there. */
  readonly article: string | null
}

const entry = (term: string, article: string | null, means: string): GlossaryEntry => ({ term, means, article })

/** In alphabetical order. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  entry('Account', 'what-a-report-holds', 'One credit account as one bureau reports it. The industry calls it a tradeline.'),
  entry(
    'Adverse action',
    'refused-because-of-a-report',
    'A decision against you based on a report: a denial, a higher rate, a lower limit.',
  ),
  entry('Authorized user', 'authorized-users', 'Someone who may use an account but doesn’t owe what is spent on it.'),
  entry(
    'Bureau',
    'what-a-report-holds',
    'One of the three nationwide consumer reporting agencies: Equifax, Experian, TransUnion.',
  ),
  entry('Charge-off', 'charge-off-explained', 'The creditor has written off the debt as a loss. That alone forgives nothing.'),
  entry('Collector', 'when-a-collector-writes', 'A collection agency, or a company that buys debts.'),
  entry(
    'Consumer report',
    'what-a-report-holds',
    'What a bureau tells others about you. A credit report is the best-known kind.',
  ),
  entry('Credit limit', 'limits-balances-and-highs', 'The most you may owe on a card or line of credit.'),
  entry(
    'Date of first delinquency',
    'date-of-first-delinquency',
    'When you first fell behind before a charge-off or collection. DOFD for short. It decides when the account must come off.',
  ),
  entry('Direct dispute', 'write-to-the-furnisher', 'A dispute that you send to the furnisher instead of a bureau.'),
  entry(
    'Discharge',
    'accounts-after-bankruptcy',
    'The order of a bankruptcy court that ends your personal duty to pay the debts it covers.',
  ),
  entry('Dispute', 'dispute-it-yourself', 'Your demand to have an item investigated and corrected.'),
  entry('Forbearance', 'student-loans', 'A time when the lender agrees that no payment, or a smaller one, is due.'),
  entry('Fraud alert', 'freezes-and-alerts', 'A note in your file that asks lenders to make sure an applicant is really you.'),
  entry(
    'Frivolous',
    'reading-the-answer',
    'What a bureau may call a dispute that says too little or repeats an old one. It must give its reasons.',
  ),
  entry(
    'Furnisher',
    'write-to-the-furnisher',
    'The company that reports an account to a bureau: a bank, a lender, a servicer, a collector.',
  ),
  entry(
    'Hard inquiry',
    'hard-and-soft-inquiries',
    'A check of your credit because you applied for something. Lenders can see it.',
  ),
  entry(
    'High balance',
    'limits-balances-and-highs',
    'The most you ever owed on the account, or whatever a bureau shows in that column.',
  ),
  entry(
    'Identity theft report',
    'identity-theft-block',
    'Your signed statement about a theft, made at IdentityTheft.gov or with the police. You need it for a block.',
  ),
  entry('Installment loan', 'what-makes-a-score', 'A loan for a fixed amount, paid back in regular payments.'),
  entry('Late mark', 'read-the-payment-grid', 'A month in the payment history that says 30 to 180 days late.'),
  entry('Original creditor', 'sold-transferred-or-placed', 'Who first lent the money a collector now asks for.'),
  entry('Payment grid', 'read-the-payment-grid', 'The months of an account and how each was paid.'),
  entry('Permissible purpose', 'hard-and-soft-inquiries', 'A reason the law accepts for a bureau to give out a report.'),
  entry('Public record', 'judgments-and-tax-liens', 'A court record. Today the bureaus list bankruptcies and little else.'),
  entry('Re-aging', 're-aging', 'Reporting a later date of first delinquency than the true one, so the account stays longer.'),
  entry(
    'Reinsertion',
    'deleted-and-back-again',
    'Putting back what was deleted after a dispute. It needs a certification and a notice to you.',
  ),
  entry(
    'Reinvestigation',
    'the-thirty-day-clock',
    `What a bureau must do after a dispute: look into it within ${PERIODS.reinvestigation.inWords} of receipt, in some cases ${PERIODS.reinvestigation_longest.inWords}.`,
  ),
  entry('Removal date', 'the-seven-year-rule', 'The month the bureau expects an item to come off. An estimate.'),
  entry('Revolving account', 'utilization-without-myths', 'A card or line of credit you can use again as you pay it down.'),
  entry('Security freeze', 'freezes-and-alerts', 'A lock on your file that stops new credit in your name. Free by law.'),
  entry('Settled', 'charge-off-explained', 'Paid with less than was owed, by agreement.'),
  entry(
    'Soft inquiry',
    'hard-and-soft-inquiries',
    'Any check of your credit that doesn’t come from your application. Only you see it.',
  ),
  entry(
    'Statement of dispute',
    'statement-remark-or-silence',
    `Your own words in the file about an item you still dispute. A bureau that helps you write it may limit it to ${PERIODS.dispute_statement.inWords}.`,
  ),
  entry(
    'Statute of limitations',
    'too-old-to-sue-too-old-to-report',
    'How long a creditor may sue. It says nothing about how long a debt may be reported.',
  ),
  entry('Utilization', 'utilization-without-myths', 'How much of your card limits you’re using.'),
  entry(
    'Validation',
    'when-a-collector-writes',
    'What you may ask a collector to show: what is owed, to whom, and based on what.',
  ),
]
