import { describe, expect, it } from 'vitest'
import { BADGES } from '#engine/rewards/reward-rules.ts'
import {
  badgeStandings,
  latestOf,
  levelWords,
  type RewardActivity,
  streakWords,
  zoneToAsk,
} from '#web/screens/rewards/rewards-figures.ts'

describe('the activities', () => {
  it('shows the latest ten', () => {
    const acts = Array.from(
      { length: 12 },
      (_, index): RewardActivity => ({
        id: `act-${index}`,
        activityType: 'report_uploaded',
        description: 'Equifax report added',
        pointsEarned: 100,
        createdAt: '2026-11-20T12:00:00.000Z',
        isPractice: false,
      }),
    )
    expect(latestOf(acts)).toEqual(acts.slice(0, 10))
    expect(latestOf([])).toEqual([])
  })
})

describe('the badges', () => {
  it('stand earned first, then the nearest', () => {
    const earned = [{ badgeId: 'first-step', earnedAt: '2026-11-20T12:00:00.000Z' }]
    const standings = badgeStandings([...BADGES].toReversed(), { earned, points: 250 })
    expect(standings.map(({ badge, missing }) => [badge.id, missing])).toEqual([
      ['first-step', 0],
      ['whole-picture', 50],
      ['keeping-at-it', 350],
      ['level-one', 750],
      ['long-haul', 2250],
    ])
    expect(standings.map(({ earnedAt }) => earnedAt !== null)).toEqual([true, false, false, false, false])
  })
})

describe('the words', () => {
  it.each([
    [0, 0, '0 of 1,000 points'],
    [2350, 2, '350 of 1,000 points'],
  ])('%i points on level %i', (totalPoints, currentLevel, words) => expect(levelWords({ totalPoints, currentLevel })).toBe(words))

  it('count weeks', () => expect([0, 1, 2].map(streakWords)).toEqual(['0 weeks', '1 week', '2 weeks']))

  it.each([
    ['America/Chicago', 'America/Chicago'],
    ['UTC', 'UTC'],
    ['Etc/Unknown', undefined],
    ['+05:00', undefined],
    [undefined, undefined],
  ])('the zone %s is asked for as %s', (zone, asked) => expect(zoneToAsk(zone)).toBe(asked))
})
