import { dischargedCase } from '#engine/audit/bankruptcy-record.ts'
import { maySurviveDischarge, SURVIVAL_EXONERATIONS } from '#engine/audit/discharged-debt.ts'
import { isDischarged } from '#engine/audit/entry-words.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'bankruptcy_still_owing',
  about: 'account',
  grade: 'contradiction',
  title: 'Discharged in bankruptcy, but still shows a debt',
  needs: ['statusText', 'currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'bankruptcy_524_a'],
  ask: 'Please correct the balance and the amount past due to $0.',
  target: 'bureau',
  exonerations: [
    'The debt was not discharged. The case was only filed, dismissed or withdrawn, or the debt was reaffirmed.',
    'The balance is from before the discharge.',
    ...SURVIVAL_EXONERATIONS,
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const place = isDischarged(account)
  if (place === null || maySurviveDischarge(account, report) || isBalanceOlder(account, report)) return null
  const { currentBalance, pastDue } = account
  const owed: readonly (readonly [field: string, words: string])[] = [
    ...(currentBalance !== null && currentBalance > 0
      ? [['currentBalance', `a balance of ${writeMoney(currentBalance)}`] as const]
      : []),
    ...(pastDue !== null && pastDue > 0 ? [['pastDue', `${writeMoney(pastDue)} past due`] as const] : []),
  ]
  if (owed.length === 0) return null
  const shown = owed.map(([, words]) => words).join(' and ')
  return {
    message: `The report says the debt was discharged in bankruptcy, but shows ${shown}.`,
    claim: `This debt is reported as discharged in bankruptcy, but still shows ${shown}. Nothing is owed on a discharged debt.`,
    fields: [...owed.map(([field]) => field), place],
  }
}

/** The balance was taken before the discharge that the status or the file's own case tells of. */
function isBalanceOlder({ balanceDate, dateReported, statusDate }: Account, report: Report): boolean {
  const taken = balanceDate ?? dateReported
  const discharged = [statusDate, dischargedCase(report)?.discharged ?? null]
  return taken !== null && discharged.some((day) => day !== null && isSurelyBefore(taken, day))
}
