import { hasEducationClock } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import { NOTHING_CONFIRMED, type AccountRule, type Hit, type Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, firstDayOf, lastDayOf, writeDay } from '#engine/values/day.ts'

/** Months. A bureau takes entries off in rounds, not on the day. */
const ROUND_MONTHS = 1

export const rule: AccountRule = {
  id: 'removal_date_passed',
  about: 'account',
  grade: 'contradiction',
  title: 'Still listed after its removal month',
  needs: ['removalDate', 'reportDate'],
  citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681e_b'],
  ask: 'Please delete this account.',
  target: 'bureau',
  exonerations: [
    'The removal month was based on a date that has since been corrected.',
    "It's a government or guaranteed education loan, which has its own time limits.",
  ],
  check,
}

function check(account: Account, { report, confirmed }: Surroundings): Hit | null {
  const { removalDate } = account
  const { reportDate } = report
  if (removalDate === null || reportDate === null || removalDate.length < 7) return null
  if (hasEducationClock(account, confirmed ?? NOTHING_CONFIRMED)) return null
  const derogatory = chargedOffAndCo(account)
  if (derogatory === null || firstDayOf(reportDate) <= addMonths(lastDayOf(removalDate), ROUND_MONTHS)) return null
  const facts = `It was due to come off ${writeDay(removalDate)}`
  return {
    message: `This account is ${KIND_IN_WORDS[derogatory.kind]}. ${facts}, but the report dated ${writeDay(reportDate)} still lists it.`,
    claim: `The bureau's own removal date has passed: ${writeDay(removalDate)}. The report dated ${writeDay(reportDate)} still lists this account.`,
    fields: ['removalDate', derogatory.place],
  }
}
