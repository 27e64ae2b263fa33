import { describe, expect, it } from 'vitest'
import { HISTORY_CODES } from '#engine/words/history-code.ts'
import { CODE_LOOKS } from '#web/parts/history-code-words.ts'
import { gridYears } from '#web/screens/credit-reports/payment-grid-words.ts'

describe('gridYears', () => {
  it('puts each month in its place, newest year first, and leaves gaps empty', () => {
    const years = gridYears([
      { month: '2024-02', code: '30' },
      { month: '2023-12', code: 'ok' },
    ])
    expect(years.map(({ year }) => year)).toEqual(['2024', '2023'])
    expect(years[0]?.months).toEqual([null, '30', ...Array.from({ length: 10 }, () => null)])
    expect(years[1]?.months[11]).toBe('ok')
  })

  it('is empty for an account without a history', () => {
    expect(gridYears([])).toEqual([])
  })
})

describe('CODE_LOOKS', () => {
  it('tells every code apart by its letters', () => {
    const shorts = HISTORY_CODES.map((code) => CODE_LOOKS[code].short)
    expect(new Set(shorts).size).toBe(HISTORY_CODES.length)
  })
})
