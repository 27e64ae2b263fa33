import { findAll, type Mention, UNPROVABLE } from '#engine/letters/mentions/mention.ts'

/** One character for one, so that places stay the same: typographic signs to their plain forms. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\r': ' ',
  '\u2026': ' ',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2022': '*',
}

/** The text as the finders read it. */
export function plainText(text: string): string {
  return text.replace(
    /[\u00a0\u2007\u2009\u202f\t\r\u2026\u2018\u2019\u201c\u201d\u2010\u2011\u2013\u2014\u2022]/g,
    (sign) => PLAIN[sign] ?? sign,
  )
}

/** Neither printable ASCII nor an accented Latin letter: digits and letters of other scripts, invisible signs, pictures. */
const FOREIGN = /[^\n\x20-\x7e§\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0148\u014a-\u017f]/gu
const INVISIBLE = /^[\p{C}\p{M}\p{Z}]$/u

/** Signs that only look like ordinary ones, or can't be seen, and stand in no fact. */
export function findForeignCharacters(text: string, known: ReadonlySet<string>): Mention[] {
  return findAll(text, FOREIGN, (match) => {
    const isKnown = known.has(match[0]) && !INVISIBLE.test(match[0])
    return isKnown ? null : { kind: 'character', values: [UNPROVABLE] }
  })
}
