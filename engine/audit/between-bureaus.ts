import { mayBlendBureaus } from '#engine/audit/entry-kinds.ts'
import type { Hit, Listed, OtherReport, Surroundings } from '#engine/audit/rule.ts'
import { readLinks } from '#engine/matching/said-links.ts'
import { areOther, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { daysBetween, firstDayOf, isSurelyBefore, lastDayOf, type PartialDay, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'

/** Days. Reports that lie further apart speak of different times. */
const DATED_TOGETHER = 60

/** How many days two printed dates can be apart at most: a month may mean each of its days. */
export function mostDaysBetween(a: PartialDay, b: PartialDay): number {
  return Math.max(daysBetween(firstDayOf(a), lastDayOf(b)), daysBetween(firstDayOf(b), lastDayOf(a)))
}

/** Whether the two reports are of about the same time; unknown dates are not. */
export function areDatedTogether(a: Report, b: Report): boolean {
  return a.reportDate !== null && b.reportDate !== null && mostDaysBetween(a.reportDate, b.reportDate) <= DATED_TOGETHER
}

/** What a rule concludes from the account and what another bureau prints of it: from the first bureau that yields a conclusion. */
export function compareWithOthers(
  account: Account,
  surroundings: Surroundings,
  compare: (other: Listed) => Hit | null,
): Hit | null {
  for (const other of comparable(surroundings).get(account) ?? []) {
    const hit = compare(other)
    if (hit !== null) return hit
  }
  return null
}

type Comparable = ReadonlyMap<Account, readonly Listed[]>

/** Chosen once for all rules. */
const known = new WeakMap<Surroundings, Comparable>()

function comparable(surroundings: Surroundings): Comparable {
  const before = known.get(surroundings)
  if (before !== undefined) return before
  const { report, others = [], links = [] } = surroundings
  const together = new Map(others.filter((other) => areDatedTogether(report, other.report)).map((one) => [one.report, one]))
  const said = readLinks(links)
  const isOneForSure = (account: Account, other: Listed): boolean =>
    said.of(refOf(report, account), refOf(other.report, other.account)) === true ||
    // What only the row of a merged file puts together may be two accounts that the file took for one.
    !areOther(traitsOf(account), traitsOf(other.account))
  const chosen = new Map(
    report.accounts.map((account) => {
      const listed = surroundings.elsewhere(account).filter((other) => {
        const from = together.get(other.report)
        return from !== undefined && saysItsOwn({ report, account }, other, from) && isOneForSure(account, other)
      })
      return [account, listed.toSorted((a, b) => BUREAUS.indexOf(a.report.bureau) - BUREAUS.indexOf(b.report.bureau))] as const
    }),
  )
  known.set(surroundings, chosen)
  return chosen
}

const refOf = ({ id }: Report, account: Account) => ({ reportId: id, accountId: account.id })

/** Whether each entry is what its bureau says: of a file that may blend bureaus only entries that are at different places. */
function saysItsOwn(here: Listed, other: Listed, { isOfSameFile }: OtherReport): boolean {
  if (!mayBlendBureaus(here.report) && !mayBlendBureaus(other.report)) return true
  const [one, two] = [placeOf(here), placeOf(other)]
  return isOfSameFile && one !== null && two !== null && one !== two
}

function placeOf({ account }: Listed): string | null {
  const place = account.evidence['creditorName']
  return place === undefined ? null : [place.page, ...place.box].join(' ')
}

/** A printed date, and the field it is in. */
export interface Dated {
  readonly on: PartialDay
  readonly field: string
}

/** When the entry was last updated, where that is printed. The date of a status may be that of its last change. */
export function updateOf({ dateReported, balanceDate }: Account): Dated | null {
  if (dateReported !== null) return { on: dateReported, field: 'dateReported' }
  return balanceDate === null ? null : { on: balanceDate, field: 'balanceDate' }
}

/** Whether both dates lie in one month of which one names no day, so that they may be the same day. */
export function mayBeOfOneDay(a: PartialDay, b: PartialDay): boolean {
  return Math.min(a.length, b.length) === 7 && a.slice(0, 7) === b.slice(0, 7)
}

/** Whether both dates are one and the same day. In whatever is between two days a payment, a purchase or a change may have come. */
export const areOfOneDay = (a: PartialDay, b: PartialDay): boolean => mostDaysBetween(a, b) === 0

/**
 * What is said about two entries that differ in something an account has only once, such as its opening date. Between two days the
 * company may have corrected one of them: then it is a question that names both days.
 */
export function sayOfOneFact(here: Listed, there: Listed): { readonly said: string; readonly grade?: 'proof' } {
  const [updated, otherUpdated] = [updateOf(here.account), updateOf(there.account)]
  const [day, otherDay] = [here.report.reportDate ?? '', there.report.reportDate ?? '']
  const isOneDay = areOfOneDay(day, otherDay) || (updated && otherUpdated && areOfOneDay(updated.on, otherUpdated.on))
  if (isOneDay) return { said: 'The two do not match. Please check which is right.' }
  const days = `${BUREAU_NAMES[here.report.bureau]}'s report is of ${writeDay(day)}, ${BUREAU_NAMES[there.report.bureau]}'s of ${writeDay(otherDay)}`
  return { said: `${days}. Please check which is right today.`, grade: 'proof' }
}

/** Whether the date is after the other entry's last update or report, so that it may not have been known there yet. */
export function isNewsTo(date: PartialDay, { report, account }: Listed): boolean {
  const lastTold = updateOf(account)?.on ?? report.reportDate
  return lastTold !== null && isSurelyBefore(lastTold, date)
}
