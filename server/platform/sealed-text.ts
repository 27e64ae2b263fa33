import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib'
import { type Sealing, type Seals, sealsOf } from '#server/platform/vault.ts'

/** Text at rest in a column: pressed, sealed with the key of whoever it is of, base64. */
export interface TextSeals {
  seal(place: string, text: string): Promise<string>
  open(place: string, sealed: string): Promise<string>
}

/** Bytes from which on other threads do it: what is shorter takes this one a millisecond or two, less than the way there and back. */
const LONG = 400_000
const LONG_PRESSED = 30_000

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
/** The quickest: a report of 40 pages takes it two milliseconds and becomes a ninth. */
const QUICKLY = { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT } }

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)]

async function press(text: string): Promise<Uint8Array> {
  const bytes = Buffer.from(text)
  return bytes.length < LONG ? brotliCompressSync(bytes, QUICKLY) : compress(bytes, QUICKLY)
}

async function unpress(bytes: Uint8Array): Promise<string> {
  return (bytes.length < LONG_PRESSED ? brotliDecompressSync(bytes) : await decompress(bytes)).toString('utf8')
}

export const textSeals = (seals: Seals): TextSeals => ({
  seal: async (place, text) => Buffer.from(seals.seal(place, await press(text))).toString('base64'),
  open: async (place, sealed) => unpress(seals.unseal(place, Buffer.from(sealed, 'base64'))),
})

/** A value at rest as JSON, for a place that begins with the id of whoever it is of. */
export async function sealValue(context: Sealing, place: string, value: unknown): Promise<string> {
  const [userId = ''] = place.split('/')
  return (await textSealsOf(context, userId)).seal(place, JSON.stringify(value))
}

/** Ours alone seals for these places, so what opens has the shape it was sealed with; null where nothing is sealed. */
export async function openValue<Value>(context: Sealing, place: string, sealed: string | null): Promise<Value | null> {
  if (sealed === null) return null
  const [userId = ''] = place.split('/')
  return JSON.parse(await (await textSealsOf(context, userId)).open(place, sealed))
}

/** For many texts of one person. */
export const textSealsOf = async (context: Sealing, userId: string): Promise<TextSeals> =>
  textSeals(await sealsOf(context, userId))
