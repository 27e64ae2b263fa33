import { describe, expect, it } from 'vitest'
import type { Notes } from '#engine/reading/facts.ts'
import { readBalanceHistory } from '#engine/reading/layouts/experian-web-print/balance-histories.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import type { BalanceMonth } from '#engine/report/account.ts'

const HEAD: readonly Piece[] = [
  [40, 50, 'Date'],
  [80, 50, 'Balance'],
  [130, 50, 'Scheduled'],
  [130, 62, 'Payment'],
  [220, 50, 'Paid'],
]

function read(rows: readonly Piece[]): { months: BalanceMonth[]; notes: Notes } {
  const notes: Notes = {}
  return { months: readBalanceHistory(pageLines(typeset([...HEAD, ...rows])), notes), notes }
}

const dec = { month: '2023-12', balance: 44_000, scheduledPayment: null, paid: 1_000, pastDue: null }
const nov = { month: '2023-11', balance: 344_200, scheduledPayment: 15_300, paid: null, pastDue: null }

describe('a balance history', () => {
  it('is read row by row', () => {
    const { months } = read([
      [40, 80, 'Dec 2023'],
      [90, 80, '$440'],
      [130, 80, '-'],
      [220, 80, '$10 on 12/13/2023'],
      [40, 95, 'Nov 2023'],
      [90, 95, '$3,442'],
      [130, 95, '$153'],
      [220, 95, '-'],
    ])
    expect(months).toEqual([dec, nov])
  })

  it.each([
    ['at the top of the row', 0],
    ['in the middle of the row', 6],
  ])('may wrap its months and dates in narrow columns, the amounts %s', (_, down) => {
    const { months, notes } = read([
      [40, 80, 'Dec'],
      [40, 92, '2023'],
      [80, 80 + down, '$440'],
      [130, 80 + down, '-'],
      [220, 80, '$10 on'],
      [220, 92, '12/13/2023'],
      [40, 110, 'Nov'],
      [40, 122, '2023'],
      [80, 110 + down, '$3,442'],
      [130, 110 + down, '$153'],
      [220, 110 + down, '-'],
    ])
    expect(months).toEqual([dec, nov])
    expect(notes['balanceHistory.2023-11']?.box[1]).toBe(110)
  })

  it('may be a table whose cells and headings are centred on their rows', () => {
    const notes: Notes = {}
    const lines = pageLines(
      typeset([
        [40, 57, 'Date'],
        [80, 57, 'Balance'],
        [130, 50, 'Scheduled'],
        [130, 63, 'Payment'],
        [220, 57, 'Paid'],
        // Amounts between the two lines of the month.
        [40, 80, 'Dec'],
        [40, 93, '2023'],
        [80, 87, '$440'],
        [130, 87, '-'],
        [220, 80, '$10 on'],
        [220, 93, '12/13/2023'],
        // A month in one line between the two lines of its payment.
        [220, 112, '$20 on'],
        [40, 119, 'Nov 2023'],
        [95, 119, '$3,442'],
        [130, 119, '$153'],
        [220, 125, '11/2/2023'],
      ]),
    )
    expect(readBalanceHistory(lines, notes)).toEqual([dec, { ...nov, paid: 2_000 }])
  })

  it('has no row where a month has no year', () => {
    const { months } = read([
      [40, 80, 'Dec'],
      [80, 80, '$440'],
      [40, 95, 'Nov'],
      [40, 107, '2023'],
      [80, 95, '$3,442'],
      [130, 95, '$153'],
      [220, 95, '-'],
    ])
    expect(months).toEqual([nov])
  })
})
