import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { formStream, handMadePdf, type HandMadePage } from '#adapters/page-text/hand-made-pdf.ts'
import { openDocument } from '#adapters/page-text/pdf-document.ts'
import { type Pdfium, startPdfium } from '#adapters/page-text/pdfium.ts'
import { openPlain } from '#adapters/page-text/plain/read-plain.ts'
import type { PageText } from '#adapters/page-text/port.ts'
import { readDocument } from '#adapters/page-text/read-document.ts'

const LIMITS = { pages: 200, charactersPerPage: 5000, memory: 256 * 1024 * 1024 }

let pdfium: Pdfium
beforeAll(async () => {
  pdfium = await startPdfium(LIMITS.memory)
})

function byPdfium(file: Uint8Array): PageText {
  const document = openDocument(pdfium, file, null)
  if (typeof document === 'string') throw new Error(document)
  const text = readDocument(pdfium, document, { limits: LIMITS })
  document.close()
  const page = typeof text === 'string' ? undefined : text.pages[0]
  if (!page) throw new Error('PDFium reads the page')
  return page
}

/** Why the first page is not plain; null where it is. */
function whyLeft(file: Uint8Array): string | null {
  let why: string | null = null
  const note = (said: string): void => {
    why ??= said
  }
  openPlain(file, note)?.page(1, LIMITS.charactersPerPage)
  return why
}

interface Case extends HandMadePage {
  readonly extra?: readonly (string | Buffer)[]
}

const fileOf = ({ extra = [], ...page }: Case): Uint8Array => new Uint8Array(handMadePdf([page], extra))
const f1 = (operators: string): string => `BT /F1 12 Tf ${operators} ET`

/** A font of two-byte codes, 9000 to 9003: `A` to `D` are 1 to 4, the ligature fi is 5. */
const COMPOSITE = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [9001 0 R] /ToUnicode 9003 0 R >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 9002 0 R /DW 500 /W [1 [600 610] 3 4 700] >>',
  '<< /Type /FontDescriptor /FontName /Made /Flags 4 /FontBBox [0 -200 1000 900] /Ascent 900 /Descent -200 /CapHeight 700 /ItalicAngle 0 /StemV 80 >>',
]
const toUnicode = (body: string): Buffer => Buffer.from(`<< /Length ${body.length} >>\nstream\n${body}\nendstream`, 'latin1')
const MAP = toUnicode(
  '/CIDInit /ProcSet findresource begin begincmap << /Registry (Adobe) >> def 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0001> <0004> <0041> endbfrange 1 beginbfchar <0005> <00660069> endbfchar endcmap end',
)
const composite = (operators: string): Case => ({
  content: `BT /F2 12 Tf ${operators} ET`,
  fonts: '/F2 9000 0 R',
  extra: [...COMPOSITE, MAP],
})

