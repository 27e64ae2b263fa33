/** Front door of the case files: what other features may ask of them. */
export { deadlinesOf } from '#server/features/case-file/read-dispute.ts'
export { datesOfMember, type MemberDate } from '#server/features/case-file/dates-of-member.ts'
export { chainOf } from '#server/features/case-file/read-chain.ts'
