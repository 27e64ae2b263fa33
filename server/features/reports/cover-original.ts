/** What may come between the name of a value and its digits: the rest of the name, quotes, brackets, signs of assignment. */
const BETWEEN = String.raw`[^\d]{0,120}?`
/** A name that says Social Security number, and nine digits: `"ssn": "123456789"`, `<SSN>…`, `_SSN="…"`. */
const NAMED_SSN = new RegExp(`((?:ssn|social[_\\s-]?security|social)${BETWEEN})\\d{3}([- ]?)\\d{2}([- ]?)(\\d{4})(?!\\d)`, 'gi')
/** All numbers of a list that the name opens: `"ssn": [{"number": "123456789"}, {"number": "987654321"}]`. */
const LISTED_SSN = /"ssn"\s{0,9}:\s{0,9}\[[^\][]{0,4000}\]/gi
const NINE_DIGITS = /(?<!\d)\d{5}(\d{4})(?!\d)/g
/** `123-45-6789` or `123 45 6789`, wherever it is. */
const WRITTEN_SSN = /(?<![\d-])\d{3}([- ])\d{2}\1(\d{4})(?![\d-])/g
/** A name that says account number, and its digits. */
const NAMED_ACCOUNT = /(account[_\s-]?(?:number|identifier|num|no)\b[^\d]{0,40}?)(\d+)(?=\d{4}(?![\dXx*]))/gi
/** As many digits as a card number has, wherever they are. */
const CARD_NUMBER = /(?<!\d)\d{9,15}(\d{4})(?!\d)/g

/**
 * An uploaded text form as it is kept: Social Security and account numbers reduced to their last four digits, every other
 * byte as it came, and as many. What is not written in two-byte letters keeps its encoding: digits are the same in all of them.
 */
export function coverOriginal(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isWide(view)) return Buffer.from(cover(view.toString('utf16le')), 'utf16le')
  if (isWideSwapped(view)) {
    const swapped = Buffer.from(view.subarray(0, view.length - (view.length % 2))).swap16()
    return Buffer.from(cover(swapped.toString('utf16le')), 'utf16le').swap16()
  }
  return Buffer.from(cover(view.toString('latin1')), 'latin1')
}

/** Two-byte letters, marked as such or not: every other byte of what a data form begins with is zero. */
const isWide = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)
const isWideSwapped = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0)

const cover = (text: string): string =>
  text
    .replaceAll(LISTED_SSN, (list) => list.replaceAll(NINE_DIGITS, 'XXXXX$1'))
    .replaceAll(NAMED_SSN, '$1XXX$2XX$3$4')
    .replaceAll(WRITTEN_SSN, 'XXX$1XX$1$2')
    .replaceAll(NAMED_ACCOUNT, (_, before: string, covered: string) => before + 'X'.repeat(covered.length))
    .replaceAll(CARD_NUMBER, (found, rest: string) => 'X'.repeat(found.length - 4) + rest)
