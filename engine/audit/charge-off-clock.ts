import { hasEducationClock, isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isDischarged, KIND_IN_WORDS, type Place } from '#engine/audit/entry-words.ts'
import { NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { chargeOffDates } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, type Day, type PartialDay } from '#engine/values/day.ts'

/** The seven years of a charged-off or collected account, next to the report that lists it. */
export interface ChargeOffClock {
  readonly dofd: PartialDay
  readonly reportDate: PartialDay
  /** The earliest day that the report's date can mean. */
  readonly reportDay: Day
  /** The state of the entry, in words that follow `is`, and where it says so. */
  readonly state: { readonly words: string; readonly place: Place }
  /** The last days by the bureaus' custom and by the law, of the latest day that the date of first delinquency can mean. */
  readonly customary: PartialDay
  readonly outermost: Day
}

/** Null where the clock does not run or a date of it is not printed. */
export function chargeOffClock(account: Account, { report, confirmed }: Surroundings): ChargeOffClock | null {
  const { dateOfFirstDelinquency: dofd } = account
  const { reportDate } = report
  if (reportDate === null || dofd === null) return null
  if (hasEducationClock(account, confirmed ?? NOTHING_CONFIRMED)) return null
  const state = adverseState(account)
  if (state === null) return null
  return { dofd, reportDate, reportDay: firstDayOf(reportDate), state, ...chargeOffDates(lastDayOf(dofd)) }
}

/** Charged off, collected and the like; or discharged in a bankruptcy, which is an adverse item too (15 USC 1681c(a)(5)). */
function adverseState(account: Account): ChargeOffClock['state'] | null {
  // Arrears of support may be reported while they are owed.
  if (isTaxOrSupport(account)) return null
  const derogatory = chargedOffAndCo(account)
  if (derogatory !== null) return { words: KIND_IN_WORDS[derogatory.kind], place: derogatory.place }
  const discharged = isDischarged(account)
  return discharged === null ? null : { words: 'discharged in bankruptcy', place: discharged }
}
