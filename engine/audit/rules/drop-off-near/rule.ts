import { chargeOffClock } from '#engine/audit/charge-off-clock.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, writeDay } from '#engine/values/day.ts'

/** How far ahead the note looks. */
const NEAR_MONTHS = 6

export const rule: AccountRule = {
  id: 'drop_off_near',
  about: 'account',
  grade: 'note',
  title: 'Coming off your report soon',
  needs: ['dateOfFirstDelinquency', 'reportDate'],
  citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1'],
  ask: 'Nothing to dispute yet. Note both dates, and check your next report after the second one.',
  target: 'bureau',
  exonerations: [
    'The law starts the seven years 180 days after the delinquency began. The bureaus usually count from when it began. The account is lawful until the later date.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  const clock = chargeOffClock(account, surroundings)
  if (clock === null) return null
  const { dofd, reportDay, state: adverse, customary, outermost } = clock
  if (reportDay > outermost || customary >= addMonths(reportDay, NEAR_MONTHS)) return null
  const { inWords } = PERIODS.charge_off_report
  const state = customary < reportDay ? 'have passed' : 'are nearly over'
  return {
    message: `The ${inWords} after the date of first delinquency (${writeDay(dofd)}) ${state}. The bureaus usually remove the account by ${writeDay(customary)}. The law lets them keep it until ${writeDay(outermost)}.`,
    claim: `This account gives ${writeDay(dofd)} as its date of first delinquency. Please delete it when its time is over.`,
    fields: ['dateOfFirstDelinquency', adverse.place],
  }
}
