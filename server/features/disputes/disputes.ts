/** Front door of the disputes: what other features may ask of them. */
export { addEvent, eventsOf, sha256, takeDispute } from '#server/features/disputes/dispute-events.ts'
export { disputedEntry, type DisputedEntry } from '#server/features/disputes/disputed-entry.ts'
export { disputeForLetter, ownLetterWords } from '#server/features/disputes/dispute-for-letter.ts'
export {
  allDisputes,
  clockAfter,
  countDisputes,
  type DisputeClock,
  type DisputeRow,
  disputeAnswer,
  type LetterNews,
  NO_CLOCK,
  ownedDispute,
  takeLetterNews,
  takePractice,
  takeEarlier,
} from '#server/features/disputes/dispute-rows.ts'
export { forgetUnsent } from '#server/features/disputes/forget-unsent.ts'
export { endedDisputes } from '#server/features/disputes/ended-disputes.ts'
export { caseWith } from '#server/features/disputes/expected-answer.ts'
export {
  fromFinding,
  fromMixedFile,
  isAboutMixedFile,
  keyOfAccount,
  keyOfDisputed,
  toDispute,
} from '#server/features/disputes/from-finding.ts'
export { carryDispute, fromItem, openDispute, openDisputeIn } from '#server/features/disputes/open-dispute.ts'
export { ownWordsOf } from '#server/features/disputes/own-words.ts'
export { takeAnswer } from '#server/features/disputes/take-answer.ts'
export { takeFiling } from '#server/features/disputes/take-filing.ts'
