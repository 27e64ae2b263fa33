import { plainWords } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

/**
 * The evidence key at which an entry still prints what an earlier one printed at `key`; null where it prints something else,
 * or where it cannot be told. A remark may have moved to another line. An empty label is a fact; a missing one is not.
 */
export function unchangedField(before: Account, now: Account, key: string): string | null {
  const [list, at] = key.split('.')
  if (list === 'remarks') return sameRemark(before.remarks[Number(at)], now)
  const [was, is] = [printedAt(before, key), printedAt(now, key)]
  return was === undefined || JSON.stringify(was) !== JSON.stringify(is) ? null : key
}

function sameRemark(text: string | undefined, { remarks }: Account): string | null {
  if (text === undefined) return null
  const at = remarks.findIndex((remark) => plainWords(remark) === plainWords(text))
  return at < 0 ? null : `remarks.${at}`
}

/** Undefined: nothing is printed there. Null: the label is there with no value. */
function printedAt(account: Account, key: string): unknown {
  const [list, at] = key.split('.')
  if (list === 'paymentHistory') return account.paymentHistory.find(({ month }) => month === at)?.code
  if (list === 'balanceHistory') return account.balanceHistory.find(({ month }) => month === at)
  const value = partOf(account, list ?? '')
  if (value === null) return account.evidence[key] === undefined ? undefined : null
  return at === undefined ? value : partOf(value, at)
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name) ? Reflect.get(whole, name) : undefined
