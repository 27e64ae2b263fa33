import { gainOfHelps } from '#engine/scores/gain-of-helps.ts'
import { FACTOR_OF, type Help, isHarm, type ScoreAction, type ScoreActionKind } from '#engine/scores/score-action.ts'
import { scoreAfterHarm } from '#engine/scores/score-after-harm.ts'
import { type Factor, FACTORS } from '#engine/scores/score-factors.ts'
import { SCORE_RANGE } from '#engine/scores/score-tone.ts'
import { shareOut } from '#engine/scores/share-out.ts'

export interface Simulation {
  readonly simulatedScore: number
  /** Below 0 where what goes wrong weighs more. */
  readonly improvement: number
  /** Scores between which the result may lie; the simulated score is one of them. */
  readonly range: { readonly low: number; readonly high: number }
  /** Whole points of each action, in the order given; their sum is the improvement. */
  readonly contributions: readonly { readonly kind: ScoreActionKind; readonly points: number }[]
  /** The same by the factor of the score that is changed, in the order of the factors; no entry for one that is not touched. */
  readonly factors: readonly { readonly factor: Factor; readonly points: number }[]
}

/** How far the range of a gain reaches below and above, as parts of it: estimates of ours. */
const GAIN_PARTS = { least: 0.5, most: 1.5 } as const

/**
 * How far the range of a fall reaches below and above, in points. FICO's later research describes a third consumer, of 720,
 * whom the model was not made from: the middles of those ranges lie up to 26 points from ours.
 */
export const FALL_REACH = 30

/**
 * What a score might become: first what helps, then what harms, whatever order they are given in. More of what helps never
 * lowers the result nor its range, more of what harms never raises them, a higher score never ends lower, and nothing leaves 300
 * to 850. Needs a score of 300 to 850 and amounts of 0 or more.
 */
export function simulateScore(currentScore: number, actions: readonly ScoreAction[]): Simulation {
  const helps = actions.filter((action): action is Help => !isHarm(action))
  const harms = actions.filter(isHarm).map(({ kind }) => kind)
  const room = SCORE_RANGE.most - currentScore
  const gain = gainOfHelps(room, helps)
  const wholePoints = (points: number): number => Math.min(Math.round(points), Math.floor(room))
  const gained = wholePoints(gain.points)
  const fallFrom = (score: number): number =>
    Math.min(Math.round(score - scoreAfterHarm(score, harms)), Math.floor(score - SCORE_RANGE.least))
  const low = currentScore + Math.floor(gained * GAIN_PARTS.least)
  const high = currentScore + wholePoints(gained * GAIN_PARTS.most)
  const risen = currentScore + gained
  const fallen = fallFrom(risen)
  const improvement = gained - fallen
  const reach = harms.length === 0 ? 0 : FALL_REACH
  const contributions = pointsOf(actions, {
    helps: shareOut(gained, gain.weights),
    harms: shareOut(
      fallen,
      harms.map((harm) => risen - scoreAfterHarm(risen, [harm])),
    ),
  })
  return {
    simulatedScore: currentScore + improvement,
    improvement,
    range: {
      low: Math.max(SCORE_RANGE.least, low - fallFrom(low) - reach),
      high: Math.min(high, high - fallFrom(high) + reach),
    },
    contributions,
    factors: byFactor(contributions),
  }
}

/** The points of each action in the order given. */
function pointsOf(
  actions: readonly ScoreAction[],
  shares: { readonly helps: readonly number[]; readonly harms: readonly number[] },
): Simulation['contributions'] {
  const [helps, harms] = [shares.helps.values(), shares.harms.values()]
  return actions.map((action) => {
    const points = isHarm(action) ? -(harms.next().value ?? 0) : (helps.next().value ?? 0)
    return { kind: action.kind, points: points === 0 ? 0 : points }
  })
}

function byFactor(contributions: Simulation['contributions']): Simulation['factors'] {
  return FACTORS.flatMap((factor) => {
    const own = contributions.filter(({ kind }) => FACTOR_OF[kind] === factor)
    return own.length === 0 ? [] : [{ factor, points: own.reduce((sum, { points }) => sum + points, 0) }]
  })
}