const PLAIN: readonly (readonly [string, Case])[] = [
  ['one string', { content: f1('72 720 Td (Hello, World) Tj') }],
  ['escapes, octal and nested parentheses', { content: f1('72 720 Td (a\\(b\\) \\101\\102 \\\\ (nested) \\0534) Tj') }],
  ['a string over several lines', { content: f1('72 720 Td (one \\\ntwo) Tj') }],
  ['a string in hexadecimal, odd digits', { content: f1('72 720 Td <48 656C6C6F 2> Tj') }],
  ['shifts that are kerning', { content: f1('72 720 Td [(A) 120 (W) 95 (ay)] TJ') }],
  ['shifts that are spaces', { content: f1('72 720 Td [(Date) -600 (Opened) -250 (12)] TJ') }],
  ['shifts before the first and behind the last string', { content: f1('72 720 Td [-900 (one) -900] TJ (two) Tj') }],
  ['letters spaced out', { content: f1('3 Tc 72 720 Td (ACCOUNT) Tj') }],
  ['two letters spaced out', { content: f1('5 Tc 72 720 Td (OK) Tj') }],
  ['letters pressed together', { content: f1('-1 Tc 72 720 Td (pressed together) Tj') }],
  ['words spaced out', { content: f1('10 Tw 72 720 Td (one two) Tj') }],
  ['wide letters', { content: f1('150 Tz 72 720 Td (wide) Tj (r) Tj') }],
  ['lines by leading', { content: f1('14 TL 72 720 Td (one) Tj T* (two) Tj (three) \' 2 1 (four five) "') }],
  ['lines by TD', { content: f1('72 720 Td (one) Tj 0 -14 TD (two) Tj T* (three) Tj') }],
  ['a raised figure', { content: f1('72 720 Td (note) Tj 5 Ts /F1 7 Tf (1) Tj 0 Ts') }],
  [
    'a scaled and moved page',
    { content: `q 0.5 0 0 0.5 30 300 cm ${f1('72 720 Td (small) Tj')} Q ${f1('72 100 Td (large) Tj')}` },
  ],
  ['a page drawn head down, twice over', { content: `q 1 0 0 -1 0 792 cm ${f1('1 0 0 -1 72 72 Tm (flipped) Tj')} Q` }],
  ['a table drawn column by column', { content: f1('1 0 0 1 200 700 Tm (right) Tj 1 0 0 1 72 700 Tm (left) Tj') }],
  ['cells that nearly touch', { content: f1('1 0 0 1 72 700 Tm (30) Tj 1 0 0 1 87 700 Tm (60) Tj') }],
  ['a word in pieces', { content: f1('72 700 Td (Equi) Tj (fax) Tj') }],
  ['a bold made by printing twice', { content: `${f1('72 700 Td (Bold) Tj')} ${f1('72.3 700 Td (Bold) Tj')}` }],
  ['a hyphen at the end of a line', { content: f1('72 720 Td (exam-) Tj 0 -14 Td (ple) Tj') }],
  ['typographic signs', { content: f1('72 720 Td (\\223quoted\\224 \\226 it\\222s \\225 \\200 \\251 \\351) Tj') }],
  ['words outside the crop box', { content: f1('72 720 Td (in) Tj 300 0 Td (out) Tj'), entries: '/CropBox [0 0 300 792]' }],
  ['words cut by the crop box', { content: f1('280 720 Td (1,234.00) Tj'), entries: '/CropBox [0 0 300 792]' }],
  ['white letters on a dark bar', { content: `0.2 g 60 700 200 30 re f 1 g ${f1('72 710 Td (Heading) Tj')}` }],
  [
    'small drawings',
    { content: '0 g 72 700 8 8 re f 2 w 100 700 m 104 696 l 112 708 l S 200 700 m 210 710 220 690 230 700 c h B' },
  ],
  [
    'a large drawing and one without lines',
    { content: `0 g 72 100 300 300 re f 10 10 m S 72 700 8 8 re n ${f1('72 720 Td (beside) Tj')}` },
  ],
  ['marked content', { content: `/P << /MCID 0 >> BDC ${f1('72 720 Td (marked) Tj')} EMC /Artifact BMC EMC` }],
  ['comments', { content: `% a comment\n${f1('72 720 Td % here (too)\n(text) Tj')}` }],
  ['two-byte codes', composite('72 720 Td <00010002> Tj [<0003> -300 <0004>] TJ')],
  ['a ligature', composite('72 720 Td <000100050002> Tj')],
  [
    'a ligature that the page names itself',
    composite('72 720 Td <0001> Tj /Span << /ActualText (fi) >> BDC <0004> Tj EMC <0002> Tj'),
  ],
  [
    'a colour of a profile',
    { content: `/Cs cs 0 scn ${f1('72 720 Td (grey) Tj')}`, resources: '/ColorSpace << /Cs /CalGray >>' },
  ],
]

