/** What is needed of a binary property list: bytes, texts, lists and records. */
export type PropertyValue = Uint8Array | string | PropertyNode

/** A list or a record whose members are read when they are asked for. */
export interface PropertyNode {
  readonly items: () => readonly (PropertyValue | null)[]
  readonly member: (name: string) => PropertyValue | null
}

const MAGIC = 'bplist00'
const TRAILER = 32
const MOST_OBJECTS = 100_000
const MOST_MEMBERS = 10_000

const [DATA, ASCII, WIDE, LIST, RECORD] = [0x4, 0x5, 0x6, 0xa, 0xd]

/** Where the objects of the file stand. */
interface Table {
  readonly file: Buffer
  readonly start: number
  readonly offsetBytes: number
  readonly refBytes: number
  readonly objects: number
}

export const isPropertyList = (file: Uint8Array): boolean =>
  Buffer.from(file.subarray(0, MAGIC.length)).toString('latin1') === MAGIC

/** The outermost record of a binary property list, as Safari writes its archives; null for one that is damaged. */
export function readPropertyList(file: Uint8Array): PropertyValue | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!isPropertyList(file) || bytes.length < MAGIC.length + TRAILER) return null
  const trailer = bytes.subarray(-TRAILER)
  const [objects, top, start] = [8, 16, 24].map((at) => Number(trailer.readBigUInt64BE(at)))
  const table = { file: bytes, start: start ?? 0, offsetBytes: trailer[6] ?? 0, refBytes: trailer[7] ?? 0, objects: objects ?? 0 }
  return isSound(table) ? objectAt(table, top ?? 0) : null
}

function isSound({ file, start, offsetBytes, refBytes, objects }: Table): boolean {
  const areSizes = [offsetBytes, refBytes].every((size) => size >= 1 && size <= 6)
  return areSizes && objects >= 1 && objects <= MOST_OBJECTS && start + objects * offsetBytes <= file.length - TRAILER
}

/** An unsigned number; null where the file ends before it does. */
const numberAt = (file: Buffer, at: number, bytes: number): number | null =>
  at < 0 || at + bytes > file.length || bytes < 1 || bytes > 6 ? null : file.readUIntBE(at, bytes)

function objectAt(table: Table, ref: number): PropertyValue | null {
  const { file, start, offsetBytes, objects } = table
  const at = ref < objects ? numberAt(file, start + ref * offsetBytes, offsetBytes) : null
  const marker = at === null ? undefined : file[at]
  if (at === null || marker === undefined) return null
  const size = sizeAt(file, at)
  if (size === null) return null
  const [kind, from] = [marker >> 4, size.from]
  if (kind === DATA) return sliceOf(file, from, size.count)
  if (kind === ASCII) return sliceOf(file, from, size.count)?.toString('latin1') ?? null
  if (kind === WIDE) return wideText(sliceOf(file, from, size.count * 2))
  return kind === LIST || kind === RECORD ? nodeAt(table, { kind, ...size }) : null
}

/** How many bytes, letters or members an object has, and where they begin. */
function sizeAt(file: Buffer, at: number): { readonly count: number; readonly from: number } | null {
  const short = (file[at] ?? 0) & 0xf
  if (short < 0xf) return { count: short, from: at + 1 }
  const bytes = 2 ** ((file[at + 1] ?? 0) & 0xf)
  const count = numberAt(file, at + 2, bytes)
  return count === null ? null : { count, from: at + 2 + bytes }
}

const sliceOf = (file: Buffer, from: number, length: number): Buffer | null =>
  from + length > file.length ? null : file.subarray(from, from + length)

const wideText = (bytes: Buffer | null): string | null => bytes && new TextDecoder('utf-16be').decode(bytes)

interface Members {
  readonly kind: number
  readonly count: number
  readonly from: number
}

function nodeAt(table: Table, { kind, count, from }: Members): PropertyNode | null {
  if (count > MOST_MEMBERS) return null
  const refsAt = (start: number): (number | null)[] =>
    Array.from({ length: count }, (_, index) => numberAt(table.file, start + index * table.refBytes, table.refBytes))
  const valueOf = (ref: number | null | undefined): PropertyValue | null => (ref == null ? null : objectAt(table, ref))
  return {
    items: () => (kind === LIST ? refsAt(from).map(valueOf) : []),
    member: (name) => {
      if (kind !== RECORD) return null
      const index = refsAt(from).findIndex((key) => valueOf(key) === name)
      return index === -1 ? null : valueOf(refsAt(from + count * table.refBytes)[index])
    },
  }
}
