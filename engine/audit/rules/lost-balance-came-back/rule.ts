import { chargedOffOrCollected, isReinstated, isSoldToOther, KIND_IN_WORDS } from '#engine/audit/entry-words.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { type Before, compareWithEarlier, nameEarlier } from '#engine/audit/same-account.ts'
import { fillsBlanksWithZero } from '#engine/audit/entry-kinds.ts'
import { writtenOffAmounts } from '#engine/audit/written-off-amounts.ts'
import type { Account } from '#engine/report/account.ts'
import { writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'lost_balance_came_back',
  about: 'account',
  grade: 'proof',
  title: 'A balance that was gone is back',
  needs: ['currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the balance to $0, or show what is owed and why.',
  target: 'furnisher',
  exonerations: [
    'The debt had been sold and was bought back.',
    'A payment that had settled it was returned.',
    'The figure is the amount that was charged off, in another column.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithEarlier(account, surroundings, (before) => compare(account, before, surroundings))
}

function compare(account: Account, before: Before, { report }: Surroundings): Hit | null {
  const { currentBalance } = account
  if (currentBalance === null || currentBalance <= 0 || before.account.currentBalance !== 0) return null
  if (fillsBlanksWithZero(report) || writtenOffAmounts(account).includes(currentBalance)) return null
  const lost = chargedOffOrCollected(account)
  if (lost === null || chargedOffOrCollected(before.account) === null) return null
  if (isReinstated(account) || isSoldToOther(account) !== null || isSoldToOther(before.account) !== null) return null
  const facts = `${nameEarlier(before)} shows a balance of $0, but the newer one shows ${writeMoney(currentBalance)}`
  return {
    message: `The account is ${KIND_IN_WORDS[lost.kind]} in both reports, but ${facts}.`,
    claim: `This account is ${KIND_IN_WORDS[lost.kind]} in two of my reports: ${facts}.`,
    fields: ['currentBalance', lost.place],
    beside: [{ ...before, fields: ['currentBalance'] }],
  }
}