const LEFT: readonly (readonly [string, string, Case])[] = [
  ['turned text', 'upright', { content: f1('0 1 -1 0 72 700 Tm (up) Tj') }],
  ['slanted text', 'upright', { content: f1('1 0 0.3 1 72 700 Tm (slanted) Tj') }],
  ['text that is not drawn', 'hidden', { content: f1('3 Tr 72 700 Td (hidden) Tj') }],
  ['white on white', 'white on white', { content: `1 1 1 rg ${f1('72 700 Td (white) Tj')}` }],
  ['white beside a dark bar', 'white on white', { content: `0 g 300 700 50 20 re f 1 g ${f1('72 700 Td (white) Tj')}` }],
  ['white in cyan, magenta, yellow and black', 'white on white', { content: `0 0 0 0 k ${f1('72 700 Td (white) Tj')}` }],
  ['a colour that cannot be told', 'colour', { content: `/Pattern cs /P1 scn ${f1('72 700 Td (pattern) Tj')}` }],
  [
    'text seen through',
    'hidden',
    { content: `/G0 gs ${f1('72 700 Td (ghost) Tj')}`, resources: '/ExtGState << /G0 << /ca 0 >> >>' },
  ],
  ['a part that can be switched off', 'switched off', { content: `/OC /x BDC ${f1('72 700 Td (x) Tj')} EMC` }],
  ['words instead of others', 'other words', composite('72 720 Td /Span << /ActualText (no) >> BDC <00010002> Tj EMC')],
  [
    'a part that leaves something open',
    'leaves something open',
    { content: '/Fm Do', resources: '/XObject << /Fm 9000 0 R >>', extra: [formStream('q', '/BBox [0 0 9 9]')] },
  ],
  [
    'a part that draws itself',
    'too deep',
    { content: '/Fm Do', resources: '/XObject << /Fm 9000 0 R >>', extra: [formStream('/Fm Do', '/BBox [0 0 9 9]')] },
  ],
  [
    'parts without end',
    'too many parts',
    {
      content: '/A Do '.repeat(400),
      resources: '/XObject << /A 9000 0 R /B 9001 0 R >>',
      extra: [formStream('/B Do '.repeat(400), '/BBox [0 0 9 9]'), formStream('0 g', '/BBox [0 0 9 9]')],
    },
  ],
  ['a picture within the page', 'not known', { content: 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI' }],
  ['an operator of no kind', 'not known', { content: `${f1('72 700 Td (x) Tj')} zz` }],
  ['an operator with too few operands', 'other operands', { content: f1('72 Td (x) Tj') }],
  ['a state that was not kept', 'not kept', { content: `Q ${f1('72 700 Td (x) Tj')}` }],
  ['a font that is not there', 'does not have', { content: 'BT /F9 12 Tf 72 700 Td (x) Tj ET' }],
  ['a code that says nothing', 'says nothing', composite('72 720 Td <0009> Tj')],
  ['a turned page', 'turned', { content: f1('72 700 Td (x) Tj'), entries: '/Rotate 90' }],
  ['a scaled page', 'scaled', { content: f1('72 700 Td (x) Tj'), entries: '/UserUnit 2' }],
  [
    'letters that run from right to left',
    'right to left',
    {
      ...composite('72 720 Td <0001> Tj'),
      extra: [...COMPOSITE, toUnicode('1 beginbfchar <0001> <05D0> endbfchar')],
    },
  ],
  [
    'a font lower than its letters',
    'lower',
    {
      ...composite('72 720 Td <0001> Tj'),
      extra: [...COMPOSITE.slice(0, 2), (COMPOSITE[2] ?? '').replace('-200 1000 900', '0 500 600'), MAP],
    },
  ],
  ['more letters than allowed', 'too many letters', { content: f1(`72 700 Td (${'x'.repeat(5001)}) Tj`) }],
]

describe('reading a page without PDFium', () => {
  it.each(PLAIN)('reads %s as PDFium does', (_, page) => {
    const file = fileOf(page)
    const ours = openPlain(file)?.page(1, LIMITS.charactersPerPage)
    const theirs = byPdfium(file)
    expect(whyLeft(file)).toBe(null)
    expect(ours?.words.map(({ text }) => text)).toEqual(theirs.words.map(({ text }) => text))
    expect(theirs.words.length + theirs.marks.length).toBeGreaterThan(0)
    for (const [index, { box }] of theirs.words.entries())
      for (const side of [0, 1, 2, 3] as const) expect(ours?.words[index]?.box[side]).toBeCloseTo(box[side], 0)
    expect(ours?.marks.length).toBe(theirs.marks.length)
    for (const [index, box] of theirs.marks.entries())
      for (const side of [0, 1, 2, 3] as const) expect(Math.abs((ours?.marks[index]?.[side] ?? 0) - box[side])).toBeLessThan(1)
  })

  it.each(LEFT)('leaves %s to PDFium', (_, why, page) => {
    expect(whyLeft(fileOf(page))).toContain(why)
  })

  const UNNAMED = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d])
  const STANDARD = ['Helvetica', 'Times', 'Courier'].flatMap((family) =>
    family === 'Times'
      ? ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic']
      : [family, ...['Bold', 'Oblique', 'BoldOblique'].map((style) => `${family}-${style}`)],
  )
  it.each(STANDARD)('knows the letters of %s as PDFium does', (name) => {
    const codes = Array.from({ length: 224 }, (_, index) => index + 32).filter((code) => !UNNAMED.has(code))
    const cell = (code: number, index: number): string =>
      `BT /F2 12 Tf ${20 + (index % 16) * 36} ${740 - Math.floor(index / 16) * 20} Td <${code.toString(16)}2e> Tj ET`
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
    const file = fileOf({ content: codes.map(cell).join('\n'), fonts: '/F2 9000 0 R', extra: [font] })
    const ours = openPlain(file)?.page(1, LIMITS.charactersPerPage)?.words ?? []
    const theirs = byPdfium(file).words
    expect(ours.map(({ text }) => text)).toEqual(theirs.map(({ text }) => text))
    const ends = (words: PageText['words']): number[] => words.map(({ box }) => box[0] + box[2])
    // A full stop ends within its width; the letter before it tells its own width by where that is.
    for (const [index, end] of ends(theirs).entries()) expect(Math.abs((ends(ours)[index] ?? 0) - end)).toBeLessThan(0.1)
    const [mine, its] = [ours.find(({ text }) => text === 'A.'), theirs.find(({ text }) => text === 'A.')]
    for (const side of [1, 3] as const) expect(mine?.box[side]).toBeCloseTo(its?.box[side] ?? 0, 1)
  })

  it('reads pages one by one: one that is not plain spoils no other', () => {
    const file = handMadePdf([
      { content: f1('72 700 Td (first) Tj') },
      { content: f1('0 1 -1 0 72 700 Tm (turned) Tj') },
      { content: f1('72 700 Td (third) Tj') },
    ])
    const plain = openPlain(new Uint8Array(file))
    expect(plain?.pageCount).toBe(3)
    expect([1, 2, 3].map((number) => plain?.page(number, 100)?.words[0]?.text)).toEqual(['first', undefined, 'third'])
    expect(plain?.page(4, 100)).toBe(null)
  })

  it('reads what is packed, and leaves what unpacks without end', () => {
    const pack = (content: Buffer): Buffer => {
      const body = deflateSync(content)
      return Buffer.concat([
        Buffer.from(`<< /Filter /FlateDecode /Length ${body.length} >>\nstream\n`),
        body,
        Buffer.from('\nendstream'),
      ])
    }
    expect(whyLeft(fileOf({ content: pack(Buffer.from(f1('72 700 Td (packed) Tj'))) }))).toBe(null)
    expect(whyLeft(fileOf({ content: pack(Buffer.alloc(20 * 1024 * 1024, 0x20)) }))).toContain('cannot be unpacked')
  })
})

