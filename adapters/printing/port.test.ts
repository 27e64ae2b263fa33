import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedPrinting } from './embedded.ts'
import type { EnclosedPage, PrintableLetter } from './port.ts'

const INCH = 72

const LETTER: PrintableLetter = {
  sender: ['Jane Q Sample', '123 Main Street, Apartment 12B', 'Springfield, IL 62701'],
  recipient: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  date: 'November 20, 2026',
  paragraphs: [
    'Re: Dispute of the entry',
    'Dear Equifax:',
    'The entry says two things. Both cannot be right.',
    'Sincerely,\n\n\nJane Q Sample',
  ],
  enclosures: ['A copy of page 3 of my report'],
  pages: [],
  isPractice: false,
  windows: 'printed',
  barcode: null,
  cover: null,
}

let pdfium: WrappedPdfiumModule
let heap: () => Uint8Array

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) })
  pdfium.PDFiumExt_Init()
  const found: object = pdfium.pdfium
  // The runtime has it, its types do not. It is replaced whenever memory grows.
  heap = () => ('HEAPU8' in found && found.HEAPU8 instanceof Uint8Array ? found.HEAPU8 : new Uint8Array())
})

interface Glyph {
  readonly text: string
  /** Inches from the top left of the page. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Every printed sign of a page with its place, read back from the PDF by another library. */
function glyphsOf(pdf: Uint8Array, pageIndex: number): readonly Glyph[] {
  const { pdfium: memory } = pdfium
  const file = memory.wasmExports.malloc(pdf.length)
  heap().set(pdf, file)
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.length, '')
  const page = pdfium.FPDF_LoadPage(document, pageIndex)
  const height = pdfium.FPDF_GetPageHeightF(page)
  const text = pdfium.FPDFText_LoadPage(page)
  const box = memory.wasmExports.malloc(32)
  const glyphs: Glyph[] = []
  for (let index = 0; index < pdfium.FPDFText_CountChars(text); index += 1) {
    const sign = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index))
    pdfium.FPDFText_GetCharBox(text, index, box, box + 8, box + 16, box + 24)
    const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(heap().slice(box, box + 32).buffer)
    glyphs.push({
      text: sign,
      left: left / INCH,
      right: right / INCH,
      top: (height - top) / INCH,
      bottom: (height - bottom) / INCH,
    })
  }
  pdfium.FPDFText_ClosePage(text)
  pdfium.FPDF_ClosePage(page)
  pdfium.FPDF_CloseDocument(document)
  memory.wasmExports.free(box)
  memory.wasmExports.free(file)
  return glyphs
}

const textOf = (glyphs: readonly Glyph[]): string =>
  glyphs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')

/** The ink of the first signs that write the given text. */
function placeOf(glyphs: readonly Glyph[], wanted: string): readonly Glyph[] {
  const ink = glyphs.filter(({ text }) => text.trim() !== '')
  const start = ink
    .map(({ text }) => text)
    .join('')
    .indexOf(wanted.replace(/\s/g, ''))
  expect(start, wanted).toBeGreaterThanOrEqual(0)
  return ink.slice(start, start + wanted.replace(/\s/g, '').length)
}

function expectInside(glyphs: readonly Glyph[], area: readonly [left: number, right: number, top: number, bottom: number]): void {
  const [left, right, top, bottom] = area
  for (const glyph of glyphs) {
    expect(glyph.left).toBeGreaterThanOrEqual(left - 0.001)
    expect(glyph.right).toBeLessThanOrEqual(right + 0.001)
    expect(glyph.top).toBeGreaterThanOrEqual(top - 0.001)
    expect(glyph.bottom).toBeLessThanOrEqual(bottom + 0.001)
  }
}

/** The areas that a #10 double-window envelope shows however the sheet is in it. */
const RETURN_WINDOW = [0.625, 2.875, 0.875, 1.292] as const
const RECIPIENT_WINDOW = [0.625, 3.625, 2.125, 2.667] as const
/** No window ever shows anything below this line. */
const WINDOWS_END = 3.125

