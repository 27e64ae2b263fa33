import { chargedOffAndCo } from '#engine/audit/entry-words.ts'
import { isChargedOffMark, marksOf } from '#engine/audit/history.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, type Month } from '#engine/values/day.ts'

/** After every month that can be printed. */
const NEVER = '9999-12'

/**
 * The month from which late marks belong to the delinquency that ended in a charge-off or the like; such marks share
 * the clock of the charge-off. Where that delinquency can't be told apart, no mark is independent.
 */
export function endOfIndependentMarks(account: Account): Month {
  const marks = marksOf(account)
  const first = marks.findIndex(isChargedOffMark)
  if (first < 0 && chargedOffAndCo(account) === null) return NEVER
  const dofd = account.dateOfFirstDelinquency
  const ofDofd = dofd === null ? null : firstDayOf(dofd).slice(0, 7)
  if (first < 0) return ofDofd ?? ''
  let start = first
  while (start > 0 && marks[start - 1]?.code !== 'ok') start -= 1
  const ofRun = marks[start]?.month ?? ''
  return ofDofd !== null && ofDofd < ofRun ? ofDofd : ofRun
}
