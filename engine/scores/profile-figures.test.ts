import { describe, expect, it } from 'vitest'
import { blankAccount } from '#engine/report/blank-account.ts'
import { profileFigures } from '#engine/scores/profile-figures.ts'
import { progressToTarget, scoreTone } from '#engine/scores/score-tone.ts'

const card = blankAccount({
  accountType: 'revolving',
  status: 'open',
  creditLimit: 100_000,
  currentBalance: 47_000,
  dateOpened: '2021-11',
})

describe('the figures of a credit profile', () => {
  it('are unknown when the file says nothing', () => {
    expect(profileFigures([], '2026-11-20')).toEqual({ paymentHistory: null, creditUtilization: null, creditHistory: null })
  })

  it('count the months that say how they were paid, and no others', () => {
    const paymentHistory = [
      { month: '2026-10', code: 'ok' },
      { month: '2026-09', code: '30' },
      { month: '2026-08', code: 'ok' },
      { month: '2026-07', code: 'no_data' },
      { month: '2026-06', code: 'ok' },
    ] as const
    expect(profileFigures([{ ...card, paymentHistory }], null).paymentHistory).toBe(75)
  })

  it.each([
    ['an open card counts', [card], 47],
    ['a closed card does not', [{ ...card, status: 'closed' as const }], null],
    ['a card without a printed limit does not', [{ ...card, creditLimit: null }], null],
    ['a card over its limit is over 100', [{ ...card, currentBalance: 150_000 }], 150],
  ])('utilization: %s', (_case, accounts, expected) => {
    expect(profileFigures(accounts, null).creditUtilization).toBe(expected)
  })

  it('measure the average age against ten years', () => {
    expect(profileFigures([card], '2026-11-20').creditHistory).toBe(50)
    expect(profileFigures([{ ...card, dateOpened: '1999-01-01' }], '2026-11-20').creditHistory).toBe(100)
  })
})

describe('a score', () => {
  it.each([
    [750, 'good'],
    [749, 'info'],
    [700, 'info'],
    [699, 'warn'],
    [650, 'warn'],
    [649, 'bad'],
  ])('of %i is %s', (score, tone) => expect(scoreTone(score)).toBe(tone))

  it.each([
    [648, 750, 77],
    [300, 750, 0],
    [800, 750, 100],
    [700, 300, 100],
  ])('of %i towards %i is %i percent of the way', (current, target, percent) => {
    expect(progressToTarget(current, target)).toBe(percent)
  })
})
