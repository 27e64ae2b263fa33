import { describe, expect, it } from 'vitest'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { withoutRunningLines } from '#engine/reading/sheets/running-lines.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

/** What is left of each page under or over its own text. */
function left(count: number, running: (page: number) => readonly Piece[]): string[][] {
  const pages = Array.from({ length: count }, (_, index) =>
    typeset([...running(index + 1), [36, 90, `CREDITOR ${'ABCDEF'[index]}`]]),
  )
  return withoutRunningLines(documentOf(pages)).pages.map((page) => pageLines(page).map(({ text }) => text))
}
const creditors = (count: number): string[][] => Array.from({ length: count }, (_, index) => [`CREDITOR ${'ABCDEF'[index]}`])

describe('lines that run over the pages', () => {
  it.each<readonly [string, number, (page: number) => Piece[]]>([
    ['a title', 3, () => [[200, 15, 'My report - the credit company']]],
    ['a page number in any words', 4, (page) => [[480, 770, `Blatt ${page} aus 4 Blatt`]]],
    ['a stamp of a print shop at the foot', 5, (page) => [[36, 772, `Job 4711-${page} Copy Center`]]],
    ['the browser’s line on pages printed smaller', 4, (page) => [[90, 70, `11/23/26, 2:4${page} AM My report`]]],
    ['a line that only the cover lacks', 5, (page) => (page === 1 ? [] : [[200, 15, 'My report']])],
  ])('are left out after the first: %s', (_, count, running) => {
    const [first, ...others] = left(count, running)
    const [own, ...rest] = creditors(count)
    expect(others.filter((lines) => lines.length > 1).length).toBeLessThan(2)
    expect(others.slice(-2)).toEqual(rest.slice(-2))
    expect(first?.at(-1) === own?.[0] || first?.length === 2).toBe(true)
  })

  it('stand on the first page that has them', () => {
    const printed = left(3, () => [[200, 15, 'Prepared for JANE SAMPLE']])
    expect(printed[0]).toEqual(['Prepared for JANE SAMPLE', 'CREDITOR A'])
    expect(printed.slice(1)).toEqual(creditors(3).slice(1))
  })

  it('go from the first page too where the browser printed them', () => {
    expect(left(4, (page) => [[90, 700, `https://example.com/report ${page}/4`]])).toEqual(creditors(4))
  })

  it.each<readonly [string, number, (page: number) => Piece[]]>([
    ['another on each page', 3, (page) => [[36, 15, ['FIRST BANK', 'SECOND BANK', 'THIRD BANK'][page - 1] ?? '']]],
    ['in the text of the page', 4, () => [[36, 102, 'Payment History']]],
    [
      'over the text at once, as a label',
      4,
      (page) => [
        [36, 40, 'Account Name'],
        [36, 52, `${'ABCD'[page - 1]} BANK 5178****`],
      ],
    ],
    [
      'under the name that each page begins with',
      4,
      (page) => [
        [36, 30, `${'ABCD'[page - 1]} BANK`],
        [36, 52, 'Account Info'],
      ],
    ],
    ['the head of a grid that goes on', 4, () => [[36, 15, 'Year Jan Feb Mar Apr']]],
    ['the head of a table of three bureaus', 4, () => [[130, 15, 'TransUnion Experian Equifax']]],
    ['the head of a grid whose newest month stands first', 4, () => [[36, 15, 'Month Oct Sep Aug Jul']]],
    ['the first label of the account that each page begins with', 4, () => [[36, 40, 'Account Name']]],
    ['the head of a table of one bureau', 4, () => [[330, 15, 'Equifax']]],
    ['on two pages of two', 2, () => [[200, 15, 'My report']]],
    ['on half of the pages', 4, (page) => (page % 2 === 0 ? [] : [[200, 15, 'My report']])],
    ['an amount', 3, () => [[200, 15, '$1,250']]],
  ])('are none: %s', (_, count, running) => {
    const printed = left(count, running)
    expect(printed.map((lines) => lines.length)).toEqual(
      Array.from({ length: count }, (_page, index) => running(index + 1).length + 1),
    )
  })

  it('are no rows of a table that goes on, though on each page they say the same', () => {
    const rows = (page: number): Piece[] => [
      ...[36, 194, 324].map((column): Piece => [column, 15, 'Individual']),
      ...[36, 194, 324].map((column): Piece => [column, 40, `Row ${'ABCD'[page - 1]}`]),
    ]
    expect(left(4, rows).map(([first]) => first)).toEqual(Array.from({ length: 4 }, () => 'Individual Individual Individual'))
  })
})
