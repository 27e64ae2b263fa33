import { compareWithOthers } from '#engine/audit/between-bureaus.ts'
import { hasEducationClock, isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isPaid, isReinstated, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { marksOf } from '#engine/audit/history.ts'
import { type Hit, type Listed, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import { type BegunWithin, begunBefore } from '#engine/law/habits.ts'
import { chargeOffDates } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, monthsBetween, writeDay, type Day, type PartialDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** When the delinquency of an entry began, as far as its page says it, and the field that does. */
export interface Begun extends BegunWithin {
  readonly field: 'dateOfFirstDelinquency' | 'removalDate'
  readonly printed: PartialDay
}

/** Months between two windows of one debt, up to which they are put down to the way of counting. */
export const WINDOWS_APART = 2

/**
 * A printed date of first delinquency is one; a month of removal is a window by the bureau's habit. Null where neither is printed, and
 * where the account was paid: New York has a paid charge-off come off after five years.
 */
export function begunOf(account: Account, bureau: Bureau): Begun | null {
  const { dateOfFirstDelinquency, removalDate } = account
  if (dateOfFirstDelinquency !== null) {
    if (dateOfFirstDelinquency.length < 7) return null
    const month = dateOfFirstDelinquency.slice(0, 7)
    return { from: month, to: month, field: 'dateOfFirstDelinquency', printed: dateOfFirstDelinquency }
  }
  if (removalDate === null || removalDate.length < 7 || isPaid(account) !== null) return null
  return { ...begunBefore(removalDate, bureau), field: 'removalDate', printed: removalDate }
}

/** Months between the windows; 0 where they meet. */
export const monthsApart = (a: BegunWithin, b: BegunWithin): number =>
  Math.max(monthsBetween(a.to, b.from), monthsBetween(b.to, a.from), 0)

/** `gives August 2022 as the date of first delinquency`, `plans to take it off in May 2029, which puts the first delinquency …`. */
export function sayBegun({ field, from, to, printed }: Begun): string {
  if (field === 'dateOfFirstDelinquency') return `gives ${writeDay(printed)} as the date of first delinquency`
  const began = from === to ? `in ${writeDay(from)}` : `between ${writeDay(from)} and ${writeDay(to)}`
  return `plans to take it off in ${writeDay(printed.slice(0, 7))}, which puts the first delinquency ${began}`
}

/** Charged off or collected, under the seven years of 15 USC 1681c(a)(4), and in one run. */
export function isUnderChargeOffClock(account: Account, { confirmed }: Pick<Surroundings, 'confirmed'>): boolean {
  return (
    chargedOffAndCo(account) !== null &&
    !isReinstated(account) &&
    !mentionsBankruptcy(account) &&
    !isTaxOrSupport(account) &&
    !hasEducationClock(account, confirmed ?? NOTHING_CONFIRMED)
  )
}

/** A month of removal that lies past the law's last day. */
export interface PastLimit {
  readonly removal: PartialDay
  readonly dofd: PartialDay
  readonly outermost: Day
  /** Where the date of first delinquency stands; null: on the same entry. */
  readonly there: Listed | null
  /** A good month after that date, at either: the delinquency may have begun again. */
  readonly isCured: boolean
}

/** By the entry's own date of first delinquency, else by the one of another bureau that prints it for the same account. */
export function removalPastLimit(account: Account, surroundings: Surroundings): PastLimit | null {
  const { removalDate } = account
  if (removalDate === null || removalDate.length < 7 || !isUnderChargeOffClock(account, surroundings)) return null
  const heldAgainst = (dofd: PartialDay | null, there: Listed | null): PastLimit | null => {
    if (dofd === null || dofd.length < 7) return null
    const { outermost } = chargeOffDates(lastDayOf(dofd))
    if (firstDayOf(removalDate) <= outermost) return null
    const isCured = [account, ...(there === null ? [] : [there.account])].some((one) =>
      marksOf(one).some(({ month, code }) => code === 'ok' && month > dofd.slice(0, 7)),
    )
    return { removal: removalDate, dofd, outermost, there, isCured }
  }
  if (account.dateOfFirstDelinquency !== null) return heldAgainst(account.dateOfFirstDelinquency, null)
  let found: PastLimit | null = null
  compareWithOthers(account, surroundings, (other): Hit | null => {
    if (!isUnderChargeOffClock(other.account, surroundings)) return null
    found ??= heldAgainst(other.account.dateOfFirstDelinquency, other)
    return null
  })
  return found
}
