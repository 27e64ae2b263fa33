import { isThreeBureauPage } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo } from '#engine/audit/entry-words.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'balance_above_high_balance',
  about: 'account',
  grade: 'proof',
  title: 'Balance above the highest balance',
  needs: ['currentBalance', 'highBalance', 'accountType'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please verify both amounts, and correct the one that cannot be proven.',
  target: 'bureau',
  exonerations: [
    'The number shown is the credit limit or the amount charged off, not the highest balance.',
    'The highest balance covers only a certain period.',
    'The balance is only over the limit. Fees and interest may lawfully do that.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const { currentBalance, highBalance, creditLimit, accountType } = account
  if (currentBalance === null || highBalance === null || highBalance <= 0 || accountType !== 'revolving') return null
  if (currentBalance <= highBalance || highBalance === creditLimit || isThreeBureauPage(report)) return null
  if (chargedOffAndCo(account) !== null || isDatedPeriod(account)) return null
  if (says(account, 'high_credit_is_limit', 'high_credit_is_charge_off') !== null || mentions(account, /high credit|\bh\/c\b/))
    return null
  // TransUnion prints the high balance of a period with its months, whatever part of it was read.
  if (report.bureau === 'transunion') return null
  // Equifax prints the limit in the high-credit column of accounts that have no limit of their own.
  if (report.bureau === 'equifax' && creditLimit === null) return null
  const [owed, high] = [writeMoney(currentBalance), writeMoney(highBalance)]
  return {
    message: `The balance of ${owed} is higher than the highest balance ever, shown as ${high}.`,
    claim: `This account shows a balance of ${owed}, above its highest balance ever of ${high}. The highest balance cannot be lower than the balance.`,
    fields: ['currentBalance', 'highBalance'],
  }
}

/** TransUnion prints `High balance of $9 from 10/2023 to 03/2026`: the highest of that period only. */
function isDatedPeriod(account: Account): boolean {
  return /\bfrom\b.*\d{4}|\d{1,2}\/\d{4}/.test(account.evidence['highBalance']?.quote ?? '')
}
