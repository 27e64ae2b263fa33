import { says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { parseMoney, type Cents } from '#engine/values/money.ts'

/** Every printed amount that was charged or written off: not a debt that is still claimed. */
export function writtenOffAmounts(account: Account): readonly Cents[] {
  const texts = [account.statusText ?? '', ...account.remarks].flatMap(
    (text) => text.match(/\$[\d,]+(?:\.\d\d)?(?= (?:written|charged) off)/gi) ?? [],
  )
  const amounts = [account.chargeOffAmount, ...texts.map(parseMoney)]
  if (says(account, 'high_credit_is_charge_off') !== null) amounts.push(account.highBalance)
  return amounts.filter((amount) => amount !== null)
}
