import { compareWithOthers } from '#engine/audit/between-bureaus.ts'
import { chargedOffAndCo, isReinstated, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
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
  title: 'Two bureaus report another date of first delinquency',
  needs: ['dateOfFirstDelinquency'],
  citations: ['fcra_1681c_c_1', 'fcra_1681s2_a_5', 'fcra_1681e_b'],
  ask: 'Please verify with the company when the delinquency began, and correct the date if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may move the earlier date at the other bureau instead.',
  exonerations: [
    'The account was brought current and fell behind anew, and one bureau has the later delinquency.',
    'The two are different accounts of one company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) => compare({ report: surroundings.report, account }, other))
}

function compare(here: Listed, there: Listed): Hit | null {
  const [dofd, otherDofd] = [here.account.dateOfFirstDelinquency, there.account.dateOfFirstDelinquency]
  if (dofd === null || otherDofd === null || dofd.length < 7 || otherDofd.length < 7) return null
  if (Math.abs(monthsBetween(dofd, otherDofd)) <= SAME_DATE) return null
  // Of an account that is merely late the date begins anew with each delinquency.
  const derogatory = chargedOffAndCo(here.account)
  if (derogatory === null || chargedOffAndCo(there.account) === null) return null
  if (isReinstated(here.account) || isReinstated(there.account)) return null
  const said = `${BUREAU_NAMES[here.report.bureau]} gives ${writeDay(dofd)} as the date of first delinquency, but ${BUREAU_NAMES[there.report.bureau]} gives ${writeDay(otherDofd)}`
  return {
    message: `The account is ${KIND_IN_WORDS[derogatory.kind]}, and ${said}.`,
    claim: `${said}. One account has only one such date, and it decides when the account comes off.`,
    fields: ['dateOfFirstDelinquency', derogatory.place],
    beside: [{ ...there, fields: ['dateOfFirstDelinquency'] }],
    // The later date keeps the account on the report longer.
    harms: dofd > otherDofd ? 'here' : 'there',
  }
}
