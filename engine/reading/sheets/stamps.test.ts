import { describe, expect, it } from 'vitest'
import { withoutStamps } from '#engine/reading/sheets/stamps.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

/** The words of each page, where the words of `over` were printed on all of them. */
function printed(count: number, over: readonly Word[], own: (page: number) => readonly Piece[]): string[] {
  const pages = Array.from({ length: count }, (_, index) => {
    const page = typeset(own(index + 1))
    return { ...page, words: [...page.words, ...over] }
  })
  return withoutStamps(documentOf(pages)).pages.map(({ words }) => words.map(({ text }) => text).join(' '))
}
const rows = (page: number): Piece[] => [
  [36, 100 + page * 3, 'Account Name FIRST HARBOR BANK'],
  [36, 140 + page * 3, `Balance $${page}50`],
]
const plain = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Account Name FIRST HARBOR BANK Balance $${index + 1}50`)

describe('what was printed over the pages afterwards', () => {
  it('is left out where it runs up the margin, its short words too', () => {
    const margin: Word[] = [
      { text: 'PRINTED', box: [590, 100, 10, 42] },
      { text: 'NO', box: [590, 146, 10, 12] },
      { text: '0004471', box: [590, 162, 10, 40] },
    ]
    expect(printed(2, margin, rows)).toEqual(plain(2))
  })

  it('is left out where it covers what stands there, the words beside it too', () => {
    const stamp: Word[] = [
      { text: 'RECEIVED', box: [120, 107, 60, 12] },
      { text: 'NOV', box: [190, 107, 20, 12] },
      { text: '12', box: [215, 107, 12, 12] },
    ]
    expect(printed(8, stamp, rows)).toEqual(plain(8))
  })

  it.each<readonly [string, number, readonly Word[], (page: number) => Piece[]]>([
    ['stands at one place of every page, as a label does', 8, [{ text: 'Balance', box: [36, 300, 35, 10] }], rows],
    [
      'stands between the lines of a font with tall boxes',
      8,
      [{ text: 'Status', box: [36, 110, 35, 20] }],
      () => [
        [36, 100, 'Terms'],
        [36, 120, 'Phone'],
      ],
    ],
    ['covers something on few pages', 3, [{ text: 'RECEIVED', box: [120, 107, 60, 12] }], rows],
    [
      'is a footer that stands elsewhere on a few pages, where it would cover itself',
      12,
      [],
      (page) => [...rows(page), [page < 3 ? 510 : 500, 770, `Page ${page} of 12`]],
    ],
    ['is a narrow word of letters beside each other', 2, [{ text: 'Illi', box: [200, 300, 9, 20] }], rows],
  ])('is not what %s', (_, count, over, own) => {
    expect(printed(count, over, own)).toEqual(
      Array.from({ length: count }, (_page, index) =>
        [...typeset(own(index + 1)).words, ...over].map(({ text }) => text).join(' '),
      ),
    )
  })
})
