/** What a paper that came by mail is, told by its own words; `other` where they do not say. */
export const RECEIVED_KINDS = [
  'report',
  'answer',
  'refusal',
  'collection_notice',
  'court_paper',
  'discharge',
  'identity',
  'other',
] as const
export type ReceivedKind = (typeof RECEIVED_KINDS)[number]

/** Kinds that a paper's own words tell. */
export type ToldKind = Exclude<ReceivedKind, 'report' | 'other'>

/** What it is called before a person. */
export const RECEIVED_NAMES: Readonly<Record<ReceivedKind, string>> = {
  report: 'a credit report',
  answer: 'an answer to a dispute',
  refusal: 'a notice of a decision',
  collection_notice: 'a debt collector’s notice',
  court_paper: 'a court paper',
  discharge: 'a bankruptcy discharge',
  identity: 'a proof of who you are',
  other: 'a letter',
}

/** What a notice of a decision is about. */
export const REFUSED_THINGS = ['credit', 'housing', 'job', 'insurance', 'bank_account', 'service'] as const
export type RefusedThing = (typeof REFUSED_THINGS)[number]
/** The same of a notice that may come before the decision. */
export const NOTICES = [...REFUSED_THINGS, 'undecided'] as const
export type NoticeKind = (typeof NOTICES)[number]

/** What a paper can say about a debt, a decision or a case. */
export const FACT_NAMES = [
  'accountNumber',
  'reference',
  'originalCreditor',
  'reason',
  'bureau',
  'score',
  'scoreMin',
  'scoreMax',
  'scoreDate',
  'amount',
  'fees',
  'disputeBy',
  'court',
  'caseNumber',
  'chapter',
  'filedOn',
  'dischargedOn',
  'answerWithinDays',
  'toldTo',
  'changedField',
  'valueAfter',
] as const
export type FactName = (typeof FACT_NAMES)[number]

/** What a paper of each kind can say, the most telling first: what was not read can be added. */
export const FACTS_OF: Readonly<Record<ReceivedKind, readonly FactName[]>> = {
  report: [],
  answer: ['accountNumber', 'reference', 'reason', 'toldTo'],
  refusal: ['bureau', 'reason', 'score', 'scoreDate', 'scoreMin', 'scoreMax', 'accountNumber', 'reference'],
  collection_notice: ['originalCreditor', 'amount', 'disputeBy', 'fees', 'accountNumber', 'reference'],
  court_paper: ['answerWithinDays', 'caseNumber', 'court', 'amount', 'accountNumber', 'chapter', 'filedOn'],
  discharge: ['filedOn', 'dischargedOn', 'chapter', 'caseNumber', 'court'],
  identity: ['reference', 'caseNumber', 'accountNumber', 'amount'],
  other: ['accountNumber', 'reference'],
}
