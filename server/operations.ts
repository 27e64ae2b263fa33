import { disputeOperations } from '#server/operations-of-disputes.ts'
import { memberOperations } from '#server/operations-of-members.ts'
import { reportOperations } from '#server/operations-of-reports.ts'
import type { Operations } from '#server/platform/operations.ts'

/** The verb behind every call of the contract. */
export const operations: Operations = { ...memberOperations, ...reportOperations, ...disputeOperations }
