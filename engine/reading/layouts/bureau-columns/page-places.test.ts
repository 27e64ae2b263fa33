import { describe, expect, it } from 'vitest'
import { pagePlaces, onPage } from '#engine/reading/layouts/bureau-columns/page-places.ts'
import { printPage } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import { isNoHeading, sectionNamed } from '#engine/reading/layouts/identityiq/words.ts'
import { leftOf } from '#engine/reading/lines/boxes.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const WORDS = { sectionNamed, isNoHeading, isBetween: () => false, historyAt: () => null }
/** Where the columns of the first page begin, and where the same is on one that lies smaller on the glass. */
const FIRST = [30, 190, 323, 456]
const smaller = (x: number): number => 40 + (x - 30) * 0.967

const rowAt = (place: (x: number) => number, y: number, texts: readonly string[]): Piece[] =>
  texts.flatMap((text, at): Piece[] => (text === '' ? [] : [[place(FIRST[at] ?? 0), y, text]]))

/** A page as a picture or a file gives it. */
function pageOf(number: number, pieces: readonly Piece[], isPicture: boolean): readonly Line[] {
  const page = typeset(pieces)
  const words = isPicture ? page.words.map((word) => ({ ...word, confidence: 0.95 })) : page.words
  return pageLines({ ...page, number, words })
}

const pages = (isPicture: boolean): Line[] => [
  ...pageOf(
    1,
    [
      ...rowAt((x) => x, 40, ['Account History']),
      ...rowAt((x) => x, 60, ['PHONE BANK']),
      ...rowAt((x) => x, 80, ['', 'TransUnion', 'Experian', 'Equifax']),
      ...rowAt((x) => x, 100, ['Account #:', '-', '-', '7854976462']),
    ],
    isPicture,
  ),
  ...pageOf(
    2,
    [
      ...rowAt(smaller, 40, ['Account Type:', '-', '-', 'Mortgage']),
      ...rowAt(smaller, 60, ['Date Opened:', '-', '-', '05/21/2015']),
      ...rowAt(smaller, 80, ['Balance:', '-', '-', '$453,644.00']),
    ],
    isPicture,
  ),
]

describe('a table that goes on where another page lies otherwise', () => {
  it('keeps its columns on a picture', () => {
    const [account] = printPage(pages(true), WORDS).accounts
    const said = account?.rows.map(({ cells }) =>
      Object.entries(cells).flatMap(([bureau, cell]) => (/\w/.test(cell?.[0]?.text ?? '') ? [bureau] : [])),
    )
    expect(said).toEqual([['equifax'], ['equifax'], ['equifax'], ['equifax']])
  })

  it('is told by how its labels and its values stand', () => {
    const heads = FIRST.slice(1).map((x) => ({ box: [x, 80, 40, 10] as const }))
    const placesOf = (line: Line): number[] => (line.text.includes(':') ? [leftOf(line.box)] : [])
    const place = pagePlaces(pages(true), { heads, page: 1, placesOf }).get(2)
    expect(place?.scale).toBeCloseTo(0.967, 2)
    expect(Math.abs(onPage(456, place) - smaller(456))).toBeLessThan(1.5)
    expect(onPage(456, undefined)).toBe(456)
  })

  it('and pages of a file are taken as they are', () => {
    const heads = [{ box: [190, 80, 40, 10] as const }]
    expect(pagePlaces(pages(false), { heads, page: 1, placesOf: (line) => [leftOf(line.box)] }).size).toBe(0)
  })
})
