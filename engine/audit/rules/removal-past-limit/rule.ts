import { type PastLimit, removalPastLimit } from '#engine/audit/removal-months.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

export const rule: AccountRule = {
  id: 'removal_past_limit',
  about: 'account',
  grade: 'contradiction',
  title: 'Set to come off later than the law allows',
  needs: ['removalDate'],
  citations: ['fcra_1681c_a_4', 'fcra_1681c_c_1', 'fcra_1681e_b'],
  ask: 'Please verify with the company when the delinquency began, and take the account off by the legal deadline.',
  target: 'bureau',
  exonerations: [
    'The other bureau’s date of first delinquency is the wrong one.',
    'The account was brought current after that date and fell behind again before the charge-off.',
    'They are two different accounts at the same company.',
    "It's a government or guaranteed education loan, which has its own time limits.",
  ],
  check,
}

const { charge_off_report: YEARS, charge_off_start: START } = PERIODS

function check(account: Account, surroundings: Surroundings): Hit | null {
  const found = removalPastLimit(account, surroundings)
  if (found === null) return null
  const { removal, dofd, outermost, there, isCured } = found
  const here = BUREAU_NAMES[surroundings.report.bureau]
  const other = there === null ? null : BUREAU_NAMES[there.report.bureau]
  const given = `gives ${writeDay(dofd)} as the date of first delinquency`
  const limit = `${YEARS.inWords} and ${START.inWords}`
  const end = writeDay(outermost)
  const isSure = there === null && !isCured
  const until = `${here} plans to keep this account until ${writeDay(removal)}`
  return {
    message: `${until}, but ${other ?? 'it'} ${given}. Counted from that date, ${limit} end on ${end}.`,
    claim: `${until}, ${isSure ? 'longer than the law allows' : 'which may be longer than the law allows'}. ${other ?? here} ${given}. Counted from that date, the ${limit} that the law allows end on ${end}.${isSure ? '' : ` ${whatToCheck(found)}`}`,
    fields: ['removalDate', ...(there === null ? ['dateOfFirstDelinquency'] : [])],
    ...(there === null ? {} : { beside: [{ ...there, fields: ['dateOfFirstDelinquency'] }], harms: 'here' as const }),
    // A cure, or a wrong date at the other bureau, leaves a lawful reading: then it asks.
    ...(isSure ? {} : { grade: 'disagreement' as const }),
  }
}

const whatToCheck = ({ isCured }: PastLimit): string =>
  isCured
    ? 'If the account was brought current and fell behind again, please show when.'
    : 'Please check which of the two dates is right.'