async function enclosed(): Promise<EnclosedPage> {
  const page = {
    caption: 'Enclosure: page 3 of my report',
    width: 612,
    height: 792,
    circled: [[72, 400, 300, 24]] as const,
    format: 'png',
    fit: 'page',
    isMarkedCopy: false,
  } as const
  const picture = sharp({ create: { width: 612, height: 792, channels: 3, background: '#ffffff' } })
  return { ...page, bytes: new Uint8Array(await picture.png().toBuffer()) }
}

describe.each([['embedded', embeddedPrinting]])('printing: %s', (_, open) => {
  const printing = open()

  it('prints every word of the letter on US Letter', async () => {
    const { pdf, pageCount } = await printing.print(LETTER)
    const text = textOf(glyphsOf(pdf, 0))
    expect(pageCount).toBe(1)
    for (const words of [
      ...LETTER.sender,
      ...LETTER.recipient,
      LETTER.date,
      ...LETTER.paragraphs.slice(0, 3),
      'Sincerely, Jane Q Sample',
      'Enclosures',
      ...LETTER.enclosures,
      'Page 1 of 1',
    ]) {
      expect(text).toContain(words)
    }
  })

  it.each([
    ['three short lines', LETTER.sender, LETTER.recipient],
    [
      'long names',
      [
        'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
        '12345 Martin Luther King Junior Boulevard, Building 12, Apartment 1234',
        'Rancho Cucamonga, CA 91730-1234',
      ],
      [
        'THE VERY LONG NAME OF A COMPANY FOR RECEIVABLES MANAGEMENT AND RECOVERY SERVICES LLC',
        'Attention: Disputes',
        'P.O. Box 740256',
        'Atlanta, GA 30374-0256',
      ],
    ],
    ['six lines', ['A', 'B', 'C', 'D', 'E', 'F'], ['G', 'H', 'J', 'K', 'L', 'M']],
    ['one line', ['Jane'], ['Acme']],
  ])('keeps both addresses in the windows: %s', async (_name, sender, recipient) => {
    const { pdf } = await printing.print({ ...LETTER, sender, recipient })
    const glyphs = glyphsOf(pdf, 0)
    expectInside(placeOf(glyphs, sender.join('')), RETURN_WINDOW)
    expectInside(placeOf(glyphs, recipient.join('')), RECIPIENT_WINDOW)
  })

  it('shows nothing else in the windows', async () => {
    const { pdf } = await printing.print(LETTER)
    const ink = glyphsOf(pdf, 0).filter(({ text, top }) => text.trim() !== '' && top < WINDOWS_END)
    expect(textOf(ink).replace(/\s/g, '')).toBe([...LETTER.sender, ...LETTER.recipient].join('').replace(/\s/g, ''))
  })

  it('leaves the windows blank for a vendor that stamps the addresses', async () => {
    const { pdf } = await printing.print({ ...LETTER, windows: 'left_blank' })
    expect(glyphsOf(pdf, 0).filter(({ text, top }) => text.trim() !== '' && top < WINDOWS_END)).toEqual([])
  })

  it('reads no text as markup', async () => {
    const evil =
      '#let x = 1 *bold* _it_ $x^2$ = Heading @ref <label> \\ `raw` // no comment [[ ]] {} "quoted" #panic("no") #read("/etc/passwd")'
    const { pdf } = await printing.print({ ...LETTER, paragraphs: [evil], enclosures: [evil], recipient: ['#panic("x")', '*A*'] })
    const text = textOf(glyphsOf(pdf, 0)).replace(/\s/g, '')
    expect(text.split(evil.replace(/\s/g, '')).length).toBe(3)
    expect(text).toContain('#panic("x")*A*')
  })

  it('runs over as many pages as the letter needs, and numbers them', async () => {
    const { pdf, pageCount } = await printing.print({
      ...LETTER,
      paragraphs: Array.from({ length: 60 }, (_unused, index) => `Paragraph ${index}. ${'Some more words of it. '.repeat(8)}`),
    })
    expect(pageCount).toBeGreaterThan(2)
    expect(textOf(glyphsOf(pdf, 1))).toContain(`Page 2 of ${pageCount}`)
  })

  it('marks a practice letter on every page, and no other', async () => {
    const practice = await printing.print({ ...LETTER, isPractice: true, pages: [await enclosed()] })
    expect(practice.pageCount).toBe(2)
    for (const page of [0, 1]) expect(textOf(glyphsOf(practice.pdf, page))).toContain('PRACTICE – NOT FOR MAILING')
    expect(textOf(glyphsOf((await printing.print(LETTER)).pdf, 0))).not.toContain('PRACTICE')
  })

  it('encloses a page under its caption', async () => {
    const { pdf, pageCount } = await printing.print({ ...LETTER, pages: [await enclosed()] })
    expect(pageCount).toBe(2)
    expect(textOf(glyphsOf(pdf, 1))).toContain('Enclosure: page 3 of my report')
  })

  it('circles the very place on the enclosed page', async () => {
    const { pdf } = await printing.print({ ...LETTER, pages: [await enclosed()] })
    const red = await redArea(pdf, 1)
    const [factor, left] = [6.5 / 8.5, 1]
    expect(red.left).toBeCloseTo(left + (65 / INCH) * factor, 1)
    expect(red.right).toBeCloseTo(left + (379 / INCH) * factor, 1)
    expect(red.bottom - red.top).toBeCloseTo((38 / INCH) * factor, 1)
  })

  it('refuses a damaged page without telling what the letter says', async () => {
    const page = { ...(await enclosed()), bytes: new Uint8Array([1, 2, 3]) }
    await expect(printing.print({ ...LETTER, pages: [page] })).rejects.toThrow(/enclosed page is damaged/)
    await expect(printing.print(LETTER)).resolves.toMatchObject({ pageCount: 1 })
  })

  it('gives the same bytes for the same letter', async () => {
    const [first, second] = [await printing.print(LETTER), await printing.print(LETTER)]
    expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true)
  })
})

