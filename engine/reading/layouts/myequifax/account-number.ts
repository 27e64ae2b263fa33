import { shownAccountNumber } from '#engine/values/account-number.ts'
import type { Notes } from '#engine/reading/facts.ts'

/** Reads the `Account Number`; the quote keeps no more than the value does. */
export function readAccountNumber(
  read: (labels: readonly 'Account Number'[], fields: readonly string[], parse: (text: string) => string | null) => string | null,
  notes: Notes,
): string | null {
  const shown = read(['Account Number'], ['accountNumber'], shownAccountNumber)
  const evidence = notes['accountNumber']
  if (shown !== null && evidence) notes['accountNumber'] = { ...evidence, quote: shown }
  return shown
}
