import { describe, expect, it } from 'vitest'
import { newestScore } from '#engine/scores/newest-score.ts'

const report = (score: number | null, reportDate: string | null) => ({ score, reportDate })

describe('the score that is shown', () => {
  it('is the newest report’s', () => {
    expect(newestScore([report(600, '2026-01-02'), report(640, '2026-03-01')])).toBe(640)
    expect(newestScore([report(640, '2026-03-01'), report(600, '2026-01-02')])).toBe(640)
  })

  it('is the newest that has one', () => {
    expect(newestScore([report(600, '2026-01-02'), report(null, '2026-03-01')])).toBe(600)
    expect(newestScore([report(610, null), report(600, '2026-01-02')])).toBe(600)
  })

  it('is the first of one day', () => {
    expect(newestScore([report(617, '2026-03-01'), report(622, '2026-03-01'), report(630, '2026-03-01')])).toBe(617)
  })

  it('is unknown where no report has one', () => {
    expect(newestScore([report(null, '2026-03-01')])).toBeNull()
    expect(newestScore([])).toBeNull()
  })
})
