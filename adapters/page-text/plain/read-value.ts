import { leave, type PdfDict, PdfReference, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** Bytes, and where in them the next value begins. */
export interface Cursor {
  readonly bytes: Uint8Array
  at: number
}

/** Kinds of bytes (ISO 32000-1, 7.2.2). */
export const [REGULAR, SPACE, DELIMITER] = [0, 1, 2]

/** The kind of each byte. */
export const KINDS: Uint8Array = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = SPACE
for (const byte of Buffer.from('()<>[]{}/%')) KINDS[byte] = DELIMITER

const DEEPEST = 40
const LONGEST_NAME = 127
const [LINE_FEED, RETURN, BACKSLASH, OPENING, CLOSING] = [10, 13, 0x5c, 0x28, 0x29]
/** n, r, t, b and f behind a backslash. */
const ESCAPED: ReadonlyMap<number, number> = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
])

/** Past spaces and comments. */
export function skipSpace(cursor: Cursor): void {
  const { bytes } = cursor
  for (; cursor.at < bytes.length; cursor.at += 1) {
    const byte = bytes[cursor.at] ?? 0
    if (byte === 0x25) {
      while (cursor.at < bytes.length && bytes[cursor.at] !== LINE_FEED && bytes[cursor.at] !== RETURN) cursor.at += 1
    } else if (KINDS[byte] !== SPACE) return
  }
}

/** The run of regular characters at the cursor, which moves behind it. */
export function readWord(cursor: Cursor): string {
  const { bytes } = cursor
  const start = cursor.at
  while (cursor.at < bytes.length && KINDS[bytes[cursor.at] ?? 0] === REGULAR) cursor.at += 1
  return latin1(bytes.subarray(start, cursor.at))
}

export const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

function readName(cursor: Cursor): string {
  cursor.at += 1
  const name = readWord(cursor)
  if (name.length > LONGEST_NAME) return leave('a name is too long')
  return name.includes('#')
    ? name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : name
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** The number that a word is; null where it is none. */
export const numberOf = (word: string): number | null => (NUMBER.test(word) ? Number(word) : null)

/** A string in parentheses, its escapes undone, written into `found` from a place on. Answers where it ends: it is never longer than it is written. */
export function unescape(cursor: Cursor, found: Uint8Array, from: number): number {
  const { bytes } = cursor
  let [depth, length] = [1, from]
  for (cursor.at += 1; cursor.at < bytes.length; cursor.at += 1) {
    const byte = bytes[cursor.at] ?? 0
    if (byte === BACKSLASH) {
      const escaped = readEscape(cursor)
      if (escaped >= 0) found[length++] = escaped
      continue
    }
    if (byte === OPENING) depth += 1
    if (byte === CLOSING) depth -= 1
    if (depth === 0) {
      cursor.at += 1
      return length
    }
    if (byte === RETURN && bytes[cursor.at + 1] === LINE_FEED) cursor.at += 1
    found[length++] = byte === RETURN ? LINE_FEED : byte
  }
  return leave('a string has no end')
}

/** Longer strings are for no dictionary. */
const LONGEST_STRING = 65_536
const scratch = new Uint8Array(LONGEST_STRING)

function readLiteral(cursor: Cursor): Uint8Array {
  const length = unescape(cursor, scratch, 0)
  return length > LONGEST_STRING ? leave('a string is too long') : scratch.slice(0, length)
}

/** What a backslash and the characters behind it stand for, -1 for nothing; the cursor ends on the last of them. */
function readEscape(cursor: Cursor): number {
  const { bytes } = cursor
  cursor.at += 1
  const byte = bytes[cursor.at] ?? 0
  if (byte >= 0x30 && byte <= 0x37) {
    let [code, digits] = [0, 0]
    for (; digits < 3; digits += 1) {
      const digit = (bytes[cursor.at + digits] ?? 0) - 0x30
      if (digit < 0 || digit > 7) break
      code = code * 8 + digit
    }
    cursor.at += digits - 1
    return code & 255
  }
  if (byte === RETURN && bytes[cursor.at + 1] === LINE_FEED) cursor.at += 1
  if (byte === RETURN || byte === LINE_FEED) return -1
  return ESCAPED.get(byte) ?? byte
}

const hexDigit = (byte: number): number => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** A string in angle brackets. */
export function readHex(cursor: Cursor): Uint8Array {
  const { bytes } = cursor
  const found: number[] = []
  let half = -1
  for (cursor.at += 1; cursor.at < bytes.length; cursor.at += 1) {
    const byte = bytes[cursor.at] ?? 0
    if (KINDS[byte] === SPACE) continue
    const digit = hexDigit(byte)
    if (digit < 0) {
      if (byte !== 0x3e) return leave('a string in hexadecimal has other digits')
      cursor.at += 1
      if (half >= 0) found.push(half * 16)
      return Uint8Array.from(found)
    }
    if (half < 0) half = digit
    else {
      found.push(half * 16 + digit)
      half = -1
    }
  }
  return leave('a string has no end')
}

function readArray(cursor: Cursor, depth: number): readonly PdfValue[] {
  const found: PdfValue[] = []
  for (cursor.at += 1; ; ) {
    skipSpace(cursor)
    if (cursor.bytes[cursor.at] === 0x5d) {
      cursor.at += 1
      return found
    }
    found.push(readValue(cursor, depth + 1))
  }
}

function readDict(cursor: Cursor, depth: number): PdfDict {
  const found = new Map<string, PdfValue>()
  for (cursor.at += 2; ; ) {
    skipSpace(cursor)
    const { bytes, at } = cursor
    if (bytes[at] === 0x3e && bytes[at + 1] === 0x3e) {
      cursor.at += 2
      return found
    }
    if (bytes[at] !== 0x2f) return leave('a dictionary has a key that is no name')
    const key = readName(cursor)
    if (found.has(key)) return leave('a dictionary says something twice')
    found.set(key, readValue(cursor, depth + 1))
  }
}

const REFERENCE = /^\s+\d{1,5}\s+R(?![A-Za-z0-9])/
const LONGEST_REFERENCE = 24

/** A number, or the reference that begins with it. */
function readNumber(cursor: Cursor): PdfValue {
  const word = readWord(cursor)
  const number = numberOf(word) ?? leave('a number is written oddly')
  if (!/^\d+$/.test(word)) return number
  const rest = REFERENCE.exec(latin1(cursor.bytes.subarray(cursor.at, cursor.at + LONGEST_REFERENCE)))
  if (rest === null) return number
  cursor.at += rest[0].length
  return new PdfReference(number)
}

/** The value at the cursor, which moves behind it. Throws NotPlain at anything odd. */
export function readValue(cursor: Cursor, depth = 0): PdfValue {
  if (depth > DEEPEST) return leave('values are nested too deeply')
  skipSpace(cursor)
  const byte = cursor.bytes[cursor.at]
  switch (byte) {
    case undefined:
      return leave('the file ends within a value')
    case 0x2f:
      return readName(cursor)
    case 0x28:
      return readLiteral(cursor)
    case 0x5b:
      return readArray(cursor, depth)
    case 0x3c:
      return cursor.bytes[cursor.at + 1] === 0x3c ? readDict(cursor, depth) : readHex(cursor)
    case 0x74:
    case 0x66:
    case 0x6e: {
      const word = readWord(cursor)
      if (word === 'null') return null
      return word === 'true' || word === 'false' ? word === 'true' : leave(`the word ${word} is no value`)
    }
    default:
      return readNumber(cursor)
  }
}
