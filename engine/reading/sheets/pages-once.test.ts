import { describe, expect, it } from 'vitest'
import { pagesOnce } from '#engine/reading/sheets/pages-once.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const FIRST = ['Prepared For', 'JANE SAMPLE', 'Accounts']
const SECOND = ['FIRST HARBOR BANK', 'Account Info', 'Balance $5']
const THIRD = ['Hard Inquiries', 'No inquiries reported.']
/** The pages that are left, by their numbers; each text stands on a page with the browser's line at its head. */
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
  ).pages.map(({ number }) => number)

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
