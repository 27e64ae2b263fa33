import { kindOfField } from '#engine/reading/doubts/confirmations.ts'
import { valueAt } from '#engine/reading/doubts/doubts.ts'
import type { Report } from '#engine/report/report.ts'
import { parseMoney } from '#engine/values/money.ts'

/** So many of the amounts of a report stand behind their sign where it prints one. */
const SIGNED = 0.5

/** Whether amounts are printed with their sign: figures without one may be a year, the end of the line above. */
export function hasSigns({ accounts }: Report): boolean {
  const quotes = accounts.flatMap((account) =>
    Object.entries(account.evidence).flatMap(([field, { quote }]) =>
      kindOfField('account', field) === 'money' && typeof valueAt(account, 'account', field) === 'number' ? [quote] : [],
    ),
  )
  return quotes.length > 0 && quotes.filter((quote) => quote.includes('$')).length >= quotes.length * SIGNED
}

/** Whether the amount is one that is behind its sign. */
export const isSigned = (value: unknown, quote: string): boolean =>
  (quote.match(/\$ ?[\d,.]*\d/g) ?? []).some((amount) => parseMoney(amount.replace(' ', '')) === value)
