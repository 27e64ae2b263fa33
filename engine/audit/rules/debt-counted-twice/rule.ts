import { passedOn, type PassedOn, saidIn } from '#engine/audit/debt-passed-on.ts'
import { chargedOffAndCo, isSoldToOther, type Place } from '#engine/audit/entry-words.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { writtenOffAmounts } from '#engine/audit/written-off-amounts.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'debt_counted_twice',
  about: 'account',
  grade: 'contradiction',
  title: 'One debt counted twice',
  needs: ['currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the balance and the amount past due of this account to $0.',
  target: 'bureau',
  exonerations: [
    'The debt was placed with an agency, not sold. Then both may list it, but it is owed only once.',
    'The number is the amount charged off.',
    'They are two debts to the same company.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const next = passedOn(account, report)
  const [owed, owedNext] = [account.currentBalance ?? 0, next?.to.currentBalance ?? 0]
  if (next === null || owed <= 0 || owedNext <= 0) return null
  const sold = isSoldToOther(account)
  if (sold === null)
    return chargedOffAndCo(account) === null ? null : hitOf({ account, next, owed, owedNext, sold: null }, report)
  if (isOlderThanSale(account)) return null
  return hitOf({ account, next, owed, owedNext, sold }, report)
}

interface Found {
  readonly account: Account
  readonly next: PassedOn
  readonly owed: Cents
  readonly owedNext: Cents
  readonly sold: Place | null
}

function hitOf({ account, next, owed, owedNext, sold }: Found, report: Surroundings['report']): Hit {
  const { to, link } = next
  const isSure = sold !== null && !writtenOffAmounts(account).includes(owed)
  const state = sold === null ? '' : ', which says that the account was sold or transferred,'
  const why = link.statements.some(({ says }) => says === 'names_original_creditor')
    ? `${to.creditorName} names it as the original creditor`
    : `the entries say that the debt went from it to ${to.creditorName}`
  const facts = `${account.creditorName}${state} shows a balance of ${writeMoney(owed)}, and ${why} and shows a balance of ${writeMoney(owedNext)}`
  return {
    message: isSure
      ? `${facts}: one debt is listed as owed to both.`
      : `${facts}. If a debt was placed, not sold, both may list it, but it is owed only once.`,
    claim: isSure
      ? `Two companies show a balance for one debt: ${facts}. After a sale, nothing is owed to the seller, so one debt is counted twice.`
      : `Two companies show a balance for one debt: ${facts}. One debt is owed only once.`,
    fields: [...new Set(['currentBalance', ...(sold === null ? [] : [sold]), ...saidIn(account, link)])],
    beside: [{ report, account: to, fields: [...new Set(['currentBalance', ...saidIn(to, link)])] }],
    grade: isSure ? 'contradiction' : 'proof',
  }
}

function isOlderThanSale({ balanceDate, statusDate }: Account): boolean {
  return balanceDate !== null && statusDate !== null && isSurelyBefore(balanceDate, statusDate)
}
