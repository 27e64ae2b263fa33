import { describe, expect, it } from 'vitest'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { isRowAmong } from '#engine/reading/lines/table-rows.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

/** Whether the first line of a page with these pieces is a row. */
function isRow(...pieces: readonly Piece[]): boolean {
  const lines = pageLines(typeset(pieces))
  const [first] = lines
  return first !== undefined && isRowAmong(first, lines)
}

describe('a row of a table', () => {
  it('has its pieces over those of another', () => {
    const rows: Piece[] = [15, 30].flatMap((top) =>
      [36, 194, 324].map((column): Piece => [column, top, top === 15 ? 'Open' : 'Individual']),
    )
    expect(isRow(...rows)).toBe(true)
  })

  it('is no line of one or two pieces', () => {
    expect(isRow([36, 15, 'My report'], [500, 15, 'Page 1'], [36, 30, 'Name'], [500, 30, 'Born'])).toBe(false)
  })

  it('is no line whose pieces stand elsewhere than those of the text', () => {
    expect(
      isRow(
        [36, 15, 'Ann Poe'],
        [250, 15, 'My report'],
        [500, 15, 'Page 1'],
        ...[36, 194, 324].map((column): Piece => [column, 30, 'Open']),
      ),
    ).toBe(false)
  })
})
