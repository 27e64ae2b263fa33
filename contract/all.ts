import { DISPUTE_CALLS } from '#contract/calls-of-disputes.ts'
import { MEMBER_CALLS } from '#contract/calls-of-members.ts'
import { REPORT_CALLS } from '#contract/calls-of-reports.ts'

/** Every call of the wire: the only list. The server must have an operation for each of these keys. */
export const ENDPOINTS = { ...MEMBER_CALLS, ...REPORT_CALLS, ...DISPUTE_CALLS } as const

/** The table as a type: what each call takes and answers. */
export type Endpoints = typeof ENDPOINTS
/** The operation’s name, the same on both sides of the wire. */
export type EndpointName = keyof Endpoints
