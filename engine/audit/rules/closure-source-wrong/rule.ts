import { NOTHING_CONFIRMED, type Hit, type Surroundings, type AccountRule } from '#engine/audit/rule.ts'
import { says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'closure_source_wrong',
  about: 'account',
  grade: 'identity',
  title: 'Closed by you, not by the lender',
  needs: ['remarks'],
  citations: ['fcra_1681c_e', 'fcra_1681s2_a_4'],
  ask: 'Please correct this to show that the consumer closed the account.',
  target: 'bureau',
  exonerations: ['The lender closed it before your request reached it.'],
  check,
}

function check(account: Account, { confirmed }: Surroundings): Hit | null {
  if (!(confirmed ?? NOTHING_CONFIRMED).closedByConsumer.includes(account.id)) return null
  const statement = says(account, 'closed_by_grantor')
  if (statement === null || says(account, 'closed_by_consumer') !== null) return null
  return {
    message: 'The report says the lender closed this account, but you said you closed it yourself.',
    claim: 'This account is reported as closed by the credit grantor. I closed it myself.',
    fields: [statement.key],
  }
}