describe('something white over what was drawn before', () => {
  const text = f1('72 700 Td (Opened) Tj 100 0 Td (05/03/2021) Tj')
  const over = '1 g 210 690 40 30 re f'

  it.each([
    ['marks the words that it lies over', `${text} ${over}`, ['05/03/2021']],
    ['marks none where it hides next to nothing of a letter', `${text} 1 g 231 690 40 30 re f`, []],
    ['marks none where it lies elsewhere', `${text} 1 g 210 600 40 30 re f`, []],
    ['marks none that are drawn on it', `${over} 0 g ${text}`, []],
    ['marks none where only what is clipped away of it lies over them', `${text} q 0 0 100 100 re W n ${over} Q`, []],
    ['marks them again where the clip has ended', `${text} q 0 0 100 100 re W n Q ${over}`, ['05/03/2021']],
    ['marks what of a word lies beyond the bounds in force', `q 60 690 145 30 re W n ${text} Q`, ['05/03/2021']],
    ['marks a word that reaches a little over a frame', `q 60 690 171 30 re W n ${text} Q`, ['05/03/2021']],
    [
      'keeps a letter that reaches a little over a frame',
      `q 60 690 20.5 30 re W n ${f1('72 700 Td (O) Tj')} Q ${f1('80.6 700 Td (pened) Tj 100 0 Td (05/03/2021) Tj')}`,
      ['Opened'],
    ],
    [
      'marks a word that ends in the white before the next letter of its line',
      `q 60 697 172.5 14 re W n ${text} Q`,
      ['05/03/2021'],
    ],
    ['marks none so near the edge of a frame of several lines', `q 60 690 172.5 30 re W n ${text} Q`, []],
    ['marks none that is set at the right edge of its frame', `q 60 697 172 14 re W n ${text} Q`, []],
    ['marks none that ends within a frame', `q 60 690 172 30 re W n ${text} Q`, []],
    [
      'marks the word before a space that reaches over a frame',
      `q 60 690 173 30 re W n ${f1('72 700 Td (Opened) Tj 100 0 Td (05/03/2021 ) Tj')} Q`,
      ['05/03/2021'],
    ],
    [
      'keeps what goes on behind a word that is seen',
      `${f1('72 700 Td (Opened) Tj 44 0 Td (05/03/2021) Tj')} 1 g 115 690 80 30 re f`,
      ['05/03/2021'],
    ],
  ])('%s', (_, content, marked) => {
    const page = openPlain(fileOf({ content }))?.page(1, LIMITS.charactersPerPage)
    expect(page?.words.map((word) => word.text)).toEqual(['Opened', '05/03/2021'])
    expect(page?.words.flatMap((word) => (word.isCovered ? [word.text] : []))).toEqual(marked)
  })
})
