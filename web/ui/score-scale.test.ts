import { describe, expect, it } from 'vitest'
import { bandOf, distanceTo, flagPlaces, placeOf, TICKS } from '#web/ui/score-scale.ts'

describe('the score ruler', () => {
  it('runs from 300 to 850 and holds what is beyond at its ends', () => {
    expect([300, 575, 850, 120, 900].map(placeOf)).toEqual([0, 50, 100, 0, 100])
  })

  it('has a tick every ten points and a long one every fifty', () => {
    expect(TICKS.at(0)).toEqual({ score: 300, isLong: true })
    expect(TICKS.at(-1)).toEqual({ score: 850, isLong: true })
    expect(TICKS.filter((tick) => tick.isLong)).toHaveLength(12)
  })

  it.each([
    [300, 'bad'],
    [649, 'bad'],
    [650, 'warn'],
    [699, 'warn'],
    [700, 'info'],
    [750, 'good'],
    [850, 'good'],
  ])('gives %i the tone %s', (score, tone) => expect(bandOf(score)?.tone).toBe(tone))

  it('gives a figure that is no score no band', () => {
    expect(bandOf(299)).toBeNull()
    expect(bandOf(851)).toBeNull()
  })

  it('counts the points to the goal and the way from 300', () => {
    expect(distanceTo(750, 648)).toEqual({ pointsLeft: 102, percent: 77 })
    expect(distanceTo(750, 790)).toEqual({ pointsLeft: 0, percent: 100 })
    expect(distanceTo(300, 300)).toEqual({ pointsLeft: 0, percent: 100 })
  })

  it('leans the flags away from each other, whichever is further along', () => {
    expect(flagPlaces(600, 720)).toEqual({ youLean: 0.85, goalLean: 0.15, isStacked: false })
    expect(flagPlaces(790, 700)).toMatchObject({ goalLean: 0.85, isStacked: false })
  })

  it('keeps a flag inside the ruler at its ends', () => {
    expect(flagPlaces(300, 850)).toEqual({ youLean: 0, goalLean: 1, isStacked: false })
  })

  it('sets the flags one above the other when they would touch', () => {
    expect(flagPlaces(745, 750).isStacked).toBe(true)
    expect(flagPlaces(750, 750).isStacked).toBe(true)
  })
})
