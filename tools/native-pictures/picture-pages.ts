import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageTextPort } from '#adapters/page-text/port.ts'
import type { RecognitionPort } from '#adapters/recognition/port.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { degrade, DRAWN_DPI, scanAt } from '#tools/synthetic-pictures/degrade.ts'

/** How a printed page was made a picture: scanned at so many dots an inch, or with a phone. */
export const WAYS = ['scan at 300', 'scan at 150', 'photo'] as const
export type Way = (typeof WAYS)[number]

/** Pages of each replica that hold some of everything: the person, whole accounts over several pages, inquiries. */
const PAGES: Readonly<Record<Bureau, readonly number[]>> = {
  equifax: [4, 5, 6, 25, 27],
  experian: [1, 2, 3, 4, 5, 18],
  transunion: [1, 2, 8, 9, 10, 37],
}

export const replicaOf = (bureau: Bureau): Promise<Uint8Array> =>
  readFile(new URL(`../../../shared/faults/native/${bureau}.pdf`, import.meta.url))

interface Ports {
  readonly text: PageTextPort
  readonly recognition: RecognitionPort
}

/** The pages that are pictured: those above, or with `PICTURES=all` every one that the replica has. */
export const picturedNumbers = (bureau: Bureau, { pages }: DocumentText): readonly number[] =>
  process.env['PICTURES'] === 'all' ? pages.map(({ number }) => number) : PAGES[bureau]

/** What is made out on pictures of the replica's pages; kept in the folder `PICTURE_WORDS` where one is named, so that a second run need not look again. */
export async function picturedPages(
  { text, recognition }: Ports,
  { bureau, numbers }: { readonly bureau: Bureau; readonly numbers: readonly number[] },
  way: Way,
): Promise<PageText[]> {
  const pdf = await replicaOf(bureau)
  const pages: PageText[] = []
  for (const number of numbers) {
    const name = `${bureau}.${number}.${way.replaceAll(' ', '-')}`
    const kept = keptAt(name)
    const known: PageText | null = kept && (await readFile(kept, 'utf8').then(JSON.parse, () => null))
    const page = known ?? (await lookAt({ text, recognition }, { pdf, number, way, seed: name }))
    if (kept && page && !known) {
      await mkdir(join(kept, '..'), { recursive: true })
      await writeFile(kept, JSON.stringify(page))
    }
    if (page) pages.push({ ...page, number: pages.length + 1 })
  }
  return pages
}

function keptAt(name: string): string | null {
  const folder = process.env['PICTURE_WORDS']
  return folder === undefined ? null : join(folder, `${name}.json`)
}

async function lookAt(
  { text, recognition }: Ports,
  { pdf, number, way, seed }: { pdf: Uint8Array; number: number; way: Way; seed: string },
): Promise<PageText | null> {
  const drawn = await text.renderPage(pdf, { password: null, page: number, dpi: DRAWN_DPI, colour: false })
  if (drawn.kind !== 'image') throw new Error(drawn.kind)
  const picture =
    way === 'photo' ? await degrade(drawn.png, way, seed) : await scanAt(drawn.png, way === 'scan at 300' ? 300 : 150, seed)
  const read = await recognition.readPage(picture)
  return read.kind === 'page' ? { number, width: read.width, height: read.height, words: read.words, marks: read.marks } : null
}
