import { describe, expect, it } from 'vitest'
import { printInquiries } from '#engine/reading/layouts/bureau-columns/print-lists.ts'
import { ownersOf } from '#engine/reading/layouts/bureau-columns/print-rows.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typeset, typesetLines } from '#engine/reading/lines/typeset.ts'

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
})

it('rows that a browser set on whole pixels end before the next label', () => {
  const lines = pageLines(typeset([50, 61.25, 71.75, 82.25].map((y) => [36, y, 'X'])))
  expect(ownersOf(lines, [0, 3])).toEqual([0, 0, 0, 3])
})
