import { isLateMark, markKey, marksOf, newestMark, writeMarks } from '#engine/audit/history.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { type Before, compareWithEarlier, nameEarlier } from '#engine/audit/same-account.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, type Month } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

export const rule: AccountRule = {
  id: 'late_added_to_past',
  about: 'account',
  grade: 'proof',
  title: 'A past on-time month now shows late',
  needs: ['paymentHistory'],
  citations: ['fcra_1681s2_a_1', 'fcra_1681s2_a_2', 'fcra_1681e_b'],
  ask: 'Please show the payment record for these months, or remove the late marks.',
  target: 'bureau',
  exonerations: [
    'The on-time mark was wrong, and the company corrected it, as it must.',
    'A payment was reversed, or came in later than first recorded.',
    'The whole history shifted by a month.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithEarlier(account, surroundings, (before) => compare(account, before))
}

function compare(account: Account, before: Before): Hit | null {
  // The newest month of a report may not have been settled yet.
  const newest = newestMark(before.account)?.month ?? ''
  const added = addedLates(account, before.account).filter(({ month }) => month < newest)
  if (added.length === 0) return null
  const [was, is] = [codesOf(before.account), codesOf(account)]
  const late = added.filter((mark) => !isMoved(mark, was, is))
  if (late.length === 0 || [1, -1].some((by) => isShifted({ was, is, newest }, by))) return null
  return {
    message: `${capital(nameEarlier(before))} shows months paid as agreed that this one shows as late: ${writeMarks(late)}.`,
    claim: `${capital(nameEarlier(before))} shows months as paid as agreed that my newer report shows as late: ${writeMarks(late)}.`,
    fields: late.map(markKey),
    beside: [{ ...before, fields: late.map(markKey) }],
  }
}

/** The months that are late now and were good then. Both grids are in order, so they are read side by side. */
function addedLates(now: Account, before: Account): readonly HistoryMonth[] {
  const then = marksOf(before)
  let at = 0
  return marksOf(now).filter((mark) => {
    while ((then[at]?.month ?? mark.month) < mark.month) at += 1
    return isLateMark(mark) && then[at]?.month === mark.month && then[at]?.code === 'ok'
  })
}

type Codes = ReadonlyMap<Month, HistoryCode>

const codesOf = (account: Account): Codes => new Map(marksOf(account).map(({ month, code }) => [month, code]))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The mark was in the month before or after, and is gone from there. */
const isMoved = ({ month, code }: HistoryMonth, was: Codes, is: Codes): boolean =>
  [-1, 1].some((by) => was.get(addMonths(month, by)) === code && is.get(addMonths(month, by)) !== code)

interface Histories {
  readonly was: Codes
  readonly is: Codes
  readonly newest: Month
}

/** All late marks of the months that both know moved by one month, and there are no others. */
function isShifted({ was, is, newest }: Histories, by: number): boolean {
  let hasLate = false
  for (const month of is.keys()) {
    const from = addMonths(month, -by)
    if (!was.has(from) || from >= newest) continue
    const late = lateAt(is, month)
    if (late !== lateAt(was, from)) return false
    hasLate ||= late !== null
  }
  return hasLate
}

function lateAt(codes: Codes, month: Month): HistoryCode | null {
  const code = codes.get(month)
  return code !== undefined && isLateMark({ month, code }) ? code : null
}
