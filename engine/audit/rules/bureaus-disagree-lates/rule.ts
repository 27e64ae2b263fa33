import { compareWithOthers, sayOfOneFact } from '#engine/audit/between-bureaus.ts'
import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isLateMark, markKey, marksOf, rungOf, writeMarks } from '#engine/audit/history.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { addMonths, type Month } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: AccountRule = {
  id: 'bureaus_disagree_lates',
  about: 'account',
  grade: 'disagreement',
  title: 'Late at one bureau, paid as agreed at another',
  needs: ['paymentHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681s2_a_2'],
  ask: 'Please verify these months with the company, and remove every late mark that cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may add late months at the other bureau instead.',
  exonerations: [
    'The bureaus count the months differently, so the same late payment shows one month earlier or later.',
    'One of them has no data for the month.',
    "It's an education loan.",
    'One bureau’s report is older, and the company has corrected the account since.',
    'They are two different accounts at the same company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) => compare({ report: surroundings.report, account }, other))
}

function compare(here: Listed, there: Listed): Hit | null {
  if (isEducationLoan(here.account) || isEducationLoan(there.account)) return null
  const [lateHere, lateThere] = contradictions(here.account, there.account)
  const months = [...lateHere, ...lateThere]
  if (months.length === 0) return null
  const [one, other] = [BUREAU_NAMES[here.report.bureau], BUREAU_NAMES[there.report.bureau]]
  const parts = [...told(one, lateHere, other), ...told(other, lateThere, one)]
  const { said: held, ...grade } = sayOfOneFact(here, there)
  const fields = months.map(markKey)
  return {
    message: `${parts.map(({ message }) => message).join('; ')}.`,
    claim: `${parts.map(({ claim }) => claim).join('. ')}. ${held}`,
    ...grade,
    fields,
    beside: [{ ...there, fields }],
    harms: lateHere.length > 0 ? 'here' : 'there',
  }
}

function told(late: string, marks: readonly HistoryMonth[], good: string): readonly Pick<Hit, 'message' | 'claim'>[] {
  if (marks.length === 0) return []
  return [
    {
      message: `${late} shows ${writeMarks(marks)}, but ${good} shows that the account was paid as agreed`,
      claim: `${late} reports months as late that ${good} reports as paid as agreed: ${writeMarks(marks)}`,
    },
  ]
}

/** The marks of each account that are late where the other is good, oldest first, and no shift of the months explains. */
function contradictions(a: Account, b: Account): readonly [ofA: readonly HistoryMonth[], ofB: readonly HistoryMonth[]] {
  const [marksA, marksB] = [marksOf(a), marksOf(b)]
  // The newest month of an entry may not have been settled yet.
  const newest = [marksA.at(-1)?.month ?? '', marksB.at(-1)?.month ?? '']
  const [ofA, ofB] = [lateAgainstGood(marksA, marksB, newest), lateAgainstGood(marksB, marksA, newest)]
  if (ofA.length + ofB.length === 0) return [[], []]
  const [one, other] = [latenessOf(marksA), latenessOf(marksB)]
  if (isShifted(one, other, 1) || isShifted(one, other, -1)) return [[], []]
  return [
    ofA.filter(({ month }) => !isMoved(runAround(month, one), other)),
    ofB.filter(({ month }) => !isMoved(runAround(month, other), one)),
  ]
}

/** Both lists are sorted, so one walk through each is enough. */
function lateAgainstGood(
  own: readonly HistoryMonth[],
  its: readonly HistoryMonth[],
  newest: readonly Month[],
): readonly HistoryMonth[] {
  let at = 0
  return own.filter((mark) => {
    while ((its[at]?.month ?? mark.month) < mark.month) at += 1
    return isLateMark(mark) && its[at]?.month === mark.month && its[at]?.code === 'ok' && !newest.includes(mark.month)
  })
}

/** Whether the month was late; a month that is neither late nor good is not in it. */
type Lateness = ReadonlyMap<Month, boolean>

const latenessOf = (marks: readonly HistoryMonth[]): Lateness =>
  new Map(
    marks.flatMap((mark) => {
      const rung = rungOf(mark.code)
      return rung === null ? [] : [[mark.month, rung > 0] as const]
    }),
  )

/** The months of the one, moved by so many, are good and late as those of the other, some of them late. */
function isShifted(one: Lateness, other: Lateness, by: number): boolean {
  const shared = [...one].filter(([month]) => other.has(addMonths(month, by)))
  return shared.some(([, isLate]) => isLate) && shared.every(([month, isLate]) => other.get(addMonths(month, by)) === isLate)
}

/** The late months without a gap around one of them, oldest first. */
function runAround(month: Month, own: Lateness): readonly Month[] {
  const run = [month]
  for (let next = addMonths(month, -1); own.get(next) === true; next = addMonths(next, -1)) run.unshift(next)
  for (let next = addMonths(month, 1); own.get(next) === true; next = addMonths(next, 1)) run.push(next)
  return run
}

/** The other has as many late months one month earlier or later; a month it has no data for may be one of them. */
function isMoved(run: readonly Month[], its: Lateness): boolean {
  return [-1, 1].some((by) => {
    const moved = run.map((month) => addMonths(month, by))
    const around = [addMonths(moved[0] ?? '', -1), addMonths(moved.at(-1) ?? '', 1)]
    const isLateThere = moved.every((month) => its.get(month) !== false) && moved.some((month) => its.get(month) === true)
    return isLateThere && around.every((month) => its.get(month) !== true)
  })
}
