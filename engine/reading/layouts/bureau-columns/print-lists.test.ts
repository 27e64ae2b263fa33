import { describe, expect, it } from 'vitest'
import { printInquiries } from '#engine/reading/layouts/bureau-columns/print-lists.ts'
import { ownersOf } from '#engine/reading/layouts/bureau-columns/print-rows.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

describe('printed inquiries', () => {
  it.each([
    [
      'with their business',
      ['Creditor Name | Type of Business | Date of inquiry | Credit Bureau', 'PHONE BANK | Banks | 01/02/2025 | Experian'],
    ],
    ['without it', ['Creditor Name | Date of Inquiry | Credit Bureau', 'PHONE BANK | 01/02/2025 | Experian']],
    [
      'with headings that wrap',
      [
        'Creditor | Type of | Date of | Credit',
        'Name | Business | inquiry | Bureau',
        'PHONE BANK | Banks | 01/02/2025 | Experian',
      ],
    ],
    ['in another order', ['Credit Bureau | Date of Inquiry | Creditor Name', 'Experian | 01/02/2025 | PHONE BANK']],
  ])('are read %s', (_, lines) => {
    const [inquiry, ...others] = printInquiries(pageLines(typesetLines(lines)))
    expect(others).toEqual([])
    expect([inquiry?.creditorName.text, inquiry?.date.text, inquiry?.bureau]).toEqual(['PHONE BANK', '01/02/2025', 'experian'])
  })

  it('have all words of a name on a picture, also what stands further left than the other columns of its page tell', () => {
    const recognised = (page: number, rows: readonly Piece[]) => pageLines(typeset(rows)).map((line) => onPicture(line, page))
    const heads = recognised(1, [
      [105, 700, 'Creditor Name'],
      [240, 700, 'Type of Business'],
      [370, 700, 'Date of inquiry'],
      [490, 700, 'Credit Bureau'],
      [38, 715, 'PHONE BANK'],
      [240, 715, 'Banks'],
      [370, 715, '01/02/2025'],
      [490, 715, 'Experian'],
    ])
    const overleaf = recognised(2, [
      [-50, 50, 'OPEN SKY CBNK'],
      [194, 50, 'Banks'],
      [324, 50, '01/02/2024'],
      [444, 50, 'Experian'],
    ])
    expect(printInquiries([...heads, ...overleaf]).map(({ creditorName }) => creditorName.text)).toEqual([
      'PHONE BANK',
      'OPEN SKY CBNK',
    ])
  })
})

/** The line as it was recognised on that page. */
function onPicture(line: Line, page: number): Line {
  const words = line.words.map((word) => ({ ...word, confidence: 0.95 }))
  const runs = line.runs.map((run) => ({ ...run, page, words: run.words.map((word) => ({ ...word, confidence: 0.95 })) }))
  return { ...line, page, words, runs }
}

it('rows that a browser set on whole pixels end before the next label', () => {
  const lines = pageLines(typeset([50, 61.25, 71.75, 82.25].map((y) => [36, y, 'X'])))
  expect(ownersOf(lines, [0, 3])).toEqual([0, 0, 0, 3])
})
