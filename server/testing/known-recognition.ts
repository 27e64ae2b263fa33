import type { PageOfPicture, PictureRefused, RecognitionPort } from '#adapters/recognition/port.ts'
import type { PageTextPort, Word } from '#adapters/page-text/port.ts'

/** A recognition that knows the pictures it is shown: it answers the words that were printed there, as sure as it is told. */
export interface KnownRecognition extends RecognitionPort {
  /** The page that is shown next, and from then on whenever the same picture is. */
  learn(picture: Uint8Array, answer: PageOfPicture | PictureRefused): void
  /** What a tall picture is cut into. */
  cut(picture: Uint8Array, pages: readonly Uint8Array[] | 'too_long'): void
  /** While held, no page comes back; what is asked meanwhile waits. */
  hold(): void
  release(): void
  /** How many pages were asked for. */
  asked(): number
}

const nameOf = (picture: Uint8Array): string => Buffer.from(picture).toString('base64')

/** `otherwise` answers pictures that no one taught, in the order in which they come. */
export function knownRecognition(otherwise: (PageOfPicture | PictureRefused)[] = []): KnownRecognition {
  const known = new Map<string, PageOfPicture | PictureRefused>()
  const pieces = new Map<string, readonly Uint8Array[] | 'too_long'>()
  let gate: PromiseWithResolvers<void> | null = null
  let count = 0
  return {
    learn: (picture, answer) => void known.set(nameOf(picture), answer),
    hold: () => {
      gate ??= Promise.withResolvers()
    },
    release: () => {
      gate?.resolve()
      gate = null
    },
    asked: () => count,
    readPage: async (picture, options) => {
      count += 1
      const { signal } = options ?? {}
      signal?.throwIfAborted()
      const stopped = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('stopped')))
      })
      stopped.catch(() => undefined)
      if (gate) await Promise.race([gate.promise, stopped])
      signal?.throwIfAborted()
      return known.get(nameOf(picture)) ?? otherwise.shift() ?? { kind: 'refused', reason: 'too_poor', trouble: 'no_page' }
    },
    cut: (picture, pages) => void pieces.set(nameOf(picture), pages),
    pagesOf: (picture, most) => {
      const pages = pieces.get(nameOf(picture)) ?? [picture]
      return Promise.resolve(pages !== 'too_long' && pages.length > most ? 'too_many' : pages)
    },
    recognise: () => Promise.resolve({ kind: 'refused', reason: 'no_picture' }),
    close: () => Promise.resolve(),
  }
}

/** A text layer has words in pieces that touch; a recogniser sees them as one. */
function whole(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const [x, y, width, height] = word.box
    const gap = before === undefined ? Infinity : x - before.box[0] - before.box[2]
    if (before !== undefined && Math.abs(y - before.box[1]) < 1 && gap > -1 && gap < height * 0.06)
      joined[joined.length - 1] = {
        text: before.text + word.text,
        box: [before.box[0], before.box[1], x + width - before.box[0], height],
      }
    else joined.push(word)
  }
  return joined
}

/** A printed page as a picture, and what a recogniser makes of it: every word, of which `doubtful` are not sure. */
export async function picturedPages(
  pageText: PageTextPort,
  pdf: Uint8Array,
  doubtful: (word: Word, page: number) => boolean = () => false,
): Promise<PageOfPicture[]> {
  const read = await pageText.read(pdf, { password: null, digest: null })
  if (read.kind !== 'text' || read.document === null) throw new Error('the example has text')
  return Promise.all(
    read.document.pages.map(async ({ number, width, height, words, marks }) => {
      const drawn = await pageText.renderPage(pdf, { page: number, dpi: 100, colour: false, password: null })
      if (drawn.kind !== 'image') throw new Error('the example can be drawn')
      return {
        kind: 'page',
        width,
        height,
        words: whole(words).map((word) => ({ ...word, confidence: doubtful(word, number) ? 0.05 : 1 })),
        marks,
        picture: drawn.png,
      }
    }),
  )
}
