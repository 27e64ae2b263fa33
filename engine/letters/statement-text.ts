import { coverSsn } from '#engine/values/social-security-number.ts'

const INVISIBLE = /[\p{Cf}\p{Cc}]/gu

/**
 * The consumer's own words as they may appear in a letter: on one line, ending in a full stop, without invisible signs, and
 * with a Social Security number reduced to its last four digits.
 */
export function statementText(text: string): string {
  const visible = text.replace(/\s+/g, ' ').replace(INVISIBLE, '')
  const clean = coverSsn(visible).trim()
  if (clean === '') return ''
  const head = clean.charAt(0).toUpperCase() + clean.slice(1)
  return /[.!?]["'”’)]*$/.test(head) ? head : `${head}.`
}
