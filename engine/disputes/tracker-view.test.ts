import { describe, expect, it } from 'vitest'
import { successRate, type TrackedDispute, trackerProgress, trackerStatus, viewDispute } from '#engine/disputes/tracker-view.ts'

const SUBMITTED: TrackedDispute = { status: 'in_progress', submittedOn: '2026-03-01', answeredOn: null, outcome: null }

describe("the tracker's words", () => {
  it.each([
    ['pending', null, 'not_sent'],
    ['in_progress', null, 'submitted'],
    ['under_review', null, 'under_review'],
    ['under_review', '2026-03-20', 'responded'],
    ['in_progress', '2026-03-20', 'responded'],
    ['resolved', '2026-03-20', 'resolved'],
    ['rejected', '2026-03-20', 'verified'],
  ] as const)('%s answered %s is %s', (status, answeredOn, expected) => {
    expect(trackerStatus({ status, answeredOn })).toBe(expected)
  })
})

describe('progress per status', () => {
  it.each([
    ['submitted', 0, 10],
    ['submitted', 6, 10],
    ['submitted', 15, 20],
    ['submitted', 30, 40],
    ['submitted', 90, 40],
    ['under_review', 0, 40],
    ['under_review', 15, 40],
    ['under_review', 24, 56],
    ['under_review', 30, 70],
    ['responded', 3, 90],
    ['resolved', 3, 100],
    ['verified', 3, 100],
    ['not_sent', 3, 0],
  ] as const)('%s after %i days is %d', (status, days, expected) => {
    expect(trackerProgress(status, days)).toBeCloseTo(expected, 10)
  })
})

describe('the view of one dispute', () => {
  it('expects the answer 30 days after submission and turns red under 7 days', () => {
    expect(viewDispute(SUBMITTED, '2026-03-24')).toMatchObject({ expectedOn: '2026-03-31', daysRemaining: 7, isUrgent: false })
    expect(viewDispute(SUBMITTED, '2026-03-25')).toMatchObject({ daysRemaining: 6, isUrgent: true })
  })

  it('never counts below zero, and leaves finished disputes alone', () => {
    expect(viewDispute(SUBMITTED, '2026-06-01').daysRemaining).toBe(0)
    expect(viewDispute({ ...SUBMITTED, status: 'resolved' }, '2026-06-01')).toMatchObject({ isUrgent: false, isActive: false })
    expect(viewDispute({ ...SUBMITTED, status: 'rejected' }, '2026-03-02').isActive).toBe(false)
  })
})

describe('success rate', () => {
  it('is the removed share of the resolved, without decimals', () => {
    expect(successRate([])).toBe(0)
    expect(successRate([{ status: 'rejected', outcome: 'removed' }])).toBe(0)
    expect(
      successRate([
        { status: 'resolved', outcome: 'removed' },
        { status: 'resolved', outcome: 'updated' },
        { status: 'resolved', outcome: 'removed' },
      ]),
    ).toBe(67)
  })
})
