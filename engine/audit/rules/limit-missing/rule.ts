import { isCollector, isChargeCard } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, isOpen } from '#engine/audit/entry-words.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'limit_missing',
  about: 'account',
  grade: 'note',
  title: 'No credit limit shown',
  needs: ['accountType', 'status'],
  citations: ['fcra_1681e_b'],
  ask: "Ask the card company to report the limit. A missing limit isn't an error in itself.",
  target: 'bureau',
  exonerations: ['A charge card has no preset limit.', 'The limit is in the high-credit column.'],
  check,
}

function check(account: Account): Hit | null {
  if (account.accountType !== 'revolving' || account.creditLimit !== null || !isOpen(account)) return null
  if (isChargeCard(account) || isCollector(account) || says(account, 'high_credit_is_limit') !== null) return null
  if (chargedOffAndCo(account) !== null) return null
  return {
    message: 'This open revolving account shows no credit limit, so your credit use is estimated from the highest balance.',
    claim: 'This open revolving account shows no credit limit. Please report the limit.',
    fields: [firstProved(account)],
  }
}

/** The empty label where the layout has one; otherwise what makes it a revolving account. */
function firstProved(account: Account): string {
  return ['creditLimit', 'accountType', 'accountTypeText'].find((field) => account.evidence[field] !== undefined) ?? 'creditLimit'
}
