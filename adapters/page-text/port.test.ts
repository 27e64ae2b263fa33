import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'
import type { DocumentText as EngineDocumentText } from '#engine/reading/page-text.ts'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedThreads } from '#adapters/threads/embedded.ts'
import { formStream, handMadePdf, manyPages, packedStream } from '#adapters/page-text/hand-made-pdf.ts'
import type { Box, DocumentText, PageTextPort, RefusalReason } from '#adapters/page-text/port.ts'

const plain = { password: null, digest: null }
const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
const countWords = new URL('./fixtures/count-words.ts', import.meta.url)

const write = (text: string, at = '72 720'): string => `BT /F1 12 Tf ${at} Td (${text}) Tj ET`
/** Made once: packing it takes seconds. */
let packed: Buffer | null = null
function bombPage(): Buffer {
  packed ??= packedStream(write('x'), 600, 1)
  return packed
}

const good = handMadePdf([{ content: write('Still reading') }])

async function documentOf(port: PageTextPort, file: Uint8Array, password: string | null = null): Promise<DocumentText> {
  const answer = await port.read(file, { password, digest: null })
  if (answer.kind !== 'text' || answer.document === null) throw new Error(`not read: ${JSON.stringify(answer)}`)
  return answer.document
}

const textOf = (document: DocumentText, page = 1): string =>
  (document.pages[page - 1]?.words ?? []).map((word) => word.text).join(' ')

async function linesOf(
  port: PageTextPort,
  content: string,
  page: { entries?: string; resources?: string } = {},
): Promise<DocumentText> {
  return documentOf(port, handMadePdf([{ content, ...page }]))
}

function boxOf(document: DocumentText, text: string, page = 1): Box {
  const word = document.pages[page - 1]?.words.find((candidate) => candidate.text === text)
  if (word === undefined) throw new Error(`no word ${text} in ${textOf(document, page)}`)
  return word.box
}

function expectNear(box: Box, wanted: Box, tolerance: number): void {
  for (const [index, value] of box.entries())
    expect(Math.abs(value - (wanted[index] ?? Number.NaN))).toBeLessThanOrEqual(tolerance)
}

async function printed(html: string): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    return await page.pdf({ format: 'Letter', printBackground: true })
  } finally {
    await browser.close()
  }
}

function typeset(source: string): Buffer {
  return Buffer.from(NodeCompiler.create().pdf({ mainFileContent: source }))
}

const account = (index: number): string =>
  `<tr><td>BANK OF OFFICE ${index}</td><td>$${(index * 379) % 99_999}.00</td><td>03/1${index % 10}/2021</td><td>Pays as agreed</td><td>4400${1000 + index}****</td></tr>`
const reportPage = (rows: number): string =>
  `<style>body{font:11px sans-serif}td{padding:6px;border:1px solid #ccc}</style><h1>Credit report</h1><table>${Array.from({ length: rows }, (_, index) => account(index)).join('')}</table>`

const PDFTOTEXT = '/usr/bin/pdftotext'

