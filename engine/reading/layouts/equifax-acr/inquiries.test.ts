import { describe, expect, it } from 'vitest'
import { readInquiries } from '#engine/reading/layouts/equifax-acr/inquiries.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const page = (date: string, kind = 'Hard'): PageText =>
  typeset([
    [40, 60, 'Company Information'],
    [300, 60, 'Inquiry Type'],
    [440, 60, 'Inquiry Date(s)'],
    [40, 80, 'NAVY FCU'],
    [300, 80, kind],
    [440, 80, date],
    [40, 93, '156 STATUS RIDGE DR MOUNT SAMPLE CO 80203-1869'],
    [40, 106, 'Phone: (702) 555-0153'],
  ])
const pictured = (printed: PageText): PageText => ({
  ...printed,
  words: printed.words.map((word) => ({ ...word, confidence: 0.95 })),
})

describe('the day of an inquiry on a picture', () => {
  it.each([
    ['07/12/2023', '2023-07-12', 'NAVY FCU'],
    ['0712/2023', null, 'NAVY FCU'],
    ['0711212023', null, 'NAVY FCU'],
    ['041772024', null, 'NAVY FCU'],
    ['07/12/2023 4', null, 'NAVY FCU Hard 07/12/2023 4'],
    ['Terms', null, 'NAVY FCU Hard Terms'],
  ])('read as %s is %s, of %s', (date, day, name) => {
    const [inquiry, ...others] = readInquiries(pageLines(pictured(page(date))))
    expect(others).toEqual([])
    expect(inquiry).toMatchObject({ creditorName: name, date: day })
    if (day === null) expect(inquiry?.evidence['date']?.confidence).toBeLessThan(0.9)
  })

  it('of a text file is what it says', () => {
    expect(readInquiries(pageLines(page('0712/2023')))).toEqual([])
    expect(readInquiries(pageLines(page('07/12/2023')))).toMatchObject([{ creditorName: 'NAVY FCU', date: '2023-07-12' }])
  })

  it.each(['PHONE HOME WIRELESS', 'TEL AVIV IMPORTS'])('is of %s, which is no telephone number', (name) => {
    const pieces = (y: number, company: string): Piece[] => [
      [40, y, company],
      [300, y, 'Hard'],
      [440, y, '07/12/2023'],
      [40, y + 13, '156 STATUS RIDGE DR MOUNT SAMPLE CO 80203-1869'],
      [40, y + 26, 'Phone: (702) 555-0153'],
    ]
    const header: Piece[] = [
      [40, 60, 'Company Information'],
      [300, 60, 'Inquiry Type'],
      [440, 60, 'Inquiry Date(s)'],
    ]
    const read = readInquiries(pageLines(typeset([...header, ...pieces(80, 'NAVY FCU'), ...pieces(120, name)])))
    expect(read.map(({ creditorName }) => creditorName)).toEqual(['NAVY FCU', name])
  })
})

describe('rows that bars part', () => {
  it.each([
    ['NAVY FCU | Hard | 07/12/2023', [['NAVY FCU', 'hard', '2023-07-12']]],
    [
      'NAVY FCU | Soft | 07/12/2023, 01/03/2024',
      [
        ['NAVY FCU', 'soft', '2023-07-12'],
        ['NAVY FCU', 'soft', '2024-01-03'],
      ],
    ],
    ['NAVY FCU | Hard', []],
  ])('%s', (row, right) => {
    const lines = pageLines(
      typeset([
        [40, 60, 'Company Information | Inquiry Type | Inquiry Date(s)'],
        [40, 80, row],
      ]),
    )
    expect(readInquiries(lines).map(({ creditorName, kind, date }) => [creditorName, kind, date])).toEqual(right)
  })
})
