import type { simulateScore as endpoint } from '#contract/tools.ts'
import { simulateScore as simulate } from '#engine/scores/simulate-score.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Answers the engine’s estimate; nothing is read and nothing is kept. */
export const simulateScore: Operation<typeof endpoint> = async (_context, { body }) => {
  const { contributions, factors, ...figures } = simulate(body.currentScore, body.actions)
  return { ...figures, contributions: [...contributions], factors: [...factors] }
}
