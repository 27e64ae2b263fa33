import { compareWithOthers, sayOfOneFact } from '#engine/audit/between-bureaus.ts'
import { chargedOffAndCo, isReinstated, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import {
  begunOf,
  isUnderChargeOffClock,
  monthsApart,
  removalPastLimit,
  sayBegun,
  WINDOWS_APART,
} from '#engine/audit/removal-months.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { monthsBetween, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** Months. */
const SAME_DATE = 1

export const rule: AccountRule = {
  id: 'bureaus_disagree_dofd',
  about: 'account',
  grade: 'disagreement',
  title: 'Two bureaus report different dates of first delinquency',
  needs: ['dateOfFirstDelinquency'],
  citations: ['fcra_1681c_c_1', 'fcra_1681s2_a_5', 'fcra_1681e_b'],
  ask: 'Please verify with the company when the delinquency began, and correct the date if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may change the earlier date at the other bureau instead.',
  exonerations: [
    'The account was brought current and fell behind again, and one bureau has the later delinquency.',
    'One bureau’s report is older, and the company has corrected the account since.',
    'They are two different accounts at the same company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) =>
    compare({ report: surroundings.report, account }, other, surroundings),
  )
}

function compare(here: Listed, there: Listed, surroundings: Surroundings): Hit | null {
  const [dofd, otherDofd] = [here.account.dateOfFirstDelinquency, there.account.dateOfFirstDelinquency]
  if (dofd === null || otherDofd === null) return compareRemoval(here, there, surroundings)
  if (dofd.length < 7 || otherDofd.length < 7) return null
  if (Math.abs(monthsBetween(dofd, otherDofd)) <= SAME_DATE) return null
  // Of an account that is merely late the date begins again with each delinquency.
  const derogatory = chargedOffAndCo(here.account)
  if (derogatory === null || chargedOffAndCo(there.account) === null) return null
  if (isReinstated(here.account) || isReinstated(there.account)) return null
  const { said: held, ...grade } = sayOfOneFact(here, there)
  const said = `${BUREAU_NAMES[here.report.bureau]} gives ${writeDay(dofd)} as the date of first delinquency, but ${BUREAU_NAMES[there.report.bureau]} gives ${writeDay(otherDofd)}`
  return {
    message: `The account is ${KIND_IN_WORDS[derogatory.kind]}, and ${said}.`,
    claim: `${said}. One account has only one such date, and it decides when the account comes off. ${held}`,
    ...grade,
    fields: ['dateOfFirstDelinquency', derogatory.place],
    beside: [{ ...there, fields: ['dateOfFirstDelinquency'] }],
    // The later date keeps the account on the report longer.
    harms: dofd > otherDofd ? 'here' : 'there',
  }
}

/**
 * Where a bureau prints the month of removal alone, that month says when it counts from, as a window. Told of the entry that
 * stays longer; where it would stay past the law's last day, that rule tells it.
 */
function compareRemoval(here: Listed, there: Listed, surroundings: Surroundings): Hit | null {
  const [begun, other] = [begunOf(here.account, here.report.bureau), begunOf(there.account, there.report.bureau)]
  if (begun === null || other === null || begun.from <= other.to || monthsApart(begun, other) <= WINDOWS_APART) return null
  if (!isUnderChargeOffClock(here.account, surroundings) || !isUnderChargeOffClock(there.account, surroundings)) return null
  if (removalPastLimit(here.account, surroundings) !== null) return null
  const { said: held, ...grade } = sayOfOneFact(here, there)
  const said = `${BUREAU_NAMES[here.report.bureau]} ${sayBegun(begun)}, but ${BUREAU_NAMES[there.report.bureau]} ${sayBegun(other)}`
  return {
    message: `${said}. One account has only one first delinquency.`,
    claim: `${said}. One account has only one first delinquency, and it decides when the account comes off. ${held}`,
    ...grade,
    fields: [begun.field],
    beside: [{ ...there, fields: [other.field] }],
    harms: 'here',
  }
}
