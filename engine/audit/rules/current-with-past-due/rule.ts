import { isCurrent, isInRelief, isPastDueNewer, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'current_with_past_due',
  about: 'account',
  grade: 'contradiction',
  title: 'Current, yet past due',
  needs: ['statusText', 'pastDue'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the amount past due or the status, whichever is wrong.',
  target: 'bureau',
  exonerations: [
    'A payment is deferred, in forbearance, under a disaster plan or under an adjustment, and the amount is stated for later.',
    'The two were reported as of different dates.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const { pastDue } = account
  if (pastDue === null || pastDue <= 0) return null
  const place = isCurrent(account)
  if (place === null || isInRelief(account) || mentionsBankruptcy(account) || isPastDueNewer(account)) return null
  const amount = writeMoney(pastDue)
  return {
    message: `The status says that the account is paid as agreed, but ${amount} is shown as past due.`,
    claim: `The entry says that the account is paid as agreed, and also that ${amount} is past due. Both cannot be right.`,
    fields: ['pastDue', place],
  }
}
