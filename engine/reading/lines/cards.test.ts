import { describe, expect, it } from 'vitest'
import { cardsOf } from '#engine/reading/lines/cards.ts'
import { documentLines, pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

const shape = { anchor: /^inquired on\b/i, endsCard: (run: { text: string }) => /\d{2}\/\d{2}\/\d{4}|\d{5}$|\.$/.test(run.text) }
const read = (lines: readonly string[]): string[] => cardsOf(pageLines(typesetLines(lines)), shape).map((card) => card.text)

describe('a card grid', () => {
  it('is read card by card although it is printed row by row', () => {
    expect(read(['ALPHA BANK | BETA', 'Inquired on | Inquired on', '01/02/2024 | 03/04/2024'])).toEqual([
      'ALPHA BANK Inquired on 01/02/2024',
      'BETA Inquired on 03/04/2024',
    ])
  })

  it('keeps a wrapped name with its card, in the first row and in the next', () => {
    const cards = read([
      'ALPHA | BETA FIRST',
      'Inquired on | HOME LENDING',
      '01/02/2024 | Inquired on',
      '| 03/04/2024',
      'GAMMA OF THE | DELTA',
      'NORTHWEST | Inquired on',
      'Inquired on | 07/08/2024',
      '05/06/2024',
    ])
    expect(cards).toEqual([
      'ALPHA Inquired on 01/02/2024',
      'BETA FIRST HOME LENDING Inquired on 03/04/2024',
      'GAMMA OF THE NORTHWEST Inquired on 05/06/2024',
      'DELTA Inquired on 07/08/2024',
    ])
  })

  it('keeps a card whole that begins a page, however far its anchor stands below', () => {
    const rows = (page: number, lines: readonly string[]) => typesetLines(lines, { number: page })
    const first = rows(1, ['ALPHA | BETA', 'Inquired on | Inquired on', '01/02/2024 | 03/04/2024'])
    const second = typeset(
      [
        [36, 40, 'GAMMA'],
        [36, 53, 'NORTH'],
        [36, 90, 'Inquired on'],
        [36, 103, '05/06/2024'],
      ],
      { number: 2 },
    )
    expect(cardsOf(documentLines(documentOf([first, second])), shape).map(({ text }) => text)).toEqual([
      'ALPHA Inquired on 01/02/2024',
      'BETA Inquired on 03/04/2024',
      'GAMMA NORTH Inquired on 05/06/2024',
    ])
  })

  it('keeps a name that alone wraps in the middle of its row', () => {
    expect(
      read([
        'ALPHA | BETA | GAMMA OF THE | DELTA',
        '| | NORTHWEST',
        'Inquired on | Inquired on | | Inquired on',
        '01/02/2024 | 02/02/2024 | Inquired on | 04/02/2024',
        '| | 03/02/2024',
      ]),
    ).toEqual([
      'ALPHA Inquired on 01/02/2024',
      'BETA Inquired on 02/02/2024',
      'GAMMA OF THE NORTHWEST Inquired on 03/02/2024',
      'DELTA Inquired on 04/02/2024',
    ])
  })

  it('tells touching neighbours apart by the columns of the anchors', () => {
    const page = typeset([
      [36, 50, 'FIRST EXAMPLE HOME LENDING'],
      [170, 50, 'SECOND BANK'],
      [36, 63, 'Inquired on'],
      [170, 63, 'Inquired on'],
      [36, 76, '01/02/2024'],
      [170, 76, '03/04/2024'],
    ])
    expect(cardsOf(pageLines(page), shape).map((card) => card.text)).toEqual([
      'FIRST EXAMPLE HOME LENDING Inquired on 01/02/2024',
      'SECOND BANK Inquired on 03/04/2024',
    ])
  })

  it('goes on over a page break, within a card and between two', () => {
    const pages = documentOf([
      typesetLines(['ALPHA | BETA', 'Inquired on | Inquired on']),
      typesetLines(['01/02/2024 | 03/04/2024', 'GAMMA', 'Inquired on', '05/06/2024']),
    ])
    expect(cardsOf(documentLines(pages), shape).map((card) => card.text)).toEqual([
      'ALPHA Inquired on 01/02/2024',
      'BETA Inquired on 03/04/2024',
      'GAMMA Inquired on 05/06/2024',
    ])
  })

  it('does not begin with the prose above it', () => {
    const cards = read([
      'Hard inquiries are requests based on an action that was initiated by you, as when you apply.',
      'They may affect you.',
      'ALPHA',
      'Inquired on',
      '01/02/2024',
    ])
    expect(cards).toEqual(['ALPHA Inquired on 01/02/2024'])
  })

  it('has no card without an anchor', () => {
    expect(read(['No hard inquiries reported.', 'ALPHA BANK'])).toEqual([])
  })
})
