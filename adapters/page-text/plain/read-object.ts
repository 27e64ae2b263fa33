import { type Cursor, readValue, readWord, skipSpace } from '#adapters/page-text/plain/read-value.ts'
import { isDict, leave, PdfStream, type PdfValue } from '#adapters/page-text/plain/values.ts'

function endOfLine(cursor: Cursor): void {
  const { bytes } = cursor
  if (bytes[cursor.at] === 13) cursor.at += 1
  if (bytes[cursor.at] !== 10) leave('no line ends behind stream')
  cursor.at += 1
}

/** `7 0 obj … endobj` at a place of the file; a stream's length may stand elsewhere. */
export function readObject(bytes: Uint8Array, at: number, { object, lengthOf }: ObjectQuestion): PdfValue {
  const cursor: Cursor = { bytes, at }
  skipSpace(cursor)
  const number = Number(readWord(cursor))
  skipSpace(cursor)
  readWord(cursor)
  skipSpace(cursor)
  if (readWord(cursor) !== 'obj' || (object !== null && number !== object))
    return leave('an object is not where it is said to be')
  const value = readValue(cursor)
  skipSpace(cursor)
  const word = readWord(cursor)
  if (word === 'endobj') return value
  if (word !== 'stream' || !isDict(value)) return leave('an object has no end')
  endOfLine(cursor)
  const length = lengthOf(value.get('Length'))
  const start = cursor.at
  cursor.at = start + length
  skipSpace(cursor)
  if (readWord(cursor) !== 'endstream') return leave('a stream is not as long as it says')
  return new PdfStream(value, bytes.subarray(start, start + length))
}

interface ObjectQuestion {
  /** Which one it must be; null for any. */
  readonly object: number | null
  lengthOf(value: PdfValue | undefined): number
}

export function plainLength(value: PdfValue | undefined): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : leave('a stream does not say its length')
}
