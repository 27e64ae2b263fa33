const INVISIBLE = /[\p{Cf}\p{Cc}]/gu
/** With two hyphens, two spaces or neither; `30374-0256` is a ZIP code. */
const FULL_SSN = /(?<![\d-])(?:\d{3}([- ])\d{2}\1|\d{5})(\d{4})(?![\d-])/g

/** A Social Security number is reduced to its last four digits, wherever it was typed. */
export const coverSsn = (text: string): string => text.replace(FULL_SSN, 'XXX-XX-$2')

/**
 * The consumer's own words as they may stand in a letter: on one line, ending in a full stop, without invisible signs, and
 * with a Social Security number reduced to its last four digits.
 */
export function statementText(text: string): string {
  const visible = text.replace(/\s+/g, ' ').replace(INVISIBLE, '')
  const clean = coverSsn(visible).trim()
  if (clean === '') return ''
  const head = clean.charAt(0).toUpperCase() + clean.slice(1)
  return /[.!?]["'”’)]*$/.test(head) ? head : `${head}.`
}
