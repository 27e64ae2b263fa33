import { plainLength, readObject } from '#adapters/page-text/plain/read-object.ts'
import { type Cursor, latin1, readValue, readWord, skipSpace } from '#adapters/page-text/plain/read-value.ts'
import { unpack } from '#adapters/page-text/plain/unpack.ts'
import {
  isDict,
  leave,
  numbersOf,
  type PdfDict,
  PdfReference,
  PdfStream,
  type PdfValue,
} from '#adapters/page-text/plain/values.ts'

/** Where an object is: at a byte of the file, or within an object stream. */
export type Place = { readonly kind: 'in_file'; readonly at: number } | { readonly kind: 'packed'; readonly pack: number }

/** The table of a file (ISO 32000-1, 7.5.4 and 7.5.8), the newest word of each object; what was deleted is not there. */
export interface CrossReferences {
  readonly places: ReadonlyMap<number, Place>
  readonly trailer: PdfDict
}

/** A file that was changed more often is not plain. */
const MOST_UPDATES = 16
const MOST_OBJECTS = 400_000
const TAIL = 1024

function lastTable(bytes: Uint8Array): number {
  const tail = latin1(bytes.subarray(-TAIL))
  const said = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))
  return said ? Number(said[1]) : leave('the file does not end as it should')
}

export function readCrossReferences(bytes: Uint8Array): CrossReferences {
  if (!latin1(bytes.subarray(0, 8)).startsWith('%PDF-')) return leave('something stands before the file')
  const places = new Map<number, Place | null>()
  const seen = new Set<number>()
  let newest: PdfDict | null = null
  let at: number | null = lastTable(bytes)
  while (at !== null) {
    if (seen.has(at) || seen.size >= MOST_UPDATES) return leave('the tables lead round and round')
    seen.add(at)
    const trailer = readTable(bytes, at, places)
    if (trailer.has('XRefStm') || trailer.has('Encrypt')) return leave('the file is encrypted, or has two tables in one')
    newest ??= trailer
    if (trailer.has('Info') && !newest.has('Info')) return leave('the newest part does not say who made the file')
    const previous: PdfValue = trailer.get('Prev') ?? null
    at = previous === null ? null : plainLength(previous)
  }
  const kept = new Map<number, Place>()
  for (const [object, place] of places) if (place !== null) kept.set(object, place)
  return { places: kept, trailer: newest ?? leave('the file has no trailer') }
}

type Places = Map<number, Place | null>

/** What was said later in the file, which is read first, stands. */
function note(places: Places, object: number, place: Place | null): void {
  if (object > MOST_OBJECTS) leave('the file numbers its objects oddly')
  if (!places.has(object)) places.set(object, place)
}

function readTable(bytes: Uint8Array, at: number, places: Places): PdfDict {
  const cursor: Cursor = { bytes, at }
  skipSpace(cursor)
  if (bytes[cursor.at] !== 0x78) return readTableStream(bytes, at, places)
  if (readWord(cursor) !== 'xref') return leave('there is no table where one is said to be')
  for (;;) {
    skipSpace(cursor)
    const word = readWord(cursor)
    if (word === 'trailer') break
    skipSpace(cursor)
    readSection(cursor, { first: whole(word), count: whole(readWord(cursor)), places })
  }
  const trailer = readValue(cursor)
  return isDict(trailer) ? trailer : leave('the file has no trailer')
}

const whole = (word: string): number =>
  /^\d{1,10}$/.test(word) ? Number(word) : leave('a table has no whole number where one belongs')

function readSection(cursor: Cursor, { first, count, places }: { first: number; count: number; places: Places }): void {
  if (count > MOST_OBJECTS) leave('the file has too many objects')
  for (let index = 0; index < count; index += 1) {
    skipSpace(cursor)
    const at = whole(readWord(cursor))
    skipSpace(cursor)
    readWord(cursor)
    skipSpace(cursor)
    const kind = readWord(cursor)
    if (kind !== 'n' && kind !== 'f') leave('a table has an entry of no kind')
    note(places, first + index, kind === 'n' ? { kind: 'in_file', at } : null)
  }
}

const withoutReferences = (value: PdfValue | undefined): PdfValue =>
  value instanceof PdfReference ? leave('a table of objects refers to objects') : (value ?? null)

function readTableStream(bytes: Uint8Array, at: number, places: Places): PdfDict {
  const stream = readObject(bytes, at, { object: null, lengthOf: plainLength })
  if (!(stream instanceof PdfStream) || stream.dict.get('Type') !== 'XRef')
    return leave('there is no table where one is said to be')
  const { dict } = stream
  const get = (from: PdfDict, key: string): PdfValue => withoutReferences(from.get(key))
  const unpacked = unpack({ get, resolve: withoutReferences }, stream)
  const widths = numbersOf(get(dict, 'W'), 3)
  const index = dict.has('Index') ? numbersOf(get(dict, 'Index')) : [0, plainLength(get(dict, 'Size'))]
  let row = 0
  for (let section = 0; section + 1 < index.length; section += 2) {
    const [first, count] = [index[section] ?? 0, index[section + 1] ?? 0]
    for (let entry = 0; entry < count; entry += 1, row += 1) note(places, first + entry, placeOf(unpacked, widths, row))
  }
  return dict
}

/** The entry of a row: its kind, and two numbers. */
function placeOf(bytes: Uint8Array, widths: readonly number[], row: number): Place | null {
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths
  const width = kindWidth + secondWidth + thirdWidth
  let at = row * width
  if (width > 16 || at + width > bytes.length) return leave('a table of objects is too short')
  const field = (length: number): number => {
    let value = 0
    for (const end = at + length; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0)
    return value
  }
  const kind = kindWidth === 0 ? 1 : field(kindWidth)
  const second = field(secondWidth)
  if (kind === 0) return null
  if (kind === 1) return { kind: 'in_file', at: second }
  return kind === 2 ? { kind: 'packed', pack: second } : leave('a table has an entry of no kind')
}
