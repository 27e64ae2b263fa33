import { chargeOffClock } from '#engine/audit/charge-off-clock.ts'
import { hasEducationClock, isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, type ChargedOffKind, isReinstated, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import { markKey, marksOf, writeMark } from '#engine/audit/history.ts'
import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { chargeOffDates, PERIODS, TIME_LIMIT_EXONERATION } from '#engine/law/periods.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

export const rule: AccountRule = {
  id: 'obsolete_delinquency',
  about: 'account',
  grade: 'legal_limit',
  title: 'Older than the law lets it be reported',
  needs: ['dateOfFirstDelinquency', 'reportDate'],
  citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681c_b'],
  ask: 'Please delete this account.',
  target: 'bureau',
  exonerations: [
    'The date of first delinquency is misread, or belongs to an earlier delinquency that was cured.',
    TIME_LIMIT_EXONERATION,
    'Support that is still owed.',
    'It is a government or guaranteed education loan, which has clocks of its own.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const clock = chargeOffClock(account, surroundings)
  if (clock === null) return byTheMarks(account, surroundings)
  if (clock.reportDay <= clock.outermost) return null
  const { dofd, reportDate, state, outermost } = clock

  const limit = `The ${YEARS.inWords} that begin ${START.inWords} after that date ended on ${writeDay(outermost)}`
  return {
    message: `This account is ${state.words}, and its date of first delinquency is ${writeDay(dofd)}. ${limit}; the report is dated ${writeDay(reportDate)}.`,
    claim: `This account is too old to be reported. Its date of first delinquency is reported as ${writeDay(dofd)}, so the legal limit passed on ${writeDay(outermost)}.`,
    fields: ['dateOfFirstDelinquency', state.place],
  }
}

const { charge_off_report: YEARS, charge_off_start: START } = PERIODS

/** Where no date of first delinquency is printed, the month of the charge-off is the latest in which it can have begun. */
function byTheMarks(account: Account, { report, confirmed }: Surroundings): Hit | null {
  const { reportDate } = report
  if (account.dateOfFirstDelinquency !== null || reportDate === null) return null
  if (hasEducationClock(account, confirmed ?? NOTHING_CONFIRMED) || isTaxOrSupport(account)) return null
  const derogatory = chargedOffAndCo(account)
  if (derogatory === null || !LOSSES.has(derogatory.kind) || isReinstated(account)) return null
  const first = firstOfUnbroken(account)
  if (first === null) return null
  const { outermost } = chargeOffDates(lastDayOf(first.month))
  if (firstDayOf(reportDate) <= outermost) return null
  const facts = `its payment history shows ${writeMark(first)}. The delinquency that led to it began in that month at the latest`
  const limit = `the ${YEARS.inWords} that begin ${START.inWords} after it had ended on ${writeDay(outermost)}`
  return {
    message: `This account is ${KIND_IN_WORDS[derogatory.kind]}, and ${facts}, so ${limit}; the report is dated ${writeDay(reportDate)}.`,
    claim: `This account is too old to be reported. Its payment history shows ${writeMark(first)}, so the delinquency began by then, and the legal limit passed on ${writeDay(outermost)} at the latest.`,
    fields: [markKey(first), derogatory.place],
  }
}

/** A loss that comes about in one month. A foreclosure and a collection are begun in more than one. */
const LOSSES: ReadonlySet<string> = new Set(['charge_off', 'repossession', 'voluntary_surrender'] satisfies (ChargedOffKind &
  HistoryCode)[])

/** The first mark of the loss after which no month is good or merely late. */
function firstOfUnbroken(account: Account): HistoryMonth | null {
  const marks = marksOf(account)
  const at = marks.findIndex(({ code }) => LOSSES.has(code))
  const isUnbroken = at >= 0 && marks.slice(at).every(({ code }) => LOSSES.has(code) || code === 'collection')
  return isUnbroken ? (marks[at] ?? null) : null
}
