import { describe, expect, it } from 'vitest'
import { between, type Chance, chances, pick } from '#engine/cases/chance.ts'
import { HARMS } from '#engine/scores/published-examples.ts'
import type { Help, ScoreAction } from '#engine/scores/score-action.ts'
import { simulateScore } from '#engine/scores/simulate-score.ts'

const KINDS = ['pay_down_debt', 'remove_negative_item', 'reduce_utilization'] as const

function action(kind: Help['kind'], size: number): Help {
  switch (kind) {
    case 'pay_down_debt':
      return { kind, amount: size }
    case 'remove_negative_item':
      return { kind, impact: size }
    case 'reduce_utilization':
      return { kind, reduction: size }
  }
}

const MOST: Record<Help['kind'], number> = { pay_down_debt: 60_000, remove_negative_item: 100, reduce_utilization: 100 }
const sized = (chance: Chance, kind: Help['kind']): number => Math.round(chance() * MOST[kind] * 100) / 100

interface Sample {
  readonly score: number
  readonly actions: readonly Help[]
  readonly kind: Help['kind']
  readonly less: number
  readonly more: number
}

/** Three hundred scores with actions, and an action more in a smaller and in a larger size. */
const SAMPLES: readonly Sample[] = Array.from({ length: 300 }, (_, seed) => {
  const chance = chances(seed)
  const kind = pick(chance, KINDS)
  const actions = Array.from({ length: between(chance, 0, 5) }, () => {
    const one = pick(chance, KINDS)
    return action(one, sized(chance, one))
  })
  const [a, b] = [sized(chance, kind), sized(chance, kind)]
  return { score: between(chance, 300, 850), actions, kind, less: Math.min(a, b), more: Math.max(a, b) }
})

const gain = (score: number, actions: readonly ScoreAction[]): number => simulateScore(score, actions).improvement

describe('a simulated score, of what helps', () => {
  it('leaves neither 300 nor 850, and never falls', () => {
    for (const { score, actions } of SAMPLES) {
      const { simulatedScore, improvement, range } = simulateScore(score, actions)
      expect(improvement).toBeGreaterThanOrEqual(0)
      expect(simulatedScore).toBe(score + improvement)
      const inOrder = [score, range.low, simulatedScore, range.high, 850]
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    }
  })

  it('never falls with more of an action, and neither does its range', () => {
    for (const { score, actions, kind, less, more } of SAMPLES) {
      const [small, large] = [less, more].map((size) => simulateScore(score, [...actions, action(kind, size)]))
      const figures = [small, large].map((one) => [one?.range.low ?? 0, one?.simulatedScore ?? 0, one?.range.high ?? 0])
      expect(figures[0]?.every((figure, index) => figure <= (figures[1]?.[index] ?? 0))).toBe(true)
    }
  })

  it('gains less from each further step', () => {
    for (const { score, kind, less } of SAMPLES) {
      const size = Math.min(less, MOST[kind] / 2)
      const [once, twice] = [gain(score, [action(kind, size)]), gain(score, [action(kind, size * 2)])]
      // Whole points: each of the three figures may be half a point off.
      expect(twice - once).toBeLessThanOrEqual(once + 1)
    }
  })

  it('does not depend on the order, and names each action’s points, which add up', () => {
    for (const { score, actions } of SAMPLES) {
      const { improvement, contributions } = simulateScore(score, actions)
      expect(gain(score, actions.toReversed())).toBe(improvement)
      expect(contributions.map(({ kind }) => kind)).toEqual(actions.map(({ kind }) => kind))
      expect(contributions.every(({ points }) => Number.isInteger(points) && points >= 0)).toBe(true)
      expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(improvement)
    }
  })

  it('gives the same action no more to someone with a higher score', () => {
    for (const { kind, less } of SAMPLES) {
      const gains = [300, 500, 650, 728, 800, 850].map((score) => gain(score, [action(kind, less)]))
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    }
  })
})

