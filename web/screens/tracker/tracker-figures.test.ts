import { describe, expect, it } from 'vitest'
import { type Dispute, figuresOf, trackerFigures } from '#web/screens/tracker/tracker-figures.ts'

const dispute = (status: Dispute['status'], tracker: Dispute['tracker']['status'], outcome: Dispute['outcome']): Dispute => ({
  id: `${status} ${outcome}`,
  userId: 'u',
  negativeItemId: null,
  findingId: null,
  earlier: null,
  told: null,
  creditor: 'MIDLAND',
  description: 'Not mine at all',
  status,
  priority: 'high',
  estimatedImpact: 10,
  disputeTargets: ['experian'],
  submissionMethod: 'mail',
  trackingNumbers: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  submittedAt: null,
  resolvedAt: null,
  outcome,
  isPractice: false,
  isRequest: false,
  tracker: { status: tracker, progress: 10, submittedDate: null, expectedResponse: null, daysRemaining: null, clock: null },
})

describe('the cards of the tracker', () => {
  it('counts active, resolved and verified apart, and the removed among the resolved', () => {
    const figures = trackerFigures([
      dispute('pending', 'not_sent', 'pending'),
      dispute('under_review', 'under_review', 'pending'),
      dispute('resolved', 'resolved', 'removed'),
      dispute('resolved', 'resolved', 'updated'),
      dispute('resolved', 'resolved', 'removed'),
      dispute('rejected', 'verified', 'verified'),
      dispute('withdrawn', 'not_sent', 'pending'),
    ])
    expect(figures).toEqual({ total: 7, active: 2, resolved: 3, verified: 1, successRate: 67 })
  })

  it('is all zero with no dispute', () => {
    expect(trackerFigures([])).toEqual({ total: 0, active: 0, resolved: 0, verified: 0, successRate: 0 })
  })

  it('is the same of disputes that are counted already', () => {
    const byStatus = { pending: 1, in_progress: 0, under_review: 1, resolved: 3, rejected: 1 }
    expect(figuresOf({ total: 6, byStatus, successRate: 67 })).toEqual({
      total: 6,
      active: 2,
      resolved: 3,
      verified: 1,
      successRate: 67,
    })
  })
})
