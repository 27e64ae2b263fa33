import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedPageText } from '#adapters/page-text/embedded.ts'
import { embeddedPrinting } from '#adapters/printing/embedded.ts'
import {
  type Area,
  BARE_AREA,
  NUMBER_10,
  RECIPIENT_AREA,
  RETURN_AREA,
  SHEET_INCHES,
  SHOWN_AREAS,
} from '#adapters/printing/envelope.ts'
import type { PrintableLetter } from '#adapters/printing/port.ts'
import { sampleOf } from '#tools/corpus/corpus-size.ts'

const INCH = 72
const printing = embeddedPrinting()
const pageText = embeddedPageText({ threads: 1 })
afterAll(async () => {
  await printing.close()
  await pageText.close()
})

const LETTER: PrintableLetter = {
  sender: ['Jane Q Sample', '123 Main Street', 'Springfield, IL 62701'],
  recipient: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  date: 'November 20, 2026',
  paragraphs: ['Re: Dispute of the entry', 'Dear Equifax:', 'The body of it, which no window shows.', 'Sincerely,\n\n\nJane'],
  enclosures: [],
  pages: [],
  isPractice: false,
  windows: 'printed',
  barcode: null,
  cover: null,
}

interface Placed {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const DPI = 150

/** The first page: its words with their boxes, and where it has ink, in inches. */
async function pageOf(
  letter: PrintableLetter,
): Promise<{ words: readonly Placed[]; ink: readonly (readonly [x: number, y: number])[] }> {
  const { pdf } = await printing.print(letter)
  const read = await pageText.read(pdf, { password: null, digest: null })
  const drawn = await pageText.renderPage(pdf, { page: 1, dpi: DPI, colour: false, password: null })
  if (read.kind === 'refused' || drawn.kind === 'refused') throw new Error('the page cannot be read')
  const [page] = read.document?.pages ?? []
  const words = (page?.words ?? []).map(({ text, box: [x, y, width, height] }) => ({
    text,
    left: x / INCH,
    right: (x + width) / INCH,
    top: y / INCH,
    bottom: (y + height) / INCH,
  }))
  const pixels = await sharp(drawn.png).greyscale().raw().toBuffer()
  const ink: (readonly [number, number])[] = []
  for (const [index, value] of pixels.entries())
    if (value < 140) ink.push([((index % drawn.width) + 0.5) / DPI, (Math.floor(index / drawn.width) + 0.5) / DPI])
  return { words, ink }
}

const wordsOf = async (letter: PrintableLetter): Promise<readonly Placed[]> => (await pageOf(letter)).words

/** A window of the envelope as it is over a sheet that has slid so far, in inches of the sheet. */
function over(window: (typeof NUMBER_10)['returnWindow'] | (typeof NUMBER_10)['recipientWindow'], across: number, down: number) {
  const [left, top] = [window.left - across, NUMBER_10.height - window.bottom - window.height - down]
  return { left, top, right: left + window.width, bottom: top + window.height }
}

/** The sheet in each corner of the envelope. */
const SLID = [0, NUMBER_10.width - SHEET_INCHES.width].flatMap((across) =>
  [0, NUMBER_10.height - SHEET_INCHES.height / 3].map((down) => [across, down] as const),
)
/** Half a dot of what was drawn. */
const NEAR = 0.5 / DPI

const isInside = ([x, y]: readonly [number, number], { left, top, width, height }: Area): boolean =>
  x >= left - NEAR && x <= left + width + NEAR && y >= top - NEAR && y <= top + height + NEAR
const touches = (word: Placed, area: ReturnType<typeof over>): boolean =>
  word.left < area.right && word.right > area.left && word.top < area.bottom && word.bottom > area.top

const squeezed = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/g, '')

