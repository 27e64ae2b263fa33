import { describe, expect, it } from 'vitest'
import { byPriority, type Recommendation } from '#web/screens/ai-dashboard/by-priority.ts'

const advice = (action: string, priority: Recommendation['priority']): Recommendation => ({
  category: 'dispute',
  action,
  priority,
  description: '',
  expectedImpact: null,
  impactRange: null,
  timeframe: '',
  entries: [],
})

describe('recommendations by priority', () => {
  it('come high, medium, low, in the order they were given', () => {
    const groups = byPriority([advice('a', 'low'), advice('b', 'high'), advice('c', 'low')])
    expect(groups.map(({ priority, recommendations }) => [priority, recommendations.map(({ action }) => action)])).toEqual([
      ['high', ['b']],
      ['low', ['a', 'c']],
    ])
  })

  it('none are no group', () => expect(byPriority([])).toEqual([]))
})
