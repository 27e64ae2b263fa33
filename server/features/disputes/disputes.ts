/** Front door of the disputes: what other features may ask of them. */
export { addEvent, eventsOf, sha256, takeDispute } from '#server/features/disputes/dispute-events.ts'
export { disputeForLetter } from '#server/features/disputes/dispute-for-letter.ts'
export {
  awaitedDisputes,
  allDisputes,
  countDisputes,
  type DisputeRow,
  disputeAnswer,
  ownedDispute,
  takeLetterNews,
} from '#server/features/disputes/dispute-rows.ts'
export { endedDisputes } from '#server/features/disputes/ended-disputes.ts'
export { caseWith } from '#server/features/disputes/expected-answer.ts'
export { carryDispute, fromItem, openDispute } from '#server/features/disputes/open-dispute.ts'
export { takeAnswer } from '#server/features/disputes/take-answer.ts'
export { takeFiling } from '#server/features/disputes/take-filing.ts'
