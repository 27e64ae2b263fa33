/** Front door of the answers: what bureaus and companies answered to a dispute. */
export { type AnswerRow, answersOfDispute, answersOfDisputes } from '#server/features/answers/answer-rows.ts'
export { checkResultsOfOwner } from '#server/features/answers/check-results.ts'
export { type CheckRow, checksOf } from '#server/features/answers/check-rows.ts'
export { openReplyReadings } from '#server/features/answers/read-reply-in-background.ts'
export { confirmReply } from '#server/features/answers/confirm-reply.ts'
export { uploadReply } from '#server/features/answers/upload-reply.ts'
export { sayToCheck } from '#server/features/answers/say-to-check.ts'
export { replyPages } from '#server/features/answers/reply-pages.ts'
