import { wasReadWhole } from '#engine/audit/surely-absent.ts'
import type { Report } from '#engine/report/report.ts'

/** Two reports of one bureau. */
export interface Pair {
  readonly older: Report
  readonly newer: Report
  /** Another layout prints other things: what it does not print is no change. */
  readonly isOneLayout: boolean
}

/** Whether what the one report does not list is surely not in it. */
export const listsAll = (report: Report, { isOneLayout }: Pair): boolean => isOneLayout && wasReadWhole(report)
