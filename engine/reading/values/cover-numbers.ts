import { coverSsn } from '#engine/values/social-security-number.ts'

/** A Social Security number with any sign between its parts, and the spaces that a recogniser of pictures puts there. */
const LOOSE_SSN = /(?<![\d-])\d{3} ?[-–—.] ?\d{2} ?[-–—.] ?(\d{4})(?![\d-])/g
const FOUR_FOURS = /(?<!\d)(?:\d{4}[ -]){3}\d{4}(?!\d)/g
const YEARS = /^(?:(?:19|20)\d\d[ -]?)+$/
/** A whole number of seven digits or more. One whose rest is masked is shown as the bureau prints it. */
const LONG_NUMBER = /(?<!\d)\d{7,}(?![\dXx*•])/g

/** Each of these numbers has four figures in a row; most texts of a page have not. */
const FOUR_FIGURES = /\d{4}/

/**
 * A page's text as it may be shown and sent: Social Security numbers and account numbers keep no more than their last four
 * digits. What else has seven digits in a row loses them too; a row of years does not.
 */
export function coverNumbers(text: string): string {
  if (!FOUR_FIGURES.test(text)) return text
  return coverSsn(text.replaceAll(LOOSE_SSN, 'XXX-XX-$1'))
    .replaceAll(FOUR_FOURS, (found) => (YEARS.test(found) ? found : `XXXX${found.slice(-4)}`))
    .replaceAll(LONG_NUMBER, (found) => `XXXX${found.slice(-4)}`)
}
