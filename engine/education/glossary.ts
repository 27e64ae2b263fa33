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
  entry('Account', 'what-a-report-holds', 'One credit account as one bureau reports it. The trade says tradeline.'),
  entry(
    'Adverse action',
    'refused-because-of-a-report',
    'A decision against you that rests on a report: a refusal, a higher rate, a smaller limit.',
  ),
  entry('Authorized user', 'authorized-users', 'Someone who may use an account and does not owe what is spent on it.'),
  entry(
    'Bureau',
    'what-a-report-holds',
    'One of the three nationwide consumer reporting agencies: Equifax, Experian, TransUnion.',
  ),
  entry(
    'Charge-off',
    'charge-off-explained',
    'The creditor has written the debt off as a loss in its books. By itself that forgives nothing.',
  ),
  entry('Collector', 'when-a-collector-writes', 'A collection agency, or a company that buys debts.'),
  entry(
    'Consumer report',
    'what-a-report-holds',
    'What a bureau tells others about you. A credit report is the best known kind.',
  ),
  entry('Credit limit', 'limits-balances-and-highs', 'The most that may be owed on a card or a line of credit.'),
  entry(
    'Date of first delinquency',
    'date-of-first-delinquency',
    'When the lateness began that led to a charge-off or collection. Short: DOFD. It decides when the entry must go.',
  ),
  entry('Direct dispute', 'write-to-the-furnisher', 'A dispute that you send to the furnisher instead of a bureau.'),
  entry(
    'Discharge',
    'accounts-after-bankruptcy',
    'The order of a bankruptcy court that ends your personal duty to pay the debts it covers.',
  ),
  entry('Dispute', 'dispute-it-yourself', 'Your demand that an entry be looked into and corrected.'),
  entry('Forbearance', 'student-loans', 'A time in which the lender agrees that no payment, or a smaller one, is due.'),
  entry(
    'Fraud alert',
    'freezes-and-alerts',
    'A note in your file that asks lenders to make sure that an applicant is really you.',
  ),
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
    'A look into your file because you applied for something. Lenders can see it.',
  ),
  entry(
    'High balance',
    'limits-balances-and-highs',
    'The most that was ever owed on the account, or whatever a bureau prints in that column.',
  ),
  entry(
    'Identity theft report',
    'identity-theft-block',
    'Your signed account of a theft, made at IdentityTheft.gov or with the police. A block rests on it.',
  ),
  entry('Installment loan', 'what-makes-a-score', 'A loan of a fixed amount that is paid back in regular payments.'),
  entry('Late mark', 'read-the-payment-grid', 'A month of the payment grid that says 30 to 180 days late.'),
  entry('Original creditor', 'sold-transferred-or-placed', 'Who first lent the money that a collector now asks for.'),
  entry('Payment grid', 'read-the-payment-grid', 'The months of an account with how each was paid.'),
  entry('Permissible purpose', 'hard-and-soft-inquiries', 'A reason for which the law allows a bureau to hand out a report.'),
  entry(
    'Public record',
    'judgments-and-tax-liens',
    'A record of a court. Today the bureaus list bankruptcies and hardly anything else.',
  ),
  entry('Re-aging', 're-aging', 'Reporting a later date of first delinquency than the true one, so that an entry stays longer.'),
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
  entry('Removal date', 'the-seven-year-rule', 'The month in which the bureau expects an entry to leave the file. An estimate.'),
  entry('Revolving account', 'utilization-without-myths', 'A card or line that can be used again as it is paid down.'),
  entry('Security freeze', 'freezes-and-alerts', 'A lock on your file that stops new credit in your name. Free by law.'),
  entry('Settled', 'charge-off-explained', 'Paid with less than was owed, by agreement.'),
  entry(
    'Soft inquiry',
    'hard-and-soft-inquiries',
    'Any look into your file that does not follow an application of yours. Only you see it.',
  ),
  entry(
    'Statement of dispute',
    'statement-remark-or-silence',
    `Your own words in the file about an entry that you still dispute; a bureau that helps you write it may limit it to ${PERIODS.dispute_statement.inWords}.`,
  ),
  entry(
    'Statute of limitations',
    'too-old-to-sue-too-old-to-report',
    'How long a creditor may sue. It says nothing about how long a debt may be reported.',
  ),
  entry('Utilization', 'utilization-without-myths', 'The share of your card limits that is in use.'),
  entry('Validation', 'when-a-collector-writes', 'What you may ask of a collector: what is owed, to whom, and on what it rests.'),
]
