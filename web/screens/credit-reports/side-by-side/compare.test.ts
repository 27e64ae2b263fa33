import { describe, expect, it } from 'vitest'
import { compareRow, type Comparison, type Place, type Printed } from '#web/screens/credit-reports/side-by-side/compare.ts'

const place = (facts: Partial<Place> = {}): Place => ({ page: 1, box: [0, 0, 1, 1], quote: '', ...facts })
const printed = (bureau: Printed['bureau'], value: string | number | null, at = place()): Printed => ({
  bureau,
  value,
  text: value === null ? null : String(value),
  place: at,
})
const isDifferent = (how: Comparison, ...values: readonly (string | number | null)[]) =>
  compareRow(
    'Row',
    how,
    values.map((value, at) => printed((['equifax', 'experian', 'transunion'] as const)[at] ?? 'equifax', value)),
  )?.isDifferent

describe('a row of the comparison', () => {
  it.each([
    ['money', 100, 200, true],
    ['money', 100, 100, false],
    ['money', 100, null, false],
    ['code', 'open', 'closed', true],
    ['words', 'Auto Loan', 'AUTO', false],
    ['date', '2019-03-05', '2019-03-06', true],
    ['date', '2019-03-05', '2019-03', false],
    ['date', '2019-03-05', '2019', false],
    ['date', '2019-03-05', '2019-04', true],
    ['date', '2019-03-05', '2019-03-01', false],
    ['date', '2019-03-05', '2019-02-01', true],
  ] as const)('of %s with %s and %s differs: %s', (how, a, b, wanted) => expect(isDifferent(how, a, b)).toBe(wanted))

  it('differs when the third does, and is left out where no one prints anything', () => {
    expect(isDifferent('money', 5, 5, 6)).toBe(true)
    expect(isDifferent('money', null, null)).toBeUndefined()
  })

  it('does not hold a value that waits for the member’s word against the others', () => {
    const row = compareRow('Balance', 'money', [
      printed('equifax', 100),
      printed('experian', 900, place({ confidence: 0.5, unconfirmed: true })),
    ])
    expect(row?.isDifferent).toBe(false)
    expect(row?.cells.experian).toMatchObject({ text: '900', isUnconfirmed: true })
    expect(row?.cells.transunion).toBeUndefined()
  })
})
