/** Front door of the case files: what other features may ask of them. */
export { deadlinesOf } from '#server/features/case-file/read-dispute.ts'
