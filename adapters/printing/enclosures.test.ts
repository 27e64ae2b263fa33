import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { type HandMadePage, handMadePdf } from '#adapters/page-text/hand-made-pdf.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import type { CertifiedCover, EnclosedPage, LetterBarcode, PrintableLetter } from '#adapters/printing/port.ts'

const printing = embeddedPrinting()
const pageText = embeddedPageText({ threads: 1 })
afterAll(async () => {
  await printing.close()
  await pageText.close()
})

const LETTER: PrintableLetter = {
  sender: ['Jane Q Sample', '123 Main Street', 'Springfield, IL 62701'],
  recipient: ['Equifax', 'P.O. Box 740256', 'Atlanta, GA 30374'],
  date: 'November 20, 2026',
  paragraphs: ['Dear Equifax:', 'Sincerely,\n\n\nJane'],
  enclosures: ['A copy of page 3 of my report'],
  pages: [],
  isPractice: false,
  windows: 'printed',
  barcode: null,
  cover: null,
}
const NUMBER = '9407199999999912345676'

interface Read {
  readonly texts: readonly string[]
  readonly places: readonly (readonly [text: string, x: number, y: number])[]
}

async function pagesOf(letter: PrintableLetter): Promise<readonly Read[]> {
  const { pdf } = await printing.print(letter)
  const read = await pageText.read(pdf, { password: null, digest: null })
  if (read.kind === 'refused') throw new Error(read.reason)
  return (read.document?.pages ?? []).map(({ words }) => ({
    texts: words.map(({ text }) => text),
    places: words.map(({ text, box: [x, y, width, height] }) => [text, x + width / 2, y + height / 2] as const),
  }))
}

/** A page taken out of a file, as a letter encloses it: 300 by 24 points are circled where the words `Past due` stand. */
async function taken(
  page: HandMadePage,
  size: readonly [number, number],
  circled: EnclosedPage['circled'],
): Promise<EnclosedPage> {
  const out = await pageText.extractPage(handMadePdf([page]), { page: 1, password: null })
  if (out.kind === 'refused') throw new Error(out.reason)
  const look = { format: 'pdf', fit: 'page', isMarkedCopy: false } as const
  return { caption: 'Enclosure 1: page 3', bytes: out.pdf, width: size[0], height: size[1], circled, ...look }
}

/** The middle of what is red on a page, in points. */
async function redMiddle(pdf: Uint8Array, page: number): Promise<readonly [number, number]> {
  const drawn = await pageText.renderPage(pdf, { page, dpi: 72, colour: true, password: null })
  if (drawn.kind === 'refused') throw new Error(drawn.reason)
  const pixels = await sharp(drawn.png).removeAlpha().raw().toBuffer()
  const red = Array.from({ length: drawn.width * drawn.height }, (_, index) => index).filter(
    (index) => (pixels[index * 3] ?? 0) > 150 && (pixels[index * 3 + 2] ?? 0) < 110,
  )
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(red.map((index) => index % drawn.width)), middle(red.map((index) => Math.floor(index / drawn.width)))]
}

const TEXT = 'BT /F1 12 Tf 100 500 Td (Past due) Tj ET'
const CASES: readonly (readonly [
  name: string,
  page: HandMadePage,
  size: readonly [number, number],
  at: readonly [number, number],
])[] = [
  ['upright', { content: TEXT }, [612, 792], [123, 288]],
  ['turned by 90 degrees', { content: TEXT, entries: '/Rotate 90' }, [792, 612], [504, 123]],
  ['turned by 180 degrees', { content: TEXT, entries: '/Rotate 180' }, [612, 792], [489, 504]],
  ['turned by 270 degrees', { content: TEXT, entries: '/Rotate 270' }, [792, 612], [288, 489]],
  ['cropped', { content: TEXT, entries: '/CropBox [50 100 562 692]' }, [512, 592], [73, 188]],
]

describe('a page of a report', () => {
  it.each(CASES)('%s is enclosed in lines and letters, and the circle lies on the very words', async (_name, page, size, at) => {
    const circled = [[at[0] - 30, at[1] - 30, 60, 60]] as const
    const enclosed = await taken(page, size, circled)
    const letter = { ...LETTER, pages: [enclosed] }
    const [, second] = await pagesOf(letter)
    // Words that are on their heads come letter by letter.
    const words = second?.places.filter(([, , y]) => y > 97 && y < 720) ?? []
    expect(words.map(([text]) => text).join('')).toBe('Pastdue')
    const [x, y] = await redMiddle((await printing.print(letter)).pdf, 2)
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
    const middle = [mean(words.map(([, left]) => left)), mean(words.map(([, , top]) => top))] as const
    expect(Math.hypot(middle[0] - x, middle[1] - y)).toBeLessThan(12)
  })

  it('that is damaged is refused without its words, and the next letter is printed', async () => {
    const page = {
      ...(await taken({ content: TEXT }, [612, 792], [])),
      bytes: new Uint8Array(Buffer.from('%PDF-1.7 secret words')),
    }
    await expect(printing.print({ ...LETTER, pages: [page] })).rejects.toThrow(/enclosed page is damaged/)
    await expect(printing.print(LETTER)).resolves.toMatchObject({ pageCount: 1 })
  })
})