/** What poppler reads from the same file: every word with its left and right edge. */
async function popplerWords(file: Uint8Array): Promise<readonly { text: string; left: number; right: number; page: number }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'page-text-'))
  try {
    await writeFile(join(folder, 'file.pdf'), file)
    const xml = execFileSync(PDFTOTEXT, ['-bbox', join(folder, 'file.pdf'), '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return xml
      .split('<page ')
      .slice(1)
      .flatMap((page, index) =>
        [...page.matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="[\d.]+">([^<]*)</g)].map(
          ([, left, right, text]) => ({
            text: (text ?? '').replaceAll('&amp;', '&'),
            left: Number(left),
            right: Number(right),
            page: index + 1,
          }),
        ),
      )
  } catch (error) {
    throw new Error('poppler is needed for this test: apt-get install -y poppler-utils', { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function pageTextSuite(
  implementation: string,
  open: (limits?: { pages?: number; charactersPerPage?: number }) => PageTextPort,
): void {
  describe(`page text: ${implementation}`, () => {
    let port: PageTextPort
    beforeAll(() => {
      port = open()
    })
    afterAll(() => port.close())

    const refuses = async (file: Uint8Array, reason: RefusalReason, password: string | null = null): Promise<void> => {
      expect(await port.read(file, { password, digest: null })).toEqual({ kind: 'refused', reason })
      expect(textOf(await documentOf(port, good))).toBe('Still reading')
    }

    it('answers what the engine takes as a document', async () => {
      const document: EngineDocumentText = await documentOf(port, good)
      expect(document.pages[0]).toMatchObject({ number: 1, width: 612, height: 792, marks: [] })
      expect(document.producer).toBeNull()
    })

    it('puts each word in points from the top left', async () => {
      const box = boxOf(await linesOf(port, write('Balance')), 'Balance')
      // baseline at 72 points from the top; Helvetica's "Balance" is 4.058 em wide by its own metrics (667+556+222+556+556+500+556)
      expect(box[0]).toBeCloseTo(72, 0)
      expect(box[2]).toBeCloseTo((12 * 3613) / 1000, 0)
      expect(box[1]).toBeLessThan(72)
      expect(box[1] + box[3]).toBeGreaterThan(72)
      expect(box[3]).toBeGreaterThan(11)
      expect(box[3]).toBeLessThan(15)
    })

    it('parts words at spaces, lines and gaps that hold no space', async () => {
      const gap = 'BT /F1 12 Tf 72 700 Td [(Past) -400 (Due) -100 (s)] TJ ET'
      expect(
        textOf(
          await linesOf(port, `${write('High Balance')} ${gap} ${write('next')}`.replace('72 720 Td (next', '72 680 Td (next')),
        ),
      ).toBe('High Balance Past Dues next')
    })

    it('reads a heading that is spaced out, and keeps tight cells apart', async () => {
      const spaced = (text: string, y: number): string =>
        [...text].map((letter, index) => `1 0 0 1 ${72 + index * 11} ${y} Tm (${letter}) Tj`).join(' ')
      // Courier-like advance made of single letters: H and N are equally wide in Helvetica, so every gap is 2.3 points.
      const heading = `BT /F1 12 Tf ${spaced('HNHNH', 700)} ET`
      const cells = ['OK', '30', '60', 'OK'].map((cell, index) => write(cell, `${72 + index * 20} 600`)).join(' ')
      const digits = `BT /F1 12 Tf ${spaced('306090', 500)} ET`
      expect(textOf(await linesOf(port, `${heading} ${cells} ${digits}`))).toBe('HNHNH OK 30 60 OK 3 0 6 0 9 0')
    })

    it('does not join what stands in two columns', async () => {
      const two = `${write('$1,200', '72 600')} ${write('$3,400', '112 600')} ${write('$5', '72 580')}`
      expect(textOf(await linesOf(port, two))).toBe('$1,200 $3,400 $5')
    })

    it('drops what is printed twice to look bold, per word and per glyph', async () => {
      const twice = `${write('Charge', '72 600')} ${write('Charge', '72.3 600')} BT /F1 12 Tf 72 560 Td (b) Tj 0.3 0 Td (b) Tj 6.7 0 Td (u) Tj 0.3 0 Td (u) Tj ET`
      expect(textOf(await linesOf(port, twice))).toBe('Charge bu')
    })

    it('keeps double letters and repeated words', async () => {
      expect(textOf(await linesOf(port, write('ill will will 1100 OK OK')))).toBe('ill will will 1100 OK OK')
    })

    it('says \\uFFFD for a glyph that has no text, keeps private-use characters', async () => {
      const toUnicode =
        '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <e042> endbfchar endcmap end'
      const file = handMadePdf(
        [
          {
            content: 'BT /F2 12 Tf 72 700 Td (A) Tj ET BT /F3 12 Tf 72 650 Td <00050006> Tj ET',
            resources: '/Font << /F2 9000 0 R /F3 9002 0 R >>',
          },
        ],
        [
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 9001 0 R >>',
          Buffer.from(`<< /Length ${toUnicode.length} >>\nstream\n${toUnicode}\nendstream`),
          '<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [9003 0 R] >>',
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /FontDescriptor 9004 0 R >>',
          '<< /Type /FontDescriptor /FontName /Odd /Flags 4 /Ascent 800 /Descent -200 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /CapHeight 700 /StemV 80 >>',
        ],
      )
      expect(textOf(await documentOf(port, file))).toBe('\uE042 \uFFFD\uFFFD')
    })

    it('reads no hyphen that a file says of the letter behind it, and every hyphen that is drawn', async () => {
      const toUnicode =
        '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <64> <00ad0064> <2d> <00ad> endbfchar endcmap end'
      const file = handMadePdf(
        [{ content: 'BT /F2 12 Tf 72 700 Td (Updated Smith-Reed) Tj ET', resources: '/Font << /F2 9000 0 R >>' }],
        [
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 9001 0 R >>',
          Buffer.from(`<< /Length ${toUnicode.length} >>\nstream\n${toUnicode}\nendstream`),
        ],
      )
      expect(textOf(await documentOf(port, file))).toBe('Updated Smith-Reed')
    })

    it.each([
      [90, [792, 612]],
      [180, [612, 792]],
      [270, [792, 612]],
    ])('reports a page turned by %i degrees as it is displayed', async (turn, [width, height]) => {
      // Text drawn so that it stands upright on the displayed page, its baseline starting at (100, 200) from the top left.
      const matrix = { 90: '0 1 -1 0 200 100', 180: '-1 0 0 -1 512 200', 270: '0 -1 1 0 412 692' }[turn]
      const document = await linesOf(port, `BT /F1 12 Tf ${matrix} Tm (Past due) Tj ET`, { entries: `/Rotate ${turn}` })
      expect(document.pages[0]).toMatchObject({ width, height })
      expect(textOf(document)).toBe('Past due')
      const box = boxOf(document, 'Past')
      expect(box[0]).toBeCloseTo(100, 0)
      expect(box[1]).toBeGreaterThan(185)
      expect(box[1] + box[3]).toBeGreaterThan(200)
      expect(box[2]).toBeGreaterThan(box[3])
    })

    it('keeps the words of a line that runs up the page', async () => {
      expect(textOf(await linesOf(port, 'BT /F1 12 Tf 0 1 -1 0 300 300 Tm (Account status) Tj ET'))).toBe('Account status')
    })

    it('measures from the crop box and leaves out what it hides', async () => {
      const document = await linesOf(port, `${write('Shown', '150 600')} ${write('Hidden', '10 20')}`, {
        entries: '/CropBox [100 100 500 700]',
      })
      expect(textOf(document)).toBe('Shown')
      expect(document.pages[0]).toMatchObject({ width: 400, height: 600 })
      expect(boxOf(document, 'Shown')[0]).toBeCloseTo(50, 0)
      expect(boxOf(document, 'Shown')[1]).toBeGreaterThan(85)
      expect(boxOf(document, 'Shown')[1]).toBeLessThan(100)
    })

    it('reads what is printed, not what a scanning program laid unseen behind it', async () => {
      const unseen = 'BT 3 Tr /F1 12 Tf 72 600 Td (Guessed words) Tj ET'
      const file = handMadePdf(
        [
          { content: `BT /F1 12 Tf 72 700 Td (Printed words) Tj ET ${unseen}` },
          { content: unseen },
          { content: '/Fm Do', resources: '/XObject << /Fm 9000 0 R >>' },
        ],
        [formStream(unseen, '/BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>')],
      )
      const { pages } = await documentOf(port, file)
      expect(pages.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['Printed words', '', ''])
    })

    it('leaves out white text on bare paper, and keeps it on any ground on which it is seen', async () => {
      const black = write('Account', '72 720')
      const white = `1 1 1 rg ${write('Ghost', '72 600')}`
      const bar = '0.1 0.2 0.4 rg 60 590 300 24 re f'
      const gradient =
        '<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [72 0 130 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >> >>'
      const resources = '/Pattern << /P1 9000 0 R >> /ExtGState << /Clear << /ca 0 >> >>'
      const pages = {
        'bare paper': [`${black} ${white}`, 'Account'],
        'a white sheet': [`1 1 1 rg 0 0 612 792 re f 0 0 0 rg ${black} ${white}`, 'Account'],
        'see-through': [`${black} /Clear gs ${write('Ghost', '72 600')}`, 'Account'],
        'almost white': [`${black} 0.99 0.99 0.99 rg ${write('Ghost', '72 600')}`, 'Account'],
        'a bar drawn later than the white of the sheet': [`1 1 1 rg 0 0 612 792 re f ${bar} ${white}`, 'Ghost'],
        'a dark bar': [`${bar} ${white} 0 0 0 rg ${black}`, 'Ghost Account'],
        'a thick line': [`0.1 0.2 0.4 RG 40 w 60 600 m 360 600 l S ${white}`, 'Ghost'],
        'letters of another colour': [`1 0 0 rg BT /F1 90 Tf 60 580 Td (MMMM) Tj ET ${white}`, 'MMMM Ghost'],
        'an outline': [`2 w 0 0 0 RG 1 1 1 rg BT 2 Tr /F1 12 Tf 72 600 Td (Ghost) Tj ET`, 'Ghost'],
        'a pattern, which is no white': [`/Pattern cs /P1 scn ${write('Ghost', '72 600')}`, 'Ghost'],
        'a bar that does not reach it': [`0.1 0.2 0.4 rg 60 690 300 24 re f ${white}`, ''],
      } as const
      const file = handMadePdf(
        Object.values(pages).map(([content]) => ({ content, resources })),
        [gradient],
      )
      const document = await documentOf(port, file)
      const read = Object.keys(pages).map((name, index) => [name, textOf(document, index + 1)])
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(Object.entries(pages).map(([name, [, text]]) => [name, text])))
    })

    it.each(['', `1 1 1 rg ${write('Lost', '300 500')}`])(
      'leaves out what lies under a bar or is clipped away, and keeps what is seen beside it (%j, with white words PDFium reads)',
      async (more) => {
        const text = `0 g ${write('Account', '72 720')} ${write('Ghost', '72 600')}`
        const resources =
          '/ExtGState << /Pale << /ca 0.3 >> /Mixed << /BM /Multiply >> >> /XObject << /Photo 9000 0 R /Clear 9001 0 R /Page 9003 0 R >>'
        const pages = {
          'a photo': [`${text} q 300 0 0 24 60 590 cm /Photo Do Q`, 'Account'],
          'a photo drawn before': [`q 300 0 0 24 60 590 cm /Photo Do Q ${text}`, 'Account Ghost'],
          'a photo elsewhere': [`${text} q 300 0 0 24 60 400 cm /Photo Do Q`, 'Account Ghost'],
          'a photo seen through': [`${text} /Pale gs q 300 0 0 24 60 590 cm /Photo Do Q`, 'Account Ghost'],
          'a photo with a mask of which all is clear': [`${text} q 300 0 0 24 60 590 cm /Clear Do Q`, 'Account Ghost'],
          'a photo in a form': ['/Page Do', 'Account'],
          'a white bar': [`${text} 1 g 60 590 300 24 re f`, 'Account'],
          'a black bar': [`${text} 0 g 60 590 300 24 re f`, 'Account'],
          'a bar drawn before': [`0.9 g 60 590 300 24 re f ${text}`, 'Account Ghost'],
          'a pale bar': [`${text} /Pale gs 1 0 0 rg 60 590 300 24 re f`, 'Account Ghost'],
          'a bar that is mixed with what is below it': [`${text} /Mixed gs 1 1 0 rg 60 590 300 24 re f`, 'Account Ghost'],
          'a bar elsewhere': [`${text} 1 g 60 400 300 24 re f`, 'Account Ghost'],
          'outside of what may be drawn on': [
            `0 g ${write('Account', '72 720')} q 0 0 50 50 re W n ${write('Ghost', '72 600')} Q`,
            'Account',
          ],
          'within what may be drawn on': [
            `0 g ${write('Account', '72 720')} q 60 590 300 24 re W n ${write('Ghost', '72 600')} Q`,
            'Account Ghost',
          ],
        } as const
        const image = (entries: string, hex: string): string =>
          `<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /Filter /ASCIIHexDecode ${entries} /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`
        const photo = 'ff0000a0ffa00000ff808080'
        const file = handMadePdf(
          Object.values(pages).map(([content]) => ({ content: `${content} ${more}`, resources })),
          [
            image('/ColorSpace /DeviceRGB', photo),
            image('/ColorSpace /DeviceRGB /SMask 9002 0 R', photo),
            image('/ColorSpace /DeviceGray', '00000000'),
            formStream(
              `${text} q 300 0 0 24 60 590 cm /Photo Do Q`,
              '/BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> /XObject << /Photo 9000 0 R >> >>',
            ),
          ],
        )
        const document = await documentOf(port, file)
        const read = Object.keys(pages).map((name, index) => [name, textOf(document, index + 1)])
        expect(Object.fromEntries(read)).toEqual(
          Object.fromEntries(Object.entries(pages).map(([name, [, seen]]) => [name, seen])),
        )
      },
    )

    it('sees a drawn tick as a mark, also inside forms, and neither rules nor invisible paths', async () => {
      const tick = '0 0 m 4 -4 l 12 8 l S'
      const content = `q 1 0 0 1 100 700 cm ${tick} Q 72 500 m 540 500 l S 300 300 10 10 re n q 2 0 0 2 200 400 cm /Fm Do Q`
      const file = handMadePdf(
        [{ content, resources: '/XObject << /Fm 9000 0 R >>' }],
        [formStream('1 0 0 1 5 5 cm 0 0 8 8 re f', '/BBox [0 0 100 100] /Matrix [1 0 0 1 10 0]')],
      )
      const marks = (await documentOf(port, file)).pages[0]?.marks ?? []
      expect(marks).toHaveLength(2)
      expectNear(marks[0] ?? [0, 0, 0, 0], [100, 84, 12, 12], 3)
      expectNear(marks[1] ?? [0, 0, 0, 0], [230, 792 - 426, 16, 16], 0.1)
    })

    it('puts a ligature of a page that lies on another page where it is drawn', async () => {
      const own = 'BT /F1 12 Tf 72 700 Td (Charge O) Tj /Span << /ActualText (ff) >> BDC (ff) Tj EMC ( Amount) Tj ET'
      const file = handMadePdf(
        [{ content: 'q 0.5 0 0 0.5 300 100 cm /Fm Do Q', resources: '/XObject << /Fm 9000 0 R >>' }],
        [formStream(own, '/BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>')],
      )
      const document = await documentOf(port, file)
      expect(textOf(document)).toBe('Charge Off Amount')
      expect(boxOf(document, 'Off')[1]).toBeCloseTo(boxOf(document, 'Charge')[1], 0)
    })

    it.each([
      ['clockwise', '/Rotate 90', ''],
      ['the other way', '/Rotate 270', ''],
      ['by what it draws', '/MediaBox [0 0 792 612]', '0 -1 1 0 0 612 cm '],
    ])('reads a page on its side whole, turned %s, and places its words as displayed', async (_, entries, turn) => {
      const lines = Array.from(
        { length: 6 },
        (_line, index) =>
          `BT /F1 10 Tf 72 ${700 - index * 14} Td [(Date of Last Pa) 90 (yment)] TJ 200 0 Td (Scheduled Payment Amount) Tj ET`,
      )
      const document = await linesOf(port, `${turn}${lines.join(' ')}`, { entries })
      const [page] = document.pages
      expect(page).toMatchObject({ width: 792, height: 612 })
      expect(
        page?.words
          .slice(0, 7)
          .map(({ text }) => text)
          .join(' '),
      ).toBe('Date of Last Payment Scheduled Payment Amount')
      const [x, y, width, height] = boxOf(document, 'Scheduled')
      expect(height).toBeGreaterThan(width * 2)
      const down = entries === '/Rotate 270' ? 612 - y - height : y
      const across = entries === '/Rotate 270' ? x : 792 - x - width
      expect(down).toBeCloseTo(272, 0)
      expect(Math.abs(across - 84)).toBeLessThan(6)
    })

    it('reads what a typesetter writes, ligatures and hyphens included', async () => {
      const document = await documentOf(
        port,
        typeset(
          "#set page(width: 300pt, height: 300pt)\n#set text(size: 10pt)\nOffice of final affidavits fiftyfive.\n\n#place(top + left, dx: 50pt, dy: 100pt)[Charge-off]\n#place(top + left, dx: 50pt, dy: 150pt, image(bytes(\"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 4 L4 8 L8 0' stroke='black' fill='none'/></svg>\")))",
        ),
      )
      expect(textOf(document)).toBe('Office of final affidavits fiftyfive. Charge-off')
      // Typst's margin is 2.5/21 of the shorter side.
      expect(boxOf(document, 'Charge-off')[0]).toBeCloseTo(50 + (300 * 2.5) / 21, 0)
      expect(document.pages[0]?.marks.length).toBeGreaterThan(0)
      expect(document.producer).toBeNull()
    })

    it('reads the outline and the filling of a word once, and hyphens at the end of a line', async () => {
      const file = await printed(
        '<p style="-webkit-text-stroke: .4px">Outlined word</p><p style="width: 60px">extra&shy;ordinarily charge&shy;off</p><p>H<sub>2</sub>O 1<sup>st</sup></p>',
      )
      expect(textOf(await documentOf(port, file))).toBe('Outlined word extra- ordinarily charge- off H2O 1st')
    })

    it('reads a browser print like poppler does', async () => {
      const file = await printed(reportPage(60))
      const document = await documentOf(port, file)
      const theirs = await popplerWords(file)
      const ours = document.pages.flatMap((page) =>
        page.words.map((word) => ({ text: word.text, left: word.box[0], right: word.box[0] + word.box[2], page: page.number })),
      )
      expect(ours.length).toBeGreaterThan(500)
      expect(ours.map((word) => `${word.page} ${word.text}`)).toEqual(theirs.map((word) => `${word.page} ${word.text}`))
      for (const [index, word] of ours.entries()) {
        expect(Math.abs(word.left - (theirs[index]?.left ?? Number.NaN))).toBeLessThan(0.5)
        expect(Math.abs(word.right - (theirs[index]?.right ?? Number.NaN))).toBeLessThan(0.5)
      }
      expect(document.producer).toContain('Skia')
    })

    it('runs a digest where the words are and answers only that', async () => {
      const digest = { module: countWords, input: { any: 1 } }
      expect(await port.read(good, { password: null, digest })).toEqual({
        kind: 'text',
        document: null,
        digest: { input: { any: 1 }, words: 2 },
      })
    })

    it('passes on the error of a digest, and goes on', async () => {
      await expect(port.read(good, { password: null, digest: { module: countWords, input: 'throw' } })).rejects.toThrow(
        'on purpose',
      )
      expect(textOf(await documentOf(port, good))).toBe('Still reading')
    })

    it.each(['locked-aes256.pdf', 'locked-rc4-128.pdf'])('opens %s with its password only', async (name) => {
      await refuses(fixture(name), 'needs_password')
      await refuses(fixture(name), 'wrong_password', 'not-it')
      expect(textOf(await documentOf(port, fixture(name), 'secret-user'))).toBe('Locked until opened')
    })

    it('opens a file that is only locked against change', async () => {
      expect(textOf(await documentOf(port, fixture('owner-locked.pdf')))).toBe('Locked until opened')
    })

    it('refuses what is no PDF', async () => {
      await refuses(Buffer.from('<html><body>%PDF-1.7 report.pdf</body></html>'), 'not_a_pdf')
      await refuses(Buffer.alloc(0), 'not_a_pdf')
      await refuses(Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...good]), 'not_a_pdf')
    })

    it('refuses a broken file and every cut of a whole one', async () => {
      await refuses(Buffer.from('%PDF-1.7\nnothing of use\n%%EOF'), 'damaged')
      const file = handMadePdf(
        Array.from({ length: 5 }, (_, index) => ({ content: write(`Page ${index} ${'entry '.repeat(400)}`) })),
      )
      for (const part of [0.1, 0.5, 0.9, 0.97]) {
        expect(await port.read(file.subarray(0, Math.floor(file.length * part)), plain)).toEqual({
          kind: 'refused',
          reason: 'damaged',
        })
      }
    })

    it('refuses too many pages and too many characters', async () => {
      await refuses(manyPages(100_000), 'too_many_pages')
      await refuses(handMadePdf([{ content: `BT /F1 1 Tf ${'(aaaaaaaaaaaaaaaaaaaa) Tj '.repeat(3100)} ET` }]), 'too_much_text')
      const narrow = open({ pages: 1 })
      expect(await narrow.read(handMadePdf([{ content: '' }, { content: '' }]), plain)).toEqual({
        kind: 'refused',
        reason: 'too_many_pages',
      })
      await narrow.close()
    })

    if (isWholeCorpus)
      it('survives bombs within the limit, with the event loop free', async () => {
        const forms = Array.from({ length: 12 }, (_, depth) =>
          formStream('/F Do '.repeat(10), `/BBox [0 0 9 9] /Resources << /XObject << /F ${9001 + depth} 0 R >> >>`),
        )
        const bombs = sampleOf(
          [
            handMadePdf([{ content: bombPage() }]),
            handMadePdf([{ content: packedStream(write('x'), 600, 2) }]),
            handMadePdf([{ content: 'BT /F1 1 Tf 9 9 Td '.concat('(a) Tj 1 0 Td '.repeat(2_000_000)) }]),
            handMadePdf(
              [{ content: '/F Do', resources: '/XObject << /F 9000 0 R >>' }],
              [...forms, formStream(write('x'), '/BBox [0 0 9 9]')],
            ),
          ],
          1,
        )
        for (const bomb of bombs) {
          let ticks = 0
          const timer = setInterval(() => {
            ticks += 1
          }, 20)
          const begun = performance.now()
          const answer = await port.read(bomb, { ...plain, timeoutMs: 2500 })
          clearInterval(timer)
          const took = performance.now() - begun
          expect(answer.kind).toBe('refused')
          if (answer.kind === 'refused') expect(['too_long', 'too_much_text', 'damaged']).toContain(answer.reason)
          // A busy machine takes most of them, and one that is held up has none.
          if (took > 2000) expect(ticks).toBeGreaterThan(5)
          expect(textOf(await documentOf(port, good))).toBe('Still reading')
        }
      })

    if (isWholeCorpus)
      it('stops at the time limit inside the library', async () => {
        const bomb = handMadePdf([{ content: bombPage() }])
        expect(await port.read(bomb, { ...plain, timeoutMs: 400 })).toEqual({ kind: 'refused', reason: 'too_long' })
        expect(textOf(await documentOf(port, good))).toBe('Still reading')
      })

    it('stops at the time limit, even in an endless digest', async () => {
      const answer = await port.read(good, { password: null, timeoutMs: 600, digest: { module: countWords, input: 'spin' } })
      expect(answer).toEqual({ kind: 'refused', reason: 'too_long' })
      expect(textOf(await documentOf(port, good))).toBe('Still reading')
    })

    it('stops when the caller wishes', async () => {
      const wish = new AbortController()
      const reading = port.read(good, { password: null, signal: wish.signal, digest: { module: countWords, input: 'spin' } })
      setTimeout(() => wish.abort(new Error('the visitor left')), 300)
      await expect(reading).rejects.toThrow('the visitor left')
      expect(textOf(await documentOf(port, good))).toBe('Still reading')
    })

    it('does not count the wait behind another file', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => port.read(good, { ...plain, timeoutMs: 3000 })))
      expect(answers.every((answer) => answer.kind === 'text')).toBe(true)
    })

    it('counts pages and draws them', async () => {
      const file = handMadePdf([{ content: '1 0 0 rg 0 692 100 100 re f' }, { content: '' }])
      expect(await port.pageCount(file, { password: null })).toEqual({ kind: 'pages', count: 2 })
      const answer = await port.renderPage(file, { password: null, page: 1, dpi: 72, colour: true })
      if (answer.kind !== 'image') throw new Error(answer.reason)
      expect(answer).toMatchObject({ width: 612, height: 792 })
      const { data, info } = await sharp(answer.png).raw().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 612, height: 792, channels: 3 })
      expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
      expect([...data.subarray(-3)]).toEqual([255, 255, 255])
      const grey = await port.renderPage(file, { password: null, page: 1, dpi: 144, colour: false })
      if (grey.kind !== 'image') throw new Error(grey.reason)
      expect(await sharp(grey.png).metadata()).toMatchObject({ width: 1224, height: 1584, channels: 1 })
      expect(await port.renderPage(file, { password: null, page: 3, dpi: 72, colour: false })).toEqual({
        kind: 'refused',
        reason: 'no_such_page',
      })
    })

    it('takes one page out, without the password', async () => {
      const answer = await port.extractPage(fixture('locked-aes256.pdf'), { password: 'secret-user', page: 2 })
      if (answer.kind !== 'pdf') throw new Error(answer.reason)
      expect(textOf(await documentOf(port, answer.pdf))).toBe('Second page')
      expect(await port.pageCount(answer.pdf, { password: null })).toEqual({ kind: 'pages', count: 1 })
      expect(await port.extractPage(good, { password: null, page: 0 })).toEqual({ kind: 'refused', reason: 'no_such_page' })
    })

    it.each(['locked-aes256.pdf', 'locked-rc4-128.pdf'])('takes the password off %s', async (name) => {
      const answer = await port.unlock(fixture(name), { password: 'secret-user' })
      if (answer.kind !== 'pdf') throw new Error(answer.reason)
      const document = await documentOf(port, answer.pdf)
      expect([textOf(document, 1), textOf(document, 2)]).toEqual(['Locked until opened', 'Second page'])
      expect(await port.unlock(fixture(name), { password: null })).toEqual({ kind: 'refused', reason: 'needs_password' })
      expect(await port.unlock(fixture(name), { password: 'not-it' })).toEqual({ kind: 'refused', reason: 'wrong_password' })
    })

    it('leaves a file without a password as it is', async () => {
      const answer = await port.unlock(good, { password: 'needless' })
      if (answer.kind !== 'pdf') throw new Error(answer.reason)
      expect(Buffer.compare(Buffer.from(answer.pdf), good)).toBe(0)
    })

    it('tells what bytes are', async () => {
      const kinds = await Promise.all(
        [
          good,
          Buffer.concat([Buffer.from('junk\n'), good]),
          await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
          await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer(),
          Buffer.from('\uFEFF<!-- saved from url=(0020)https://example.org -->\n<!DOCTYPE html><html></html>'),
          Buffer.from('<?xml version="1.0"?><CreditReport/>'),
          Buffer.from('  {"a": [1]}'),
          Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
          Buffer.from('{not json'),
          Buffer.alloc(0),
        ].map((file) => port.sniff(file)),
      )
      expect(kinds).toEqual(['pdf', 'pdf', 'png', 'jpeg', 'html', 'xml', 'json', 'zip', 'unknown', 'unknown'])
    })
  })
}

pageTextSuite('embedded', (limits) => embeddedPageText({ threads: 1, ...(limits === undefined ? {} : { limits }) }))

describe('a file that somebody waits for', () => {
  it('does not wait for files that are read in the background', async () => {
    const threads = embeddedThreads()
    const port = embeddedPageText({ ...threads, threads: 1 })
    const leaving = new AbortController()
    const digest = { module: new URL('./fixtures/count-words.ts', import.meta.url), input: 'spin' }
    const behind = threads.inTurnOf({ member: 'a', isBehindCalls: true }, () =>
      port.read(good, { password: null, digest, signal: leaving.signal, timeoutMs: 60_000 }),
    )
    expect(await port.read(good, { password: null, digest: null })).toMatchObject({ kind: 'text' })
    leaving.abort(new Error('seen'))
    await expect(behind).rejects.toThrow('seen')
    await threads.close()
  })
})
