import { KINDS, latin1, readHex, REGULAR, skipSpace, type Cursor } from '#adapters/page-text/plain/read-value.ts'
import { leave } from '#adapters/page-text/plain/values.ts'

/** What the codes of a font say: characters, or none where a code is not named. */
export type ToUnicode = ReadonlyMap<number, string>

const MOST_CODES = 66_000
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff]

/** The value of a code of one or two bytes. */
function codeOf(bytes: Uint8Array): number {
  if (bytes.length === 0 || bytes.length > 2) return leave('a code is longer than two bytes')
  return bytes.reduce((code, byte) => code * 256 + byte, 0)
}

/** UTF-16, big end first. Characters outside the first plane are left to PDFium. */
function textOf(bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes.length % 2 === 1) return leave('a character is not written in whole units')
  let text = ''
  for (let at = 0; at < bytes.length; at += 2) {
    const unit = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
    if (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE) return leave('a character stands outside the first plane')
    text += String.fromCharCode(unit)
  }
  return text
}

type Token = Uint8Array | string

/** Strings in hexadecimal are bytes, all else is its word. Null at the end. */
function nextToken(cursor: Cursor): Token | null {
  skipSpace(cursor)
  const { bytes, at } = cursor
  const byte = bytes[at]
  if (byte === undefined) return null
  if (byte === 0x3c && bytes[at + 1] === 0x3c) {
    cursor.at += 2
    return '<<'
  }
  if (byte === 0x3c) return readHex(cursor)
  cursor.at += 1
  if (KINDS[byte] !== REGULAR && byte !== 0x2f) return String.fromCharCode(byte)
  while (cursor.at < bytes.length && KINDS[bytes[cursor.at] ?? 0] === REGULAR) cursor.at += 1
  return latin1(bytes.subarray(at, cursor.at))
}

const hexOf = (token: Token | null): Uint8Array =>
  token instanceof Uint8Array ? token : leave('a map of characters has no string where one belongs')

/** Reads a map of characters (ISO 32000-1, 9.10.3). Throws NotPlain where it names other maps, or one code twice in two ways. */
export function readToUnicode(bytes: Uint8Array): ToUnicode {
  const found = new Map<number, string>()
  const cursor: Cursor = { bytes, at: 0 }
  const note = (code: number, text: string): void => {
    const known = found.get(code)
    if ((known !== undefined && known !== text) || found.size > MOST_CODES)
      leave('a map of characters says two things of one code')
    found.set(code, text)
  }
  for (let token = nextToken(cursor); token !== null; token = nextToken(cursor)) {
    if (token === 'usecmap') leave('a map of characters names another')
    if (token === 'beginbfchar') readCharacters(cursor, note)
    if (token === 'beginbfrange') readRanges(cursor, note)
  }
  return found
}

type Note = (code: number, text: string) => void

function readCharacters(cursor: Cursor, note: Note): void {
  for (let token = nextToken(cursor); token !== 'endbfchar'; token = nextToken(cursor))
    note(codeOf(hexOf(token)), textOf(hexOf(nextToken(cursor))))
}

function readRanges(cursor: Cursor, note: Note): void {
  for (let token = nextToken(cursor); token !== 'endbfrange'; token = nextToken(cursor)) {
    const first = codeOf(hexOf(token))
    const last = codeOf(hexOf(nextToken(cursor)))
    // One byte counts up (9.10.3): a range that crosses into the next row of codes is read otherwise by everyone.
    if (last < first || first >> 8 !== last >> 8) leave('a range of codes is none')
    const target = nextToken(cursor)
    if (target === '[') {
      for (let code = first; code <= last; code += 1) note(code, textOf(hexOf(nextToken(cursor))))
      if (nextToken(cursor) !== ']') leave('a range of codes has more characters than codes')
    } else noteRun({ first, last, text: textOf(hexOf(target)) }, note)
  }
}

/** Codes whose last character counts up. */
function noteRun({ first, last, text }: { first: number; last: number; text: string }, note: Note): void {
  const start = text.charCodeAt(text.length - 1)
  if (start + last - first > 0xffff) leave('a range of characters runs over')
  const before = text.slice(0, -1)
  for (let code = first; code <= last; code += 1) note(code, before + String.fromCharCode(start + code - first))
}
