import { describe, expect, it } from 'vitest'
import { cutSheets } from '#engine/reading/sheets/cut-sheets.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import { printOnSheets, type Sheets } from '#engine/testing/print-on-sheets.ts'

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
    const { pages } = cutSheets(sheets([HEAD, ONE], [TWO]))[0].document
    expect(pages.map(({ number, width }) => [number, width])).toEqual([
      [1, 612],
      [2, 612],
      [3, 612],
    ])
    expect(pages.map((page) => pageLines(page)[0]?.text)).toEqual([
      'Personal Credit Report for: JANE SAMPLE',
      'Account Name',
      'Account Name',
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
    expect(cutSheets(wide)[0].document).toBe(wide)
  })
})

const LETTER = [612, 792] as const
const A4_WIDE = [841.89, 595.28] as const

/** Accounts whose facts go on over the end of a page: only in one order does each have its own. */
const BROKEN = documentOf([
  typesetLines([
    'Personal Credit Report for: JANE SAMPLE',
    'File Number: 123456789',
    'Date Created: 12/12/2024',
    'Satisfactory Accounts',
  ]),
  ...['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'].flatMap((name, index) => [
    typesetLines(['Account Name', `${name} HARBOR BANK ${index}17805******`, 'Account Information', `Balance | $${index + 5}`]),
    typesetLines([`Date Opened | 0${index + 1}/05/2020`, 'Pay Status | Current; Paid or Paying as Agreed']),
  ]),
])

describe('sheets of any grid', () => {
  const grids = [
    [2, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [2, 3],
    [3, 3],
    [4, 2],
  ] as const
  const ways = grids.flatMap(([columns, rows]) =>
    [LETTER, A4_WIDE].flatMap((sheet) =>
      [false, true].flatMap((isApart) =>
        (columns > 1 && rows > 1 ? [false, true] : [false]).map(
          (isDownColumns): Sheets => ({ columns, rows, sheet, isApart, isDownColumns }),
        ),
      ),
    ),
  )
  const factsOf = (document: DocumentText) => {
    const reading = readDocument(document, ['r1', '', ''])
    if (reading.kind !== 'reports') throw new Error(reading.kind)
    return reading.reports[0].accounts.map(({ creditorName, currentBalance, dateOpened }) => [
      creditorName,
      currentBalance,
      dateOpened,
    ])
  }

  it.each(ways)('$columns x $rows, down columns: $isDownColumns, apart: $isApart, on $sheet', (way) => {
    expect(factsOf(BROKEN)).toHaveLength(5)
    expect(factsOf(printOnSheets(BROKEN, way))).toEqual(factsOf(BROKEN))
  })

  it('that cannot be cut are refused where they print the numbers of their pages', () => {
    const sheet = documentOf([
      typesetLines(['Account Name | Account Name', 'Page 1 of 4 | Page 2 of 4', 'Page 3 of 4 | Page 4 of 4']),
    ])
    expect(readDocument(sheet, ['r1', '', ''])).toEqual({ kind: 'not_a_report', why: 'several_pages_on_a_sheet' })
    const months = documentOf([typesetLines(['Personal Credit Report for: JANE SAMPLE', '1/24 2/24 3/24 4/24'])])
    expect(readDocument(months, ['r1', '', ''])).not.toEqual({ kind: 'not_a_report', why: 'several_pages_on_a_sheet' })
  })
})