describe('the model', () => {
  it('changes nothing without an action', () => {
    expect(simulateScore(728, [])).toEqual({
      simulatedScore: 728,
      improvement: 0,
      range: { low: 728, high: 728 },
      contributions: [],
      factors: [],
    })
    expect(gain(728, [action('pay_down_debt', 0)])).toBe(0)
  })

  it('cannot raise 850, and stays inside it between whole points', () => {
    expect(gain(850, [action('remove_negative_item', 100)])).toBe(0)
    expect(simulateScore(849.5, [action('remove_negative_item', 100)]).range.high).toBeLessThanOrEqual(850)
  })

  it('moves a middling score by tens of points for one step', () => {
    for (const kind of KINDS) {
      const points = gain(650, [action(kind, MOST[kind] / 4)])
      expect([kind, points >= 10 && points < 100]).toEqual([kind, true])
    }
  })

  it('does not count what is paid down once more as utilization', () => {
    const [paid, utilized] = [action('pay_down_debt', 3000), action('reduce_utilization', 30)]
    expect(gain(300, [paid, utilized])).toBeLessThan(gain(300, [paid]) + gain(300, [utilized]))
  })

  it('divides the points of one kind by size', () => {
    const { contributions } = simulateScore(600, [action('remove_negative_item', 10), action('remove_negative_item', 30)])
    const [small = 0, large = 0] = contributions.map(({ points }) => points)
    expect(Math.abs(large - 3 * small)).toBeLessThanOrEqual(3)
  })
})

/** The samples once more, with some of what goes wrong among what helps. */
const MIXED = SAMPLES.map((sample, seed) => {
  const chance = chances(1000 + seed)
  const harms = Array.from({ length: between(chance, 1, 4) }, () => ({ kind: pick(chance, HARMS) }))
  return { ...sample, actions: [...harms, ...sample.actions], harms, further: { kind: pick(chance, HARMS) } }
})

/** From the lowest to the highest that a score may become. */
function span(score: number, actions: readonly ScoreAction[]): readonly [number, number, number] {
  const { simulatedScore, range } = simulateScore(score, actions)
  return [range.low, simulatedScore, range.high]
}

const isNowhereLess = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((figure, index) => figure >= (other[index] ?? 0))

describe('a simulated score, of what harms', () => {
  it('leaves neither 300 nor 850, and its range holds it', () => {
    for (const { score, actions } of MIXED) {
      const inOrder = [300, ...span(score, actions), 850]
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    }
  })

  it('is never raised by one harm more, nor lowered by more of what helps', () => {
    for (const { score, actions, harms, further, kind, less, more } of MIXED) {
      expect(isNowhereLess(span(score, actions), span(score, [...actions, further]))).toBe(true)
      expect(isNowhereLess(span(score, []), span(score, harms))).toBe(true)
      const [small, large] = [less, more].map((size) => span(score, [...actions, action(kind, size)]))
      expect(isNowhereLess(large ?? [], small ?? [])).toBe(true)
    }
  })

  it('is no lower for a higher score', () => {
    for (const { actions } of MIXED) {
      const spans = Array.from({ length: 56 }, (_, step) => span(300 + step * 10, actions))
      for (const [index, one] of spans.entries()) expect(isNowhereLess(one, spans[index - 1] ?? [])).toBe(true)
    }
  })

  it('takes more from a higher score', () => {
    for (const harm of HARMS) {
      const falls = Array.from({ length: 56 }, (_, step) => -gain(300 + step * 10, [{ kind: harm }]))
      expect(falls).toEqual(falls.toSorted((a, b) => a - b))
      expect(falls.at(-1)).toBeGreaterThan(0)
    }
  })

  it('does not depend on the order; points add up, by action and by factor', () => {
    for (const { score, actions } of MIXED) {
      const { improvement, contributions, factors } = simulateScore(score, actions)
      expect(span(score, actions.toReversed())).toEqual(span(score, actions))
      expect(contributions.map(({ kind }) => kind)).toEqual(actions.map(({ kind }) => kind))
      for (const list of [contributions, factors]) expect(list.reduce((sum, { points }) => sum + points, 0)).toBe(improvement)
    }
  })

  it('names the factor that each action changes', () => {
    const actions: readonly ScoreAction[] = [{ kind: 'late_payment' }, action('reduce_utilization', 20), { kind: 'max_out_card' }]
    const { contributions, factors } = simulateScore(700, actions)
    const [late = 0, reduced = 0, maxed = 0] = contributions.map(({ points }) => points)
    expect(factors).toEqual([
      { factor: 'payment_history', points: late },
      { factor: 'amounts_owed', points: reduced + maxed },
    ])
    expect([late < 0, reduced > 0, maxed < 0]).toEqual([true, true, true])
  })
})
