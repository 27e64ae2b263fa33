import { plainLength } from '#adapters/page-text/plain/read-object.ts'
import { type Cursor, readValue, readWord, skipSpace } from '#adapters/page-text/plain/read-value.ts'
import { type Lookup, unpack } from '#adapters/page-text/plain/unpack.ts'
import { leave, PdfStream, type PdfValue } from '#adapters/page-text/plain/values.ts'

/** Bytes of objects that are packed together. */
const MOST_PACKED = 64 * 1024 * 1024

/** Objects that stand together in one stream (ISO 32000-1, 7.5.7). */
interface Pack {
  readonly unpacked: Uint8Array
  /** Where each of them begins. */
  readonly places: ReadonlyMap<number, number>
}

/** The object streams of a file, each opened once. `fetch` answers the object that is one. */
export function readPacks(lookup: Lookup, fetch: (pack: number) => PdfValue): { object(pack: number, object: number): PdfValue } {
  const packs = new Map<number, Pack>()
  let packed = 0

  const open = (pack: number): Pack => {
    const stream = fetch(pack)
    if (!(stream instanceof PdfStream)) return leave('an object stream is none')
    const unpacked = unpack(lookup, stream)
    packed += unpacked.length
    if (packed > MOST_PACKED) leave('too much is packed')
    const count = plainLength(lookup.get(stream.dict, 'N'))
    return { unpacked, places: placesIn(unpacked, { count, first: plainLength(lookup.get(stream.dict, 'First')) }) }
  }

  return {
    object(pack, object) {
      const opened = packs.get(pack) ?? open(pack)
      packs.set(pack, opened)
      return readValue({ bytes: opened.unpacked, at: opened.places.get(object) ?? leave('an object is not in its stream') })
    },
  }
}

/** Pairs of numbers and places, then the objects. */
function placesIn(bytes: Uint8Array, { count, first }: { count: number; first: number }): ReadonlyMap<number, number> {
  const cursor: Cursor = { bytes, at: 0 }
  const places = new Map<number, number>()
  for (let index = 0; index < count && cursor.at < first; index += 1) {
    skipSpace(cursor)
    const object = Number(readWord(cursor))
    skipSpace(cursor)
    places.set(object, first + Number(readWord(cursor)))
  }
  return places
}
