import { describe, expect, it } from 'vitest'
import { oldReport } from '#engine/report/old-report.ts'

const TODAY = '2026-11-29'

describe('an old report', () => {
  it.each([
    ['2023-05-03', '2023-05'],
    ['2023-05', '2023-05'],
    ['2023', '2023'],
    ['2025', '2025'],
    ['2026-08-28', '2026-08'],
    ['2026-07', '2026-07'],
  ])('of %s is from %s', (reportDate, from) => expect(oldReport({ reportDate, isPractice: false }, TODAY)).toBe(from))

  it.each([['2026-08-29'], ['2026-08'], ['2026'], ['2026-11-29'], ['2027-01-02'], [null]])('is none of %s', (reportDate) =>
    expect(oldReport({ reportDate, isPractice: false }, TODAY)).toBeNull(),
  )

  it('is no practice report', () => expect(oldReport({ reportDate: '2023-05-03', isPractice: true }, TODAY)).toBeNull())
})
