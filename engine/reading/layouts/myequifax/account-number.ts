import { maskedAccountNumber, type Notes } from '#engine/reading/facts.ts'

/** `xxxxxxxxxxxx 1234`: the mask and the four digits stand apart and are kept so; any other form keeps no more than four digits. */
export function shownAccountNumber(text: string): string | null {
  return /^[Xx*•]+ \d{1,4}$/.test(text) ? text : maskedAccountNumber(text)
}

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
