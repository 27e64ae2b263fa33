import { describe, expect, it } from 'vitest'
import { pagesOnce } from '#engine/reading/sheets/pages-once.ts'
import { readDocument } from '#engine/reading/read-document.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const FIRST = ['Prepared For', 'JANE SAMPLE', 'Accounts']
const SECOND = ['FIRST HARBOR BANK', 'Account Info', 'Balance $5']
const THIRD = ['Hard Inquiries', 'No inquiries reported.']
/** The pages that are left, by their numbers; each text is on a page with the browser's line at its head. */
const kept = (...pages: readonly (readonly string[])[]): number[] =>
  pagesOnce(
    documentOf(
      pages.map((lines, index) =>
        typeset([
          [36, 12, `11/${index + 1}/26, 2:4${index} AM Report`],
          ...lines.map((text, line): Piece => [36, 80 + line * 13, text]),
        ]),
      ),
    ),
  ).document.pages.map(({ number }) => number)

describe('a file that holds its report twice', () => {
  it.each([
    ['twice', [FIRST, SECOND, THIRD, FIRST, SECOND, THIRD], [1, 2, 3]],
    ['three times', [FIRST, SECOND, FIRST, SECOND, FIRST, SECOND], [1, 2]],
    ['one page twice', [FIRST, FIRST], [1]],
    ['once and its first pages again', [FIRST, SECOND, THIRD, FIRST, SECOND], [1, 2, 3]],
    ['once with an empty page', [FIRST, [], FIRST, []], [1, 2]],
  ])('%s is read once', (_, pages, expected) => {
    expect(kept(...pages)).toEqual(expected)
  })

  it.each([
    ['two pages that are alike in the middle', [FIRST, SECOND, SECOND, THIRD]],
    ['another report behind the first', [FIRST, SECOND, FIRST, THIRD]],
    ['the same first page with more behind it', [FIRST, SECOND, FIRST, SECOND, THIRD]],
    ['one page', [FIRST]],
    ['empty pages', [[], [], []]],
  ])('is none with %s', (_, pages) => {
    expect(kept(...pages)).toHaveLength(pages.length)
  })
})

describe('a page that was put in twice', () => {
  const document = (...pages: readonly (readonly string[])[]) =>
    documentOf(
      pages.map(([foot = '', ...lines]) =>
        typeset([
          ...lines.flatMap((line, row) => line.split(' | ').map((text, at): Piece => [36 + at * 250, 80 + row * 13, text])),
          [36, 770, foot],
        ]),
      ),
    )
  const left = (...pages: readonly (readonly string[])[]) =>
    pagesOnce(document(...pages)).document.pages.map(({ number }) => number)

  it.each([
    [
      'right behind itself',
      [
        ['', ...FIRST],
        ['', ...SECOND],
        ['', ...SECOND],
        ['', ...THIRD],
      ],
      3,
    ],
    [
      'three times',
      [
        ['', ...FIRST],
        ['', ...SECOND],
        ['', ...SECOND],
        ['', ...SECOND],
      ],
      2,
    ],
    [
      'elsewhere, with its number',
      [
        ['1/3', ...FIRST],
        ['2/3', ...SECOND],
        ['3/3', ...THIRD],
        ['2/3', ...SECOND],
      ],
      3,
    ],
    [
      'printed at another time',
      [
        ['https://a.example/?at=1 2/3', ...SECOND],
        ['https://a.example/?at=2 2/3', ...SECOND],
        ['https://a.example/?at=2 3/3', ...THIRD],
      ],
      2,
    ],
  ])('%s is read once', (_, pages, count) => {
    expect(left(...pages)).toEqual(Array.from({ length: count }, (_page, index) => index + 1))
  })

  it.each([
    [
      'an account that is listed twice, on pages with numbers',
      [
        ['1/3', ...FIRST],
        ['2/3', ...SECOND],
        ['3/3', ...SECOND],
      ],
    ],
    [
      'a page like an earlier one, of another account',
      [
        ['', ...FIRST],
        ['', ...SECOND],
        ['', ...THIRD],
        ['', ...SECOND],
      ],
    ],
    [
      'other values',
      [
        ['2/3', ...SECOND],
        ['2/3', 'FIRST HARBOR BANK', 'Account Info', 'Balance $6'],
      ],
    ],
    ['empty pages', [['', ...FIRST], [], [], ['', ...THIRD]]],
  ])('is none: %s', (_, pages) => {
    expect(left(...pages)).toHaveLength(pages.length)
  })

  it('leaves the places of the others where they stand in the file, and is told', () => {
    const result = readDocument(
      document(
        ['', 'Personal Credit Report for: JANE SAMPLE', 'File Number: 123456789'],
        ['', 'Personal Credit Report for: JANE SAMPLE', 'File Number: 123456789'],
        [
          '',
          'Satisfactory Accounts',
          'Account Name',
          'ALPHA 5178****',
          'Account Information',
          'Balance | $5',
          'Pay Status | Current',
        ],
      ),
      ['r1', 'r2', 'r3'],
    )
    const [report] = result.kind === 'reports' ? result.reports : []
    expect(report?.accounts.map(({ evidence }) => evidence['creditorName']?.page)).toEqual([3])
    expect(report?.repeatedPages).toEqual([2])
  })
})
