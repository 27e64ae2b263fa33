import { describe, expect, it } from 'vitest'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { withoutFurniture } from '#engine/recognition/page-furniture.ts'
import { type PrintedPiece, recognisedPage } from '#engine/testing/recognised-page.ts'

const documentOf = (
  ...feet: readonly (readonly (readonly [base: number, ...pieces: readonly PrintedPiece[]])[])[]
): DocumentText => ({
  producer: null,
  pages: feet.map((foot, index) => recognisedPage([[300, [40, `Balance of page ${index}`]], ...foot], { number: index + 1 })),
})
const textsOf = (document: DocumentText): string[] =>
  withoutFurniture(document).pages.map(({ words }) => words.map(({ text }) => text).join(' '))
const foot = (name: string, page: number): readonly [number, ...PrintedPiece[]] => [760, [40, name], [500, `Page ${page} of 4`]]

describe('lines that run over the pages', () => {
  it('are left out but where they stand first, also where they were read a little otherwise or fell apart', () => {
    const document = documentOf(
      [foot('JANE DOE Oct 15, 2025', 1)],
      [foot('JANE DOE Oct 15, 2025', 2)],
      [foot('JANE D0E 0ct 15, 2025', 3)],
      [[761, [40, 'EE', 0.1], [520, '4']]],
    )
    expect(textsOf(document)).toEqual([
      'Balance of page 0 JANE DOE Oct 15, 2025 Page 1 of 4',
      'Balance of page 1',
      'Balance of page 2',
      'Balance of page 3',
    ])
  })

  it('are page numbers too, whatever their stroke was read as; other figures at the foot stay', () => {
    const document = documentOf([[766, [570, '1/7']]], [[766, [570, '217']]], [[766, [570, '317']]], [[766, [570, '5517']]])
    expect(textsOf(document)).toEqual(['Balance of page 0', 'Balance of page 1', 'Balance of page 2', 'Balance of page 3 5517'])
  })

  it('are the numbers in the corner of a page too, whatever the whole was read as', () => {
    expect(textsOf(documentOf([[766, [575, '13']]], [[766, [575, 'ni']]], [[766, [400, '33']]]))).toEqual([
      'Balance of page 0',
      'Balance of page 1',
      'Balance of page 2 33',
    ])
  })

  it('and so is what is read on the very rim of a page', () => {
    expect(textsOf(documentOf([[788, [350, '1']]], [[700, [350, '1']]]))).toEqual(['Balance of page 0', 'Balance of page 1 1'])
  })

  it('are no rows of a table that goes on, though they say the same', () => {
    const table = (page: number): [number, ...[number, string][]][] => [
      [30, [40, 'Bureau Code:'], [200, 'Individual'], [330, 'Individual']],
      [50, [40, 'Balance:'], [200, `$${page}50`], [330, '$0']],
    ]
    for (const text of textsOf(documentOf(table(1), table(2), table(3))))
      expect(text).toContain('Bureau Code: Individual Individual')
  })

  it('are no heads of a table, though one begins each page', () => {
    const heads: [number, [number, string]][] = [[30, [150, 'TransUnion Experian Equifax']]]
    expect(textsOf(documentOf(heads, heads, heads)).every((text) => text.includes('TransUnion'))).toBe(true)
  })

  const LONG = 'View Credit Report Online Service Center'
  it('are left out wherever their page lies on the glass, where they begin or end it', () => {
    const document = documentOf(
      [[20, [250, LONG]]],
      [[22, [250, LONG]]],
      [[78, [264, LONG]]],
      [
        [70, [250, 'Your accounts']],
        [90, [250, LONG]],
      ],
    )
    expect(textsOf(document).slice(1)).toEqual([
      'Balance of page 1',
      'Balance of page 2',
      `Balance of page 3 Your accounts ${LONG}`,
    ])
  })

  it.each([
    ['below all else', [720, [520, '3/7']], ''],
    ['of another count', [720, [520, '3/9']], ' 3/9'],
    ['of another page', [720, [520, '4/7']], ' 4/7'],
    ['in the middle', [500, [520, '3/7']], ' 3/7'],
  ] as const)('are the number of a page that lies smaller on the glass: one %s', (_, line, left) => {
    const document = documentOf([[766, [570, '1/7']]], [[766, [570, '2/7']]], [line])
    expect(textsOf(document)[2]).toBe(`Balance of page 2${left}`)
  })

  it.each([
    ['elsewhere in the margin', [735, [40, 'Credit Rcpqrt of JANE DOE Ocl l5']], 0.5],
    ['with other words beside it', [738, [40, 'past due JANE DOE Oct'], [300, 'Terms 36 Months']], 0.5],
    ['where the words are other ones', [735, [40, 'Balance paid in full']], 0.96],
    ['where it stands in the middle of the page', [500, [40, 'Credit Report of JANE DOE']], 0.96],
  ] as const)('leave a line in doubt that may be one of them: %s', (_, line, confidence) => {
    const running = (page: number) => foot('Credit Report of JANE DOE Oct 15', page)
    const document = documentOf([running(1)], [running(2)], [running(3)], [line])
    const words = withoutFurniture(document).pages[3]?.words.slice(4)
    expect(words?.map((word) => word.confidence)).toEqual(words?.map(() => confidence))
    expect(words).not.toHaveLength(0)
  })

  it.each([
    [
      'where they are the months of a table that goes on',
      documentOf(...Array.from({ length: 3 }, () => [[60, [40, 'Year Jan Feb Mar']]] as const)),
    ],
    ['on too few pages', documentOf([foot('JANE DOE', 1)], [foot('JANE DOE', 2)], [], [])],
    [
      'not at one height',
      documentOf([[760, [40, 'OLD TOWN BANK']]], [[740, [40, 'OLD TOWN BANK']]], [[775, [40, 'OLD TOWN BANK']]]),
    ],
    [
      'in the middle of the page',
      documentOf([[400, [40, 'OLD TOWN BANK']]], [[400, [40, 'OLD TOWN BANK']]], [[400, [40, 'OLD TOWN BANK']]]),
    ],
  ])('are none %s', (_, document) => {
    expect(withoutFurniture(document)).toEqual(document)
  })
})
