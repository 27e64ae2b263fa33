import { describe, expect, it } from 'vitest'
import { readInquiries } from '#engine/reading/layouts/myequifax/inquiries.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import { documentOf, type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const DATES = 36
const COMPANIES = 140
const head: Piece[] = [
  [DATES, 40, 'Hard Inquiries'],
  [DATES, 54, 'Date'],
  [COMPANIES, 54, 'Company'],
]

/** The lines of a company eleven points apart, its date beside one of them. */
const row = (top: number, date: string, beside: number, lines: readonly string[]): Piece[] => [
  [DATES, top + beside * 11, date],
  ...lines.map((text, index): Piece => [COMPANIES, top + index * 11, text]),
]

const read = (...rows: readonly Piece[][]): string[] =>
  readInquiries(documentLines(documentOf([typeset([...head, ...rows.flat()])]))).map(
    ({ creditorName, date }) => `${creditorName} ${date}`,
  )

const ASKERS: Piece[] = [[COMPANIES + 150, 54, 'Request Originator']]

describe('inquiries', () => {
  it.each([
    ['at the top of its row', 0, 0],
    ['centred on its row', 1, 2],
  ])('have the company whose date stands %s', (_, besideThree, besideFour) => {
    expect(
      read(
        row(70, 'Jun 06, 2025', besideThree, ['FIRST EXAMPLE BANK', 'PO BOX 4724', 'DALLAS, TX 75201']),
        row(108, 'Nov 23, 2025', besideFour, ['SECOND EXAMPLE', 'LENDING', 'PO BOX 1569', 'DALLAS, TX 75201']),
        row(157, 'Jan 03, 2026', besideThree, ['THIRD EXAMPLE', '12 OAK ST', 'DALLAS, TX 75201']),
      ),
    ).toEqual(['FIRST EXAMPLE BANK 2025-06-06', 'SECOND EXAMPLE LENDING 2025-11-23', 'THIRD EXAMPLE 2026-01-03'])
  })

  it.each(['RR 4 BOX 808', 'PSC 286 BOX 5068', 'HC 71 BOX 12', 'ONE TOWER SQUARE', 'THE OLD MILL'])(
    'have no name of an address that stands apart from it: %s',
    (street) => {
      expect(
        read([
          ...row(70, 'Jun 06, 2025', 0, ['WELKES AUTO', 'FINANCE']),
          [COMPANIES, 101, street],
          [COMPANIES, 112, 'DALLAS, TX 75201'],
        ]),
      ).toEqual(['WELKES AUTO FINANCE 2025-06-06'])
    },
  )

  it.each(['CARR 2 KM 19.5', 'THE OLD MILL', 'HALL OF RECORDS'])(
    'have no name of an address whose first word had room behind it: %s',
    (street) => {
      expect(read(ASKERS, row(70, 'Jun 06, 2025', 0, ['AUTOGRUPO', street, 'TOA BAJA, PR 00949']))).toEqual([
        'AUTOGRUPO 2025-06-06',
      ])
    },
  )

  it('have a name whole that goes on over the next column’s start, and none of what begins there', () => {
    const long = row(70, 'Jun 06, 2025', 0, ['LOCATION LOCATION LOCATION REALTY'])
    expect(read(ASKERS, long)).toEqual(['LOCATION LOCATION LOCATION REALTY 2025-06-06'])
    const beside: Piece[] = [
      ...row(70, 'Jun 06, 2025', 0, ['A NAME OF THIRTY LETTERS HERE']),
      [COMPANIES + 150, 70, 'MONROE LTD'],
    ]
    expect(read(ASKERS, beside)).toEqual(['A NAME OF THIRTY LETTERS HERE 2025-06-06'])
  })

  it('have a company in Canada', () => {
    expect(read(row(70, 'Jun 06, 2025', 0, ['MAPLE BANK', '88 QUEEN ST W', 'TORONTO, ON M5H 2N2']))).toEqual([
      'MAPLE BANK 2025-06-06',
    ])
  })

  it('have one company for several dates beside its address', () => {
    expect(
      read([
        ...row(70, 'Jun 06, 2025', 0, ['FIRST EXAMPLE BANK', 'PO BOX 4724', 'DALLAS, TX 75201']),
        [DATES, 81, 'May 05, 2025'],
        [DATES, 92, 'Apr 04, 2025'],
      ]),
    ).toEqual(['FIRST EXAMPLE BANK 2025-06-06', 'FIRST EXAMPLE BANK 2025-05-05', 'FIRST EXAMPLE BANK 2025-04-04'])
  })
})