const photo = async (width: number, height: number): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c01818' } })
      .jpeg()
      .toBuffer(),
  )

describe('a paper of the consumer', () => {
  it.each([
    ['a card', 'card', 1000, 640, [360, 230.4]],
    ['an upright page', 'page', 850, 1100, [468, 605.6]],
  ] as const)('%s is copied at a sensible size, marked as a copy', async (_name, fit, width, height, points) => {
    const paper = {
      caption: 'Enclosure 2: a copy of my identification',
      bytes: await photo(width, height),
      width,
      height,
      circled: [],
    }
    const letter: PrintableLetter = { ...LETTER, pages: [{ ...paper, format: 'jpeg', fit, isMarkedCopy: true }] }
    const [, second] = await pagesOf(letter)
    expect(second?.texts.join(' ')).toContain('a copy of my identification')
    expect(second?.texts.join('')).toContain('COPY')
    const { pdf, pages } = await printing.print(letter)
    expect(pages).toEqual({ cover: 0, letter: 1, enclosures: 1 })
    const drawn = await pageText.renderPage(pdf, { page: 2, dpi: 72, colour: true, password: null })
    if (drawn.kind === 'refused') throw new Error(drawn.reason)
    const pixels = await sharp(drawn.png).removeAlpha().raw().toBuffer()
    const columns = Array.from({ length: drawn.width * drawn.height }, (_, index) => index)
      .filter((index) => (pixels[index * 3] ?? 0) > 150 && (pixels[index * 3 + 2] ?? 0) < 60)
      .map((index) => index % drawn.width)
    const least = columns.reduce<number>((a, b) => Math.min(a, b), 9999)
    const most = columns.reduce<number>((a, b) => Math.max(a, b), 0)
    expect(Math.abs(most - least - points[0])).toBeLessThan(4)
  })
})

describe('what the Postal Service reads', () => {
  const printed = async (barcode: LetterBarcode | null, cover: CertifiedCover | null) => {
    const letter = { ...LETTER, barcode, cover }
    return { read: await pagesOf(letter), count: (await printing.print(letter)).pages }
  }

  it('a practice barcode says that it is one, in the window', async () => {
    const { read } = await printed({ kind: 'practice' }, null)
    expect(read[0]?.texts.join('')).toContain('PRACTICE')
    const { read: real } = await printed({ kind: 'intelligent_mail', digits: '00700123456123456789' }, null)
    expect(real[0]?.texts.join('')).not.toContain('PRACTICE')
  })

  it('a certified cover stands first, with the addresses, and the letter counts its own pages', async () => {
    const { read, count } = await printed(null, { kind: 'package', number: NUMBER, zip: '30374' })
    expect(count).toEqual({ cover: 1, letter: 1, enclosures: 0 })
    const [cover, letter] = read.map(({ texts }) => texts.join(' '))
    expect(cover).toContain('9407 1999 9999 9912 3456 76')
    expect(cover).toContain('Atlanta, GA 30374')
    expect(cover).not.toContain('Page 1 of')
    expect(letter).toContain('Page 1 of 1')
  })

  it('a number from the counter has no barcode of ours, and practice has neither number nor service', async () => {
    const counter = await printed(null, { kind: 'counter', number: '70200000000000000001' })
    expect(counter.read[0]?.texts.join(' ')).toContain('7020 0000 0000 0000 0001')
    const { read } = await printed(null, { kind: 'practice' })
    const cover = read[0]?.texts.join(' ') ?? ''
    expect(cover).toContain('PRACTICE: NO CERTIFIED MAIL')
    expect(cover).not.toMatch(/\d{4} \d{4}/)
  })

  it('no cover is made for a number that cannot be one', async () => {
    await expect(printing.print({ ...LETTER, cover: { kind: 'package', number: '12', zip: '30374' } })).rejects.toThrow()
  })
})

describe('a picture that is kept', () => {
  it('stands upright, is no larger than print needs, and carries nothing that a camera wrote', async () => {
    const raw = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#ffffff' } })
      .withExif({ IFD0: { Make: 'Camera of Jane' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const ready = await printing.readyPicture(new Uint8Array(raw))
    expect([ready.width, ready.height]).toEqual([1133, 1700])
    const kept = await sharp(ready.jpeg).metadata()
    expect([kept.format, kept.orientation, kept.exif]).toEqual(['jpeg', undefined, undefined])
  })

  it('that is damaged is refused', async () => {
    await expect(printing.readyPicture(new Uint8Array([0xff, 0xd8, 1]))).rejects.toThrow(/damaged/)
  })
})
