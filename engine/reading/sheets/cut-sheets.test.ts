import { describe, expect, it } from 'vitest'
import { cutSheets } from '#engine/reading/sheets/cut-sheets.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'

const SCALE = 396 / 612

/** Two Letter pages beside each other on one of Letter size, as a printer sets them. */
function onSheet([left, right]: readonly [PageText, PageText?]): PageText {
  const above = (612 - 792 * SCALE) / 2
  const words = [left, right].flatMap((page, half) =>
    (page?.words ?? []).map((word) => {
      const [x, y, width, height] = word.box
      return { ...word, box: [x * SCALE + half * 396, y * SCALE + above, width * SCALE, height * SCALE] as const }
    }),
  )
  return { number: 1, width: 792, height: 612, words, marks: [[396 + 100, 100, 5, 5]] }
}
const sheets = (...pages: readonly (readonly [PageText, PageText?])[]): DocumentText => documentOf(pages.map(onSheet))

const HEAD = typesetLines([
  'Personal Credit Report for: JANE SAMPLE',
  'File Number: 123456789',
  'Date Created: 12/12/2024',
  'Satisfactory Accounts',
])
const ONE = typesetLines([
  'Account Name',
  'FIRST HARBOR BANK 517805******',
  'Account Information',
  'Balance | $5',
  'Date Opened | 03/05/2020',
])
const TWO = typesetLines([
  'Account Name',
  'SECOND HARBOR BANK 417805******',
  'Account Information',
  'Balance | $70',
  'Date Opened | 04/05/2020',
])

describe('two pages on a sheet', () => {
  it('are cut apart and read one after the other', () => {
    const { pages } = cutSheets(sheets([HEAD, ONE], [TWO])).document
    expect(pages.map(({ number, width }) => [number, width])).toEqual([
      [1, 612],
      [2, 612],
      [3, 612],
      [4, 612],
    ])
    expect(pages.map((page) => pageLines(page)[0]?.text)).toEqual([
      'Personal Credit Report for: JANE SAMPLE',
      'Account Name',
      'Account Name',
      undefined,
    ])
    expect(pages[1]?.marks).toHaveLength(1)
  })

  it('have their facts where they stand on the sheet', () => {
    const reading = readDocument(sheets([HEAD, ONE], [TWO]), ['r1', '', ''])
    if (reading.kind !== 'reports') throw new Error(reading.kind)
    const [first, second] = reading.reports[0].accounts
    expect([first?.creditorName, second?.creditorName]).toEqual(['FIRST HARBOR BANK', 'SECOND HARBOR BANK'])
    expect([first?.evidence['currentBalance']?.page, second?.evidence['currentBalance']?.page]).toEqual([1, 2])
    const balance = onSheet([HEAD, ONE]).words.find(({ text }) => text === '$5')?.box ?? []
    const box = first?.evidence['currentBalance']?.box ?? []
    balance.forEach((side, index) => expect(box[index]).toBeCloseTo(side, 1))
  })

  it.each<readonly [string, DocumentText]>([
    ['upright pages', documentOf([HEAD, ONE])],
    ['a wide page whose text reaches over its middle', sheets([HEAD, typesetLines(['word word word'])], [ONE, TWO])],
    [
      'a wide page of two columns',
      documentOf([{ ...typesetLines(['Balance | | | $5', 'Terms | | | Monthly']), width: 792, height: 612 }]),
    ],
    ['sheets and an upright page', documentOf([onSheet([HEAD, ONE]), TWO])],
  ])('are not: %s', (what, document) => {
    const wide = what.includes('reaches')
      ? {
          ...document,
          pages: document.pages.map((page) => ({
            ...page,
            words: [...page.words, { text: 'across', box: [380, 300, 40, 8] as const }],
          })),
        }
      : document
    expect(cutSheets(wide).document).toBe(wide)
  })
})
