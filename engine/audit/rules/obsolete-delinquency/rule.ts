import { chargeOffClock } from '#engine/audit/charge-off-clock.ts'
import { hasEducationClock } from '#engine/audit/entry-kinds.ts'
import { KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import { writeMark } from '#engine/audit/history.ts'
import { type LatestBeginning, latestBeginning } from '#engine/audit/latest-beginning.ts'
import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { chargeOffDates, PERIODS, TIME_LIMIT_EXONERATION } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'obsolete_delinquency',
  about: 'account',
  grade: 'legal_limit',
  title: 'Too old to be reported',
  needs: ['dateOfFirstDelinquency', 'reportDate'],
  citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681c_b'],
  ask: 'Please delete this account.',
  target: 'bureau',
  exonerations: [
    'The date of first delinquency was misread, or belongs to an earlier delinquency that was cured.',
    TIME_LIMIT_EXONERATION,
    "It's support that is still owed.",
    "It's a government or guaranteed education loan, which has its own time limits.",
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const clock = chargeOffClock(account, surroundings)
  if (clock === null) return byWhatItShows(account, surroundings)
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

/** Where no date of first delinquency is printed, the day on which the loss shows is the latest on which it can have begun. */
function byWhatItShows(account: Account, { report, confirmed }: Surroundings): Hit | null {
  const { reportDate } = report
  if (reportDate === null || hasEducationClock(account, confirmed ?? NOTHING_CONFIRMED)) return null
  const latest = latestBeginning(account)
  if (latest === null) return null
  const { outermost } = chargeOffDates(lastDayOf(latest.on))
  if (firstDayOf(reportDate) <= outermost) return null
  const limit = `the ${YEARS.inWords} that begin ${START.inWords} after it had ended on ${writeDay(outermost)}`
  const [facts, claim] = saidOf(latest, writeDay(outermost))
  return {
    message: `This account is ${KIND_IN_WORDS[latest.loss.kind]}, and ${facts}, so ${limit}; the report is dated ${writeDay(reportDate)}.`,
    claim,
    fields: [...new Set([latest.place, latest.loss.place])],
  }
}

/** What shows the loss, to the consumer and for a letter. */
function saidOf({ mark, place, on }: LatestBeginning, limit: string): readonly [facts: string, claim: string] {
  if (mark !== null)
    return [
      `its payment history shows ${writeMark(mark)}. The delinquency that led to it began no later than that month`,
      `This account is too old to be reported. Its payment history shows ${writeMark(mark)}, so the delinquency began by then, and the legal limit passed on ${limit} at the latest.`,
    ]
  const day = writeDay(on)
  if (place === 'dateAssigned')
    return [
      `it was assigned to the collector on ${day}. The delinquency that led to it had begun by then`,
      `This account is too old to be reported. It was assigned to the collector on ${day}, so the delinquency began by then, and the legal limit passed on ${limit} at the latest.`,
    ]
  return [
    `that status is dated ${day}. The delinquency that led to it had begun by then`,
    `This account is too old to be reported. Its status is dated ${day}, so the delinquency began by then, and the legal limit passed on ${limit} at the latest.`,
  ]
}
