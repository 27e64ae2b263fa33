import { describe, expect, it } from 'vitest'
import { plan } from '#contract/plan.ts'
import { PLAN_CATEGORIES } from '#engine/plan/plan-action.ts'
import { samplePlan } from '#web/screens/plan/plan-sample.ts'
import { helpFor } from '#web/screens/plan/plan-words.ts'

describe('the second button of an action', () => {
  it('is the calculator for money, the dispute for history, and none else', () => {
    expect(PLAN_CATEGORIES.map((category) => [category, helpFor({ category, sentDisputeId: null })])).toEqual([
      ['utilization', 'calculate'],
      ['payment', 'calculate'],
      ['history', 'dispute'],
      ['mix', null],
      ['inquiries', null],
    ])
  })

  it('leads to a dispute that was sent instead of filing it again', () => {
    expect(helpFor({ category: 'history', sentDisputeId: 'd1' })).toBe('see')
  })
})

describe('the sample plan', () => {
  it('calls each action a sample and has the documents’ figures', () => {
    const sample = plan.parse(samplePlan())
    expect(
      sample.actions.every(({ title, description }) => title.startsWith('Sample') && description.startsWith('A sample')),
    ).toBe(true)
    expect(sample.estimatedGain).toEqual({ low: 65, high: 155 })
    expect(sample.timeline.map(({ days, low, high }) => [days, low, high])).toEqual([
      [30, 15, 25],
      [60, 35, 65],
      [90, 65, 155],
    ])
    expect([sample.overallProgress, sample.highPriority, sample.completed]).toEqual([68, 2, 1])
  })
})
