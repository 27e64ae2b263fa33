import { nextRounds } from '#engine/next-rounds/next-rounds.ts'
import type { Round } from '#engine/next-rounds/round.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { roundId, roundOf } from '#engine/words/round-kind.ts'
import type { RoundFile } from '#server/features/next-rounds/round-case.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The round of the dispute that a path names; one that it has not is not found. */
export function namedRound({ file }: Pick<RoundFile, 'file'>, id: string): Round {
  const name = roundOf(id)
  const round = name === null ? undefined : nextRounds(file).find((one) => one.id === roundId(name))
  if (round === undefined) throw new Refusal('not_found')
  return round
}

/** As the timeline names it. */
export const titleOf = ({ title, bureau }: Pick<Round, 'title' | 'bureau'>): string =>
  bureau === null ? `“${title}”` : `“${title}” (${BUREAU_NAMES[bureau]})`

/** What the timeline says about a practice dispute is marked. */
export const told = (isPractice: boolean, text: string): string => (isPractice ? `Practice: ${text}` : text)
