import { describe, expect, it } from 'vitest'
import { PERIODS } from '#engine/law/periods.ts'
import { KEPT, KEPT_HOW_LONG } from '#engine/retention/kept-how-long.ts'
import { ORIGINALS_MONTHS } from '#engine/retention/originals-months.ts'

describe('what is kept how long', () => {
  it('says for each thing how long and why, in words', () => {
    expect(KEPT_HOW_LONG.length).toBeGreaterThan(8)
    for (const line of KEPT_HOW_LONG) for (const words of Object.values(line)) expect(words).toMatch(/^[A-Z\d].{4,}/)
    expect(new Set(KEPT_HOW_LONG.map(({ what }) => what)).size).toBe(KEPT_HOW_LONG.length)
  })

  it('keeps the log longer than anything it tells of can be sued about', () => {
    expect(KEPT.auditYears).toBeGreaterThan(PERIODS.action_after_violation.value)
  })

  it.each(Object.entries(KEPT))('%s is a whole number above zero', (_name, value) => {
    expect(Number.isInteger(value) && value > 0).toBe(true)
  })

  it('offers months in rising order', () => {
    expect(ORIGINALS_MONTHS.toSorted((a, b) => a - b)).toEqual([...ORIGINALS_MONTHS])
  })
})
