import { type CrossReferences, readCrossReferences } from '#adapters/page-text/plain/cross-references.ts'
import { readPacks } from '#adapters/page-text/plain/object-streams.ts'
import { plainLength, readObject } from '#adapters/page-text/plain/read-object.ts'
import { type Lookup, unpack } from '#adapters/page-text/plain/unpack.ts'
import {
  isArray,
  isDict,
  leave,
  numbersOf,
  type PdfArray,
  type PdfDict,
  PdfReference,
  type PdfStream,
  type PdfValue,
} from '#adapters/page-text/plain/values.ts'

/** A file whose objects are fetched as they are asked for. All of it throws NotPlain at anything odd. */
export interface PlainFile extends Lookup {
  readonly trailer: PdfDict
  /** What a dictionary says under a key, where it must be a dictionary or nothing. */
  dict(dict: PdfDict, key: string): PdfDict | null
  /** What a dictionary says under a key, where it must be a list, with what its members refer to; null where it says nothing. */
  list(dict: PdfDict, key: string): PdfArray | null
  /** The same where all of them must be numbers, and so many if it is said. */
  numbers(dict: PdfDict, key: string, count?: number): readonly number[] | null
  /** A stream's bytes, unpacked. */
  unpacked(stream: PdfStream): Uint8Array
}

const MOST_REFERENCES = 8

/** Opens a file that is neither encrypted nor in need of mending. */
export function openPlainFile(bytes: Uint8Array): PlainFile {
  const references: CrossReferences = readCrossReferences(bytes)
  const found = new Map<number, PdfValue>()

  const resolve = (value: PdfValue | undefined): PdfValue => {
    let now = value ?? null
    for (let left = MOST_REFERENCES; now instanceof PdfReference; left -= 1) {
      if (left === 0) return leave('an object refers on and on')
      now = fetch(now.object)
    }
    return now
  }
  const get = (dict: PdfDict, key: string): PdfValue => resolve(dict.get(key))

  const fetch = (object: number): PdfValue => {
    const known = found.get(object)
    if (known !== undefined) return known
    const place = references.places.get(object)
    if (place === undefined) return null
    const value =
      place.kind === 'in_file'
        ? readObject(bytes, place.at, { object, lengthOf: (length) => plainLength(resolve(length)) })
        : packs.object(place.pack, object)
    found.set(object, value)
    return value
  }

  const packs = readPacks({ get, resolve }, (pack) =>
    references.places.get(pack)?.kind === 'in_file' ? fetch(pack) : leave('an object stream is packed itself'),
  )

  const list = (dict: PdfDict, key: string): PdfArray | null => {
    const value = get(dict, key)
    if (value === null) return null
    return isArray(value) ? value.map(resolve) : leave(`${key} is no list`)
  }

  return {
    trailer: references.trailer,
    resolve,
    get,
    list,
    numbers(dict, key, count) {
      const items = list(dict, key)
      return items === null ? null : numbersOf(items, count)
    },
    dict(dict, key) {
      const value = get(dict, key)
      return value === null || isDict(value) ? value : leave(`${key} is no dictionary`)
    },
    unpacked: (stream) => unpack({ get, resolve }, stream),
  }
}
