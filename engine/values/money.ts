import { writeCount } from '#engine/values/write-count.ts'

/** Money is integer US cents inside; dollars only on the wire and in print. */
export type Cents = number

/** `$1,234.00`, `1234`, `-$5` or `($5)` as cents; null when the text is no amount of money that anyone has. */
export function parseMoney(text: string): Cents | null {
  const clean = text.trim()
  const match = /^(\()?(-)?\$?\s?(-)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(\))?$/.exec(clean)
  if (!match?.[4]) return null
  const cents = Number(match[4].replaceAll(',', '')) * 100 + Number(match[5] ?? 0)
  if (!Number.isSafeInteger(cents)) return null
  const isNegative = match[2] !== undefined || match[3] !== undefined || (match[1] !== undefined && match[6] !== undefined)
  return isNegative ? -cents : cents
}

/** `$1,234` or `$1,234.56`: cents are written only when there are any. */
export function writeMoney(cents: Cents): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const dollars = writeCount(whole)
  return `${cents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** Cents as the wire's dollars. */
export const toDollars = (cents: Cents): number => cents / 100
