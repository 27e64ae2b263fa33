import { describe, expect, it } from 'vitest'
import { sampleDisputes } from '#web/screens/tracker/tracker-sample.ts'
import { isActive } from '#web/screens/tracker/tracker-figures.ts'

describe('the sample of the tracker', () => {
  const sample = sampleDisputes('2026-11-20')

  it('calls every entry a sample', () => {
    expect(sample.every(({ creditor, description }) => creditor.startsWith('Sample') && description.startsWith('A sample'))).toBe(
      true,
    )
  })

  it('keeps the tracker’s own rules: 30 days, the bar by status, red days', () => {
    const [first, second] = sample
    expect(first?.tracker).toMatchObject({
      submittedDate: '2026-10-25',
      expectedResponse: '2026-11-24',
      daysRemaining: 4,
      progress: 61,
    })
    expect(second?.tracker).toMatchObject({ submittedDate: '2026-11-11', daysRemaining: 21, progress: 12 })
    expect(sample.filter(isActive)).toHaveLength(2)
  })
})