describe('several letters in one PDF', () => {
  const printing = embeddedPrinting()
  it('are all their pages, one letter after the other, each with its own page numbers', async () => {
    const long = { ...LETTER, paragraphs: Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of the long letter.`) }
    const parts = [await printing.print(long), await printing.print({ ...LETTER, date: 'November 21, 2026' })]
    const joined = await printing.join(parts.map(({ pdf }) => pdf))
    const [first, second] = parts.map(({ pageCount }) => pageCount)
    expect([first, second]).toEqual([3, 1])
    const pages = [0, 1, 2, 3].map((page) => textOf(glyphsOf(joined, page)))
    expect(pages[0]).toMatch(/Paragraph 0 .*Page 1 of 3/)
    expect(pages[2]).toMatch(/Page 3 of 3/)
    expect(pages[3]).toMatch(/November 21, 2026.*Page 1 of 1/)
  })

  it('of one letter is that letter, byte for byte', async () => {
    const { pdf } = await printing.print(LETTER)
    expect(Buffer.from(await printing.join([pdf])).equals(Buffer.from(pdf))).toBe(true)
  })

  it('is refused where one is damaged', async () => {
    const { pdf } = await printing.print(LETTER)
    await expect(printing.join([pdf, new Uint8Array([1, 2, 3])])).rejects.toThrow(/could not be put into one PDF/)
  })
})

describe('a listing', () => {
  const printing = embeddedPrinting()
  it('has every text where it says, in letters of one width, whatever the text looks like', async () => {
    const text = '#strong[x] $1+1$ "a"  b -- c'
    const pdf = await printing.setListing([
      { texts: [] },
      {
        texts: [
          { x: 100, y: 200, text, isHeading: false },
          { x: 100, y: 211, text, isHeading: true },
        ],
      },
    ])
    const glyphs = glyphsOf(pdf, 1).filter((glyph) => /\S/.test(glyph.text))
    const line = glyphs.slice(0, glyphs.length / 2)
    expect(line.map((glyph) => glyph.text).join('')).toBe(text.replaceAll(' ', ''))
    for (const [index, sign] of [...text].entries()) {
      if (sign === ' ') continue
      const glyph = line[text.slice(0, index).replaceAll(' ', '').length]
      const middle = (((glyph?.left ?? 0) + (glyph?.right ?? 0)) / 2) * INCH
      expect(Math.abs(middle - (100 + (index + 0.5) * 8 * 0.602))).toBeLessThan(1)
      expect((glyph?.top ?? 0) * INCH).toBeGreaterThan(200)
      expect((glyph?.bottom ?? 0) * INCH).toBeLessThan(211)
    }
  })
})

describe('pictures as pages', () => {
  const printing = embeddedPrinting()
  /** A white page of 850 by 1100 dots with a red field from (170, 220) to (340, 440). */
  const page = (): ReturnType<typeof sharp> => {
    const white = { width: 850, height: 1100, channels: 3 as const, background: '#ffffff' }
    const red = { width: 170, height: 220, channels: 3 as const, background: '#c01818' }
    return sharp({ create: white }).composite([{ input: { create: red }, left: 170, top: 220 }])
  }
  it.each([
    ['a JPEG', () => page().jpeg().toBuffer()],
    ['a PNG', () => page().removeAlpha().png().toBuffer()],
    ['a PNG that can be seen through', () => page().ensureAlpha(0.99).png().toBuffer()],
    ['a PNG of few colours', () => page().png({ palette: true }).toBuffer()],
    ['a PNG in passes', () => page().png({ progressive: true }).toBuffer()],
    [
      'a photo that lies on its side',
      async () =>
        sharp(await page().png().toBuffer())
          .rotate(270)
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
    ],
  ])('%s fills its paper', async (_case, draw) => {
    const grey = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ffffff' } })
      .toColourspace('b-w')
      .png()
      .toBuffer()
    const picture = await draw()
    const pdf = await printing.setPictures([
      { picture: grey, width: 300, height: 400 },
      { picture, width: 612, height: 792 },
    ])
    const { left, right, top, bottom } = await redArea(pdf, 1)
    expect([left, right, top, bottom].map((inches) => Math.round(inches * 10) / 10)).toEqual([1.7, 3.4, 2.2, 4.4])
  })

  it('that are damaged are refused', async () => {
    const picture = new Uint8Array([0xff, 0xd8, 1, 2, 3])
    await expect(printing.setPictures([{ picture, width: 612, height: 792 }])).rejects.toThrow(/damaged or of another format/)
  })
})

/** Where a page is red, in inches from its top left. */
async function redArea(
  pdf: Uint8Array,
  pageIndex: number,
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const { pdfium: memory } = pdfium
  const [width, height] = [612, 792]
  const file = memory.wasmExports.malloc(pdf.length)
  heap().set(pdf, file)
  const document = pdfium.FPDF_LoadMemDocument(file, pdf.length, '')
  const page = pdfium.FPDF_LoadPage(document, pageIndex)
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const pixels = heap().slice(start, start + width * height * 4)
  const red = Array.from({ length: width * height }, (_, index) => index).filter(
    (index) => (pixels[index * 4 + 2] ?? 0) > 150 && (pixels[index * 4] ?? 0) < 110,
  )
  const [columns, rows] = [red.map((index) => index % width), red.map((index) => Math.floor(index / width))]
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(page)
  pdfium.FPDF_CloseDocument(document)
  memory.wasmExports.free(file)
  return {
    left: Math.min(...columns) / INCH,
    right: Math.max(...columns) / INCH,
    top: Math.min(...rows) / INCH,
    bottom: Math.max(...rows) / INCH,
  }
}
