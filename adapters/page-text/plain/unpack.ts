import { inflateSync } from 'node:zlib'
import { withoutPredictor } from '#adapters/page-text/plain/predictor.ts'
import { isArray, isDict, leave, type PdfDict, type PdfStream, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** Bytes that one stream may unpack into: more is no page of text. */
const MOST_UNPACKED = 16 * 1024 * 1024

/** Bytes unpacked at a time: as much as a page of text has, so that most are whole at once. */
const CHUNK = 128 * 1024

/** How what a dictionary says is looked up. */
export interface Lookup {
  resolve(value: PdfValue | undefined): PdfValue
  get(dict: PdfDict, key: string): PdfValue
}

/** The filter's name; null for none. Chains of filters and those for pictures are left to PDFium. */
function filterOf(file: Lookup, dict: PdfDict): string | null {
  const filter = file.get(dict, 'Filter')
  if (filter === null || typeof filter === 'string') return filter
  if (!isArray(filter) || filter.length > 1) return leave('a stream has several filters')
  const only = file.resolve(filter[0])
  return only === null || typeof only === 'string' ? only : leave('a filter is no name')
}

export function unpack(file: Lookup, { dict, raw }: PdfStream): Uint8Array {
  if (dict.has('F') || dict.has('Crypt')) return leave('a stream stands in another file')
  const filter = filterOf(file, dict)
  if (filter === null) return raw
  if (filter !== 'FlateDecode') return leave(`a stream is packed by ${filter}`)
  const parms = file.get(dict, 'DecodeParms')
  const only = isArray(parms) ? file.resolve(parms[0]) : parms
  let found: Uint8Array
  try {
    found = inflateSync(raw, { maxOutputLength: MOST_UNPACKED, chunkSize: CHUNK })
  } catch {
    return leave('a stream cannot be unpacked')
  }
  return isDict(only) ? withoutPredictor(found, (key) => file.get(only, key)) : found
}
