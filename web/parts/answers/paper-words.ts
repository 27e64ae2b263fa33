import type { FactName, NoticeKind, ReceivedKind } from '#engine/words/received-paper.ts'

/** What a paper is, in the heading of its sheet. */
export const KIND_TITLES: Readonly<Record<ReceivedKind, string>> = {
  report: 'Credit report',
  answer: 'Answer',
  refusal: 'Notice of a decision',
  collection_notice: 'Debt collector’s notice',
  court_paper: 'Court paper',
  discharge: 'Bankruptcy discharge',
  identity: 'Proof of who you are',
  other: 'Letter',
}

/** The same of a notice of a decision whose words say what about. */
export const NOTICE_TITLES: Readonly<Record<NoticeKind, string>> = {
  credit: 'Refusal of credit',
  housing: 'Refusal of housing',
  job: 'Refusal of a job',
  insurance: 'Notice about your insurance',
  bank_account: 'Refusal of a bank account',
  service: 'Refusal of service',
  undecided: 'Notice before a decision',
}

/** What it is, in a heading. */
export function titleOfReply({
  kind,
  refused,
}: {
  readonly kind: ReceivedKind | null
  readonly refused: NoticeKind | null
}): string {
  if (refused !== null) return NOTICE_TITLES[refused]
  return kind === null ? 'Letter' : KIND_TITLES[kind]
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
