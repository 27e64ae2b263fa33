import { type Cursor, KINDS, readHex, readValue, REGULAR, SPACE, unescape } from '#adapters/page-text/plain/read-value.ts'
import { leave, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** What comes before an operator. One for a whole page: written over by the next operator. */
export interface Operands {
  count: number
  /** Each as a number; NaN where it is none. */
  readonly numbers: Float64Array
  /** Each that is no number; null where it is one. */
  readonly values: PdfValue[]
}

/** An operator's letters as one number, the first in the lowest byte. */
export const codeOf = (operator: string): number =>
  Buffer.from(operator, 'latin1').reduceRight((code, byte) => code * 256 + byte, 0)

/** PDFium keeps no more than these. */
const MOST_OPERANDS = 32
const POWERS = Array.from({ length: 33 }, (_, digits) => 10 ** digits)

/** A number at the cursor, which moves behind it. This loop and the next are what reading a page costs. */
function readNumber(cursor: Cursor): number {
  const { bytes } = cursor
  let at = cursor.at
  let byte = bytes[at] ?? 0
  const isNegative = byte === 0x2d
  if (isNegative || byte === 0x2b) {
    at += 1
    byte = bytes[at] ?? 0
  }
  let [value, digits, decimals] = [0, 0, -1]
  for (; ; at += 1, byte = bytes[at] ?? 0) {
    if (byte >= 0x30 && byte <= 0x39) {
      value = value * 10 + byte - 0x30
      digits += 1
      if (decimals >= 0) decimals += 1
    } else if (byte === 0x2e && decimals < 0) decimals = 0
    else break
  }
  if (digits === 0 || digits > 32 || (at < bytes.length && KINDS[byte] === REGULAR)) return leave('a number is written oddly')
  cursor.at = at
  if (decimals > 0) value /= POWERS[decimals] ?? 1
  return isNegative ? -value : value
}

const isNumberStart = (byte: number): boolean => (byte >= 0x30 && byte <= 0x39) || byte === 0x2d || byte === 0x2e || byte === 0x2b

/** The content of a page, and room for its strings as they are without their escapes: together no longer than it. */
interface Reader extends Cursor {
  readonly strings: Uint8Array
  written: number
}

/** A string in parentheses: many have no escape and are a view of the content. */
function readString(reader: Reader): Uint8Array {
  const { bytes, strings, written } = reader
  const start = reader.at + 1
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === 0x29) {
      reader.at = at + 1
      return bytes.subarray(start, at)
    }
    if (byte === 0x5c || byte === 0x28 || byte === 13) break
  }
  reader.written = unescape(reader, strings, written)
  return strings.subarray(written, reader.written)
}

/** An array: of strings and numbers for text, of anything else as it is. */
function readArray(cursor: Reader): readonly PdfValue[] {
  const { bytes } = cursor
  let found: PdfValue[] | null = null
  cursor.at += 1
  while (cursor.at < bytes.length) {
    const byte = bytes[cursor.at] ?? 0
    if (KINDS[byte] === SPACE) cursor.at += 1
    else if (byte === 0x5d) {
      cursor.at += 1
      return found ?? []
    } else if (found === null) found = [readOperand(cursor, byte)]
    else found.push(readOperand(cursor, byte))
  }
  return leave('an array has no end')
}

/** Names of a page are short and few, and stand there thousands of times: each is made once. */
const names = new Map<number, string>()
const MOST_NAMES = 4096
const LONGEST_KNOWN = 8
const SIGNS = 95

/** A name at the cursor, which moves behind it. */
function readName(cursor: Cursor): PdfValue {
  const { bytes } = cursor
  const start = cursor.at
  let [at, key] = [start + 1, 0]
  for (; at - start <= LONGEST_KNOWN && KINDS[bytes[at] ?? 0] === REGULAR; at += 1) {
    const sign = (bytes[at] ?? 0) - 0x20
    if (sign <= 0 || sign >= SIGNS) return readValue(cursor)
    key = key * SIGNS + sign
  }
  if (at < bytes.length && KINDS[bytes[at] ?? 0] === REGULAR) return readValue(cursor)
  const known = names.get(key)
  if (known !== undefined) {
    cursor.at = at
    return known
  }
  const name = readValue(cursor)
  if (typeof name === 'string' && names.size < MOST_NAMES) names.set(key, name)
  return name
}

function readOperand(cursor: Reader, byte: number): PdfValue {
  if (isNumberStart(byte)) return readNumber(cursor)
  if (byte === 0x28) return readString(cursor)
  if (byte === 0x5b) return readArray(cursor)
  if (byte === 0x3c && cursor.bytes[cursor.at + 1] !== 0x3c) return readHex(cursor)
  if (byte === 0x2f) return readName(cursor)
  if (byte === 0x3c) return readValue(cursor)
  return leave('a value of a page is none')
}

const isOperandStart = (byte: number): boolean =>
  isNumberStart(byte) || byte === 0x28 || byte === 0x5b || byte === 0x3c || byte === 0x2f

function skipComment(cursor: Cursor): void {
  const { bytes } = cursor
  while (cursor.at < bytes.length && bytes[cursor.at] !== 10 && bytes[cursor.at] !== 13) cursor.at += 1
}

function readOperator(cursor: Cursor): number {
  const { bytes } = cursor
  let [code, place] = [0, 1]
  for (; cursor.at < bytes.length; cursor.at += 1) {
    const byte = bytes[cursor.at] ?? 0
    if (KINDS[byte] !== REGULAR) break
    if (place > 0x10000) return leave('an operator is too long')
    code += byte * place
    place *= 256
  }
  return code === 0 ? leave('a sign stands where an operator belongs') : code
}

/** Gives every operator of a page's content, in order, with what comes before it. */
export function readContent(bytes: Uint8Array, run: (operator: number, operands: Operands) => void): void {
  const operands: Operands = { count: 0, numbers: new Float64Array(MOST_OPERANDS), values: [] }
  const cursor: Reader = { bytes, at: 0, strings: new Uint8Array(bytes.length), written: 0 }
  while (cursor.at < bytes.length) {
    const byte = bytes[cursor.at] ?? 0
    if (KINDS[byte] === SPACE) {
      cursor.at += 1
      continue
    }
    if (byte === 0x25) {
      skipComment(cursor)
      continue
    }
    if (isOperandStart(byte)) {
      const { count } = operands
      if (count >= MOST_OPERANDS) leave('an operator has too many operands')
      const value = isNumberStart(byte) ? readNumber(cursor) : readOperand(cursor, byte)
      const isNumber = typeof value === 'number'
      operands.numbers[count] = isNumber ? value : Number.NaN
      operands.values[count] = isNumber ? null : value
      operands.count = count + 1
      continue
    }
    run(readOperator(cursor), operands)
    operands.count = 0
  }
}
