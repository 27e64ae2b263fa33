import { type Harm, HARMS, PUBLISHED_HARMS, type PublishedExample } from '#engine/scores/published-examples.ts'
import { SCORE_RANGE } from '#engine/scores/score-tone.ts'

/**
 * What a score falls to. Between the two published consumers on a straight line through the middles of their ranges, below them
 * on the line to 300, above them on as before: so a higher score never ends lower, and nothing leaves 300 to 850.
 */
export function scoreAfterHarm(score: number, harms: readonly Harm[]): number {
  return HARMS.flatMap((kind) => harms.filter((harm) => harm === kind)).reduce(afterOne, score)
}

function afterOne(score: number, harm: Harm): number {
  const [lower, higher] = PUBLISHED_HARMS[harm].examples
  const [from, to] =
    score <= lower.from
      ? [{ before: SCORE_RANGE.least, after: SCORE_RANGE.least }, knotOf(lower)]
      : [knotOf(lower), knotOf(higher)]
  return from.after + ((score - from.before) * (to.after - from.after)) / (to.before - from.before)
}

const knotOf = ({ from, low, high }: PublishedExample) => ({ before: from, after: (low + high) / 2 })
