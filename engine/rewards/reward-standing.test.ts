import { describe, expect, it } from 'vitest'
import { BADGES } from '#engine/rewards/reward-rules.ts'
import { earnedBadges, levelOf, levelProgress, pointsOf, streakOf } from '#engine/rewards/reward-standing.ts'

describe('points and level', () => {
  it('are the sum, and its thousands', () => {
    expect(pointsOf([{ pointsEarned: 100 }, { pointsEarned: 50 }])).toBe(150)
    expect([0, 999, 1000, 1999, 2000].map(levelOf)).toEqual([0, 0, 1, 1, 2])
  })

  it.each([
    [0, 0, { from: 0, to: 1000, done: 0 }],
    [999, 0, { from: 0, to: 1000, done: 999 }],
    [1000, 1, { from: 1000, to: 2000, done: 0 }],
    [2350, 2, { from: 2000, to: 3000, done: 350 }],
  ])('%i points on level %i', (points, level, progress) => expect(levelProgress({ points, level })).toEqual(progress))
})

describe('the streak', () => {
  const on = (...instants: string[]) => instants.map((createdAt) => ({ createdAt }))
  // 2026-11-20 is a Friday; its week begins on Monday the 16th.
  it.each<[string, { createdAt: string }[], string, string, number]>([
    ['no act', [], '2026-11-20T12:00:00.000Z', 'UTC', 0],
    ['an act this week', on('2026-11-16T00:00:00.000Z'), '2026-11-20T12:00:00.000Z', 'UTC', 1],
    ['an act last week only', on('2026-11-15T23:59:59.000Z'), '2026-11-20T12:00:00.000Z', 'UTC', 1],
    ['an act two weeks ago only', on('2026-11-08T23:59:59.000Z'), '2026-11-20T12:00:00.000Z', 'UTC', 0],
    ['two acts in one week', on('2026-11-17T00:00:00.000Z', '2026-11-18T00:00:00.000Z'), '2026-11-20T12:00:00.000Z', 'UTC', 1],
    [
      'three weeks running',
      on('2026-11-04T00:00:00.000Z', '2026-11-11T00:00:00.000Z', '2026-11-18T00:00:00.000Z'),
      '2026-11-20T12:00:00.000Z',
      'UTC',
      3,
    ],
    ['a missing week between', on('2026-11-04T00:00:00.000Z', '2026-11-18T00:00:00.000Z'), '2026-11-20T12:00:00.000Z', 'UTC', 1],
    // Monday 03:00 UTC is still Sunday in Chicago, so this falls a week earlier there.
    ['where the week has begun', on('2026-11-16T03:00:00.000Z'), '2026-11-27T12:00:00.000Z', 'UTC', 1],
    ['where it has not', on('2026-11-16T03:00:00.000Z'), '2026-11-27T12:00:00.000Z', 'America/Chicago', 0],
    ['east of UTC the Monday comes first', on('2026-11-15T15:30:00.000Z'), '2026-11-27T12:00:00.000Z', 'Asia/Tokyo', 1],
    // New York falls back on Sunday 2026-11-01: midnight to Monday is 05:00 UTC, not 04:00.
    ['the last hour of the long Sunday', on('2026-11-02T04:30:00.000Z'), '2026-11-13T12:00:00.000Z', 'America/New_York', 0],
    ['the first of the Monday after it', on('2026-11-02T05:00:00.000Z'), '2026-11-13T12:00:00.000Z', 'America/New_York', 1],
    // It springs forward on Sunday 2026-03-08: the Monday begins at 04:00 UTC, not 05:00.
    [
      'the first of the Monday after the short Sunday',
      on('2026-03-09T04:00:00.000Z'),
      '2026-03-20T12:00:00.000Z',
      'America/New_York',
      1,
    ],
    ['the last of the short Sunday', on('2026-03-09T03:59:59.000Z'), '2026-03-20T12:00:00.000Z', 'America/New_York', 0],
    // 2026-12-31 is a Thursday: the week goes on into January, and the next begins on January 4.
    [
      'one week over the end of the year',
      on('2026-12-30T12:00:00.000Z', '2027-01-02T12:00:00.000Z'),
      '2027-01-03T12:00:00.000Z',
      'UTC',
      1,
    ],
    [
      'two weeks over the end of the year',
      on('2026-12-31T12:00:00.000Z', '2027-01-04T12:00:00.000Z'),
      '2027-01-05T12:00:00.000Z',
      'UTC',
      2,
    ],
    [
      'a year of 53 weeks',
      on('2026-12-22T12:00:00.000Z', '2026-12-29T12:00:00.000Z', '2027-01-05T12:00:00.000Z'),
      '2027-01-06T12:00:00.000Z',
      'UTC',
      3,
    ],
  ])('%s', (_case, acts, now, timeZone, streak) => expect(streakOf(acts, { now, timeZone })).toBe(streak))
})

describe('badges', () => {
  it('come with the act that brings the points, and stay', () => {
    const acts = [
      { pointsEarned: 50, createdAt: '2026-01-01T00:00:00.000Z' },
      { pointsEarned: 150, createdAt: '2026-01-02T00:00:00.000Z' },
      { pointsEarned: 100, createdAt: '2026-01-03T00:00:00.000Z' },
    ]
    expect(earnedBadges(acts)).toEqual([
      { badgeId: 'first-step', earnedAt: '2026-01-01T00:00:00.000Z' },
      { badgeId: 'whole-picture', earnedAt: '2026-01-03T00:00:00.000Z' },
    ])
    expect(earnedBadges([])).toEqual([])
  })

  it('say only what their points prove: they are earned by acts of every kind, the demo payment among them', () => {
    const claims = BADGES.filter(({ description }) => /on record|read|sent|recorded/.test(description))
    expect(claims).toEqual([])
  })

  it('have names of their own and rise', () => {
    expect(new Set(BADGES.map(({ id }) => id)).size).toBe(BADGES.length)
    const needed = BADGES.map(({ pointsRequired }) => pointsRequired)
    expect(needed).toEqual(needed.toSorted((a, b) => a - b))
  })
})
