/** Front door of the disputes: what other features may ask of them. */
export { disputeForLetter } from '#server/features/disputes/dispute-for-letter.ts'
export {
  awaitedDisputes,
  allDisputes,
  countDisputes,
  type DisputeRow,
  disputeAnswer,
  eventsOf,
  ownedDispute,
  takeLetterNews,
} from '#server/features/disputes/dispute-rows.ts'
export { endedDisputes } from '#server/features/disputes/ended-disputes.ts'
export { caseWith } from '#server/features/disputes/expected-answer.ts'
export { carryDispute, fromItem, openDispute } from '#server/features/disputes/open-dispute.ts'
export { takeDispute, takeFiling } from '#server/features/disputes/take-filing.ts'
