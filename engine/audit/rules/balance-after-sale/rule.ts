import { isSoldToOther } from '#engine/audit/entry-words.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { writtenOffAmounts } from '#engine/audit/written-off-amounts.ts'
import type { Account } from '#engine/report/account.ts'
import { isSurelyBefore } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'balance_after_sale',
  about: 'account',
  grade: 'contradiction',
  title: 'Sold, but shows a balance',
  needs: ['currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the balance and the amount past due to $0.',
  target: 'bureau',
  exonerations: [
    'It was placed with an agency, not sold.',
    'It only moved to a recovery department, another office or a new number.',
    'The company acquired it from someone else.',
    'The number is the amount charged off.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const place = isSoldToOther(account)
  if (place === null) return null
  const { balanceDate, statusDate } = account
  if (balanceDate !== null && statusDate !== null && isSurelyBefore(balanceDate, statusDate)) return null
  const writtenOff = writtenOffAmounts(account)
  const isOwed = (amount: Cents | null): amount is Cents => amount !== null && amount > 0 && !writtenOff.includes(amount)
  const figures: string[] = []
  const fields: string[] = []
  if (isOwed(account.currentBalance)) {
    figures.push(`a balance of ${writeMoney(account.currentBalance)}`)
    fields.push('currentBalance')
  }
  if (isOwed(account.pastDue)) {
    figures.push(`${writeMoney(account.pastDue)} past due`)
    fields.push('pastDue')
  }
  const { currentBalance, pastDue } = account
  // The amount written off may be left in one column. As a balance and as past due it is claimed.
  const isClaimedTwice = fields.length === 0 && currentBalance === pastDue && writtenOff.includes(currentBalance ?? 0)
  if (isClaimedTwice && currentBalance !== null && currentBalance > 0) {
    figures.push(`${writeMoney(currentBalance)} as a balance and as past due`)
    fields.push('currentBalance', 'pastDue')
  }
  if (fields.length === 0) return null
  const shown = figures.join(' and ')
  return {
    message: `The report says the account was sold or transferred to another company, but shows ${shown}.`,
    claim: `This account is reported as sold or transferred to another company, but still shows ${shown}. If so, nothing is owed to this company.`,
    fields: [...fields, place],
    ...(isClaimedTwice ? { grade: 'proof' as const } : {}),
  }
}
