import { describe, expect, it } from 'vitest'
import type { HistoryCell } from '#engine/reading/layouts/bureau-columns/page.ts'
import { withStrip } from '#engine/reading/layouts/bureau-columns/with-strip.ts'

const cell = (month: string, code: string): HistoryCell => ({
  month,
  code,
  run: { page: 1, text: code, box: [0, 0, 10, 10], words: [] },
})

describe('a history in strips', () => {
  it('goes on where the first strip ends, for each bureau', () => {
    const joined = withStrip(
      { experian: [cell('2026-08', 'OK')] },
      { experian: [cell('2026-07', '30')], equifax: [cell('2026-07', 'OK')] },
    )
    expect(joined.experian?.map(({ month, code }) => [month, code])).toEqual([
      ['2026-08', 'OK'],
      ['2026-07', '30'],
    ])
    expect(joined.equifax).toHaveLength(1)
  })

  it('keeps a month as it stood first', () => {
    expect(withStrip({ experian: [cell('2026-08', 'OK')] }, { experian: [cell('2026-08', '60')] }).experian).toHaveLength(1)
  })
})
