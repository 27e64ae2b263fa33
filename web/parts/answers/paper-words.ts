import type { FactName, ReceivedKind } from '#engine/words/received-paper.ts'

/** What a paper is, in the heading of its sheet. */
export const KIND_TITLES: Readonly<Record<ReceivedKind, string>> = {
  report: 'Credit report',
  answer: 'Answer',
  refusal: 'Refusal of credit',
  collection_notice: 'Debt collector’s notice',
  court_paper: 'Court paper',
  discharge: 'Bankruptcy discharge',
  identity: 'Proof of who you are',
  other: 'Letter',
}

export const FACT_LABELS: Readonly<Record<FactName, string>> = {
  accountNumber: 'Account number',
  reference: 'Reference',
  originalCreditor: 'Original creditor',
  reason: 'Reason',
  bureau: 'Credit bureau or agency',
  score: 'Credit score',
  scoreMin: 'Lowest possible score',
  scoreMax: 'Highest possible score',
  scoreDate: 'Date of the score',
  amount: 'Amount',
  fees: 'Fees',
  disputeBy: 'Dispute by',
  court: 'Court',
  caseNumber: 'Case number',
  chapter: 'Chapter',
  filedOn: 'Filed',
  dischargedOn: 'Discharged',
  answerWithinDays: 'Days to answer',
  toldTo: 'Who they told',
  changedField: 'What changed',
  valueAfter: 'New value',
}
