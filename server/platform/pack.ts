import { strToU8, Zip, ZipDeflate } from 'fflate'

/** What one file holds at most: the one who has more downloads the rest dispute by dispute. */
const MOST_DOCUMENTS = 100
const MOST_BYTES = 64 * 1024 * 1024

/** A zip that is written document by document; nothing but its own bytes is held. */
export interface Pack {
  /** Takes a document. PDFs and pictures are packed already, and are stored as they are. */
  add(name: string, content: Uint8Array | string): void
  /** Whether the limit is reached. What is added all the same is taken, so that an index has its place. */
  isFull(): boolean
  /** The whole zip; nothing is added afterwards. */
  end(): Uint8Array
}

export function openPack(): Pack {
  const chunks: Uint8Array[] = []
  let documents = 0
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
    size += chunk.length
  })
  return {
    add: (name, content) => {
      const file = new ZipDeflate(name, { level: typeof content === 'string' ? 6 : 0 })
      zip.add(file)
      file.push(typeof content === 'string' ? strToU8(content) : content, true)
      documents += 1
    },
    isFull: () => documents >= MOST_DOCUMENTS || size >= MOST_BYTES,
    end: () => {
      zip.end()
      return Buffer.concat(chunks)
    },
  }
}

/** A document of a zip, by its path in it. */
export interface PackedDocument {
  readonly name: string
  readonly content: Uint8Array | string
}

/** A zip without a limit, written while it is read: of all its documents one is held at a time. */
export async function* streamPack(documents: AsyncIterable<PackedDocument>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
  })
  for await (const { name, content } of documents) {
    const file = new ZipDeflate(name, { level: typeof content === 'string' ? 6 : 0 })
    zip.add(file)
    file.push(typeof content === 'string' ? strToU8(content) : content, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
