import { isLease } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import { isLateMark, marksOf } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { PERIODS, after } from '#engine/law/periods.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { lastDayOf, firstDayOf } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'dofd_missing',
  about: 'account',
  grade: 'proof',
  title: 'Date of first delinquency is missing',
  needs: ['printsDofd'],
  citations: ['fcra_1681s2_a_5', 'fcra_1681c_c_1'],
  ask: 'Please report the date of first delinquency and what proves it, or delete this account.',
  target: 'bureau',
  exonerations: [
    'This kind of report never shows that date.',
    'The charge-off or collection was first reported less than 90 days ago.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (!account.printsDofd || account.dateOfFirstDelinquency !== null) return null
  const derogatory = chargedOffAndCo(account)
  if (derogatory === null || isFresh(account, report)) return null
  if (derogatory.kind === 'voluntary_surrender' && mayNeverHaveBeenLate(account)) return null
  return {
    message: `This account is ${KIND_IN_WORDS[derogatory.kind]}, but its date of first delinquency is left empty.`,
    claim: `This account is reported as ${KIND_IN_WORDS[derogatory.kind]}, but its date of first delinquency is left empty. That date decides when it comes off my report.`,
    fields: ['dateOfFirstDelinquency', derogatory.place],
  }
}

/** The furnisher has some weeks to give the date. */
function isFresh(account: Account, report: Report): boolean {
  const first = account.delinquencyFirstReported ?? account.dateAssigned
  if (first === null || report.reportDate === null) return false
  return firstDayOf(report.reportDate) <= after(lastDayOf(first), PERIODS.delinquency_date_duty)
}

/** A lease handed back early, or a loan whose months are all good. */
function mayNeverHaveBeenLate(account: Account): boolean {
  const marks = marksOf(account)
  return isLease(account) || (marks.length > 0 && !marks.some(isLateMark))
}
