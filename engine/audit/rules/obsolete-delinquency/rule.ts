import { chargeOffClock } from '#engine/audit/charge-off-clock.ts'
import { KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { PERIODS, TIME_LIMIT_EXCEPTION, TIME_LIMIT_EXONERATION } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'obsolete_delinquency',
  about: 'account',
  grade: 'legal_limit',
  title: 'Older than the law lets it be reported',
  needs: ['dateOfFirstDelinquency', 'reportDate'],
  citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681c_b'],
  ask: 'Please delete this entry, or show which date of first delinquency it rests on.',
  target: 'bureau',
  exonerations: [
    'The date of first delinquency is misread, or belongs to an earlier delinquency that was cured.',
    TIME_LIMIT_EXONERATION,
    'It is a government or guaranteed education loan, which has clocks of its own.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const clock = chargeOffClock(account, surroundings)
  if (clock === null || clock.reportDay <= clock.outermost) return null
  const { dofd, reportDate, derogatory, outermost } = clock

  const { charge_off_report: years, charge_off_start: start } = PERIODS
  const limit = `The ${years.inWords} that begin ${start.inWords} after that date ended on ${writeDay(outermost)}`
  return {
    message: `This account is ${KIND_IN_WORDS[derogatory.kind]}, and its date of first delinquency is ${writeDay(dofd)}. ${limit}; the report is dated ${writeDay(reportDate)}.`,
    claim: `The entry gives ${writeDay(dofd)} as its date of first delinquency. ${limit}. In the report dated ${writeDay(reportDate)} it may not be included in a consumer report, ${TIME_LIMIT_EXCEPTION}.`,
    fields: ['dateOfFirstDelinquency', derogatory.place],
  }
}
