import {
  hasForeignDates,
  isAuthorizedUser,
  isEducationLoan,
  isOwnersAssociation,
  isSecured,
  isTaxOrSupport,
} from '#engine/audit/entry-kinds.ts'
import { dischargedCase } from '#engine/audit/bankruptcy-record.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { isSurelyBefore } from '#engine/values/day.ts'

/**
 * Debts that may lawfully go on after a bankruptcy: education loans, taxes and support; mortgages, vehicles and other
 * secured debt, whose lien survives; authorized users; joint accounts and co-signers, unless this file itself shows
 * the consumer's own discharged case.
 */
export function maySurviveDischarge(account: Account, report: Report): boolean {
  if (isEducationLoan(account) || isTaxOrSupport(account) || isSecured(account) || isAuthorizedUser(account)) return true
  if (isOwnersAssociation(account) || isOfLaterDebt(account, report)) return true
  const isShared = account.responsibility === 'joint' || account.responsibility === 'cosigner'
  return isShared && dischargedCase(report) === null
}

/** What the case could not reach: an account opened after the petition. */
function isOfLaterDebt(account: Account, report: Report): boolean {
  const { dateOpened } = account
  const bankruptcy = dischargedCase(report)
  // A collector's entry is opened long after the debt.
  return bankruptcy !== null && dateOpened !== null && !hasForeignDates(account) && isSurelyBefore(bankruptcy.filed, dateOpened)
}

/** The same, in the words of an exoneration. */
export const SURVIVAL_EXONERATIONS = [
  'Education loans, taxes and support survive a discharge.',
  'A house or vehicle was kept, or is being paid for through the plan. The lien survives.',
  'Homeowners association dues that came due after the petition are still owed (11 USC 523(a)(16)).',
  'Only the other person on a joint account filed, or the remark names someone else.',
] as const