const NASTY: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['three short lines', ['Jane Q Sample', '123 Main Street', 'Springfield, IL 62701']],
  ['one line', ['Acme']],
  [
    'a name without end',
    ['Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the Younger', '1 A St', 'Ely, NV 89301'],
  ],
  [
    'a company that wraps',
    [
      'THE VERY LONG NAME OF A COMPANY FOR RECEIVABLES MANAGEMENT, RECOVERY, ADJUSTMENT AND CONSUMER DISPUTE SERVICES OF NORTH AMERICA LLC',
      'Attention: Consumer Disputes and Validation Department',
      'P.O. Box 740256',
      'Atlanta, GA 30374-0256',
    ],
  ],
  [
    'six lines',
    [
      'Ana Ruiz',
      'c/o Bo Berg',
      'Building 12',
      'Apartment 1234',
      '12345 Martin Luther King Junior Boulevard',
      'Rancho Cucamonga, CA 91730-1234',
    ],
  ],
  ['one word of ninety letters', ['W'.repeat(90), '1 Main St', 'Reno, NV 89501']],
  ['accents and signs', ['Íñigo Ávila-Ñuñez & Søren Ångström', '№ 7 “Old” Mill § Road #4', 'Cañon City, CO 81212']],
  ['signs of the typesetter', ['#panic("x") *A* _B_', '$1$ @ref <label> \\', '= Heading, TX 75013']],
  ['empty lines between', ['Jane', '', '1 Main St', '', 'Reno, NV 89501']],
]

describe('the windows of a #10 envelope', () => {
  it('are what its maker says, less how far the sheet can slide', () => {
    const rounded = (area: object) => Object.values(area).map((value) => Math.round(Number(value) * 1000) / 1000)
    expect(rounded(RETURN_AREA)).toEqual([0.625, 0.875, 2.25, 0.417])
    expect(rounded(RECIPIENT_AREA)).toEqual([0.625, 2.125, 3, 0.542])
    expect(rounded(BARE_AREA)).toEqual([0, 0.417, 4.625, 2.708])
    expect(SHOWN_AREAS.map(({ top }) => Math.round(top * 1000) / 1000)).toEqual([0.417, 1.667])
  })

  it.each(
    sampleOf(NASTY, 4).flatMap(([name, lines]) => [
      [`as sender: ${name}`, lines, LETTER.recipient] as const,
      [`as recipient: ${name}`, LETTER.sender, lines] as const,
    ]),
  )('show the addresses whole, and nothing else, wherever the sheet has slid: %s', async (_name, sender, recipient) => {
    for (const barcode of [null, { kind: 'intelligent_mail', digits: `0031${'0'.repeat(16)}30374` }] as const) {
      const { words, ink } = await pageOf({ ...LETTER, sender, recipient, barcode })
      // Of all that any window can show in any position, ink is only where it is seen in each.
      const shownInk = ink.filter((dot) => SHOWN_AREAS.some((area) => isInside(dot, area)))
      expect(shownInk.filter((dot) => !isInside(dot, RETURN_AREA) && !isInside(dot, RECIPIENT_AREA))).toEqual([])
      expect(shownInk.length).toBeGreaterThan(100)
      for (const [across, down] of SLID) {
        const shown = [over(NUMBER_10.returnWindow, across, down), over(NUMBER_10.recipientWindow, across, down)] as const
        const [inReturn, inRecipient] = shown.map((area) => words.filter((word) => touches(word, area)))
        expect(squeezed((inReturn ?? []).map(({ text }) => text))).toBe(squeezed(sender))
        expect(squeezed((inRecipient ?? []).map(({ text }) => text))).toBe(squeezed(recipient))
      }
    }
  })

  it('a common address stays as large as it is read: 8 points and more', async () => {
    const words = await wordsOf(LETTER)
    const line = words.find(({ text }) => text === 'Equifax')
    expect((line?.bottom ?? 0) - (line?.top ?? 0)).toBeGreaterThan(8 / INCH)
  })

  it('are bare where the vendor prints the addresses', async () => {
    const words = await wordsOf({ ...LETTER, windows: 'left_blank' })
    const bare = {
      left: BARE_AREA.left,
      top: BARE_AREA.top,
      right: BARE_AREA.left + BARE_AREA.width,
      bottom: BARE_AREA.top + BARE_AREA.height,
    }
    expect(words.filter((word) => touches(word, bare))).toEqual([])
    expect(words.length).toBeGreaterThan(10)
  })
})
