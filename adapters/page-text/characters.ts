/** PDFium's own sign for the hyphen at a line's end, and the soft hyphen: both are drawn as a hyphen. */
const LINE_END_HYPHEN = 0x02
export const SOFT_HYPHEN = 0xad
export const UNREADABLE = '\uFFFD'
/** Characters that are printed like others, which readers of the words look for. */
const PLAIN: Readonly<Record<number, string>> = {
  0x2010: '-',
  0x2011: '-',
  0xfb00: 'ff',
  0xfb01: 'fi',
  0xfb02: 'fl',
  0xfb03: 'ffi',
  0xfb04: 'ffl',
  0xfb05: 'st',
  0xfb06: 'st',
}
const SPACE = /\s/u
/** Control characters, zero-width ones and marks of direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** What a code of PDFium says: the text it stands for, a space for all that parts words, or null for nothing printed. */
export function meaningOf(code: number): string | null {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code)
  if (code === 0x20) return ' '
  if (code === LINE_END_HYPHEN || code === SOFT_HYPHEN) return '-'
  if (code === 0 || code === 0xfffe || code === 0xffff || code > 0x10ffff || code < 0) return UNREADABLE
  const plain = PLAIN[code]
  if (plain !== undefined) return plain
  const text = String.fromCodePoint(code)
  if (SPACE.test(text)) return ' '
  return INVISIBLE.test(text) ? null : text
}
