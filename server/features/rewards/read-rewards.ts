import type { readRewards as endpoint } from '#contract/rewards.ts'
import { levelOf, pointsOf, streakOf } from '#engine/rewards/reward-standing.ts'
import { timeZoneOf } from '#server/features/profile/profile.ts'
import { actsOf } from '#server/features/rewards/rewards.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Points, level and streak. Weeks fall where the caller says, else where the profile says, else by UTC. */
export const readRewards: Operation<typeof endpoint> = async (context, { user, query }) => {
  const timeZone = query.timeZone ?? (await timeZoneOf(context, user)) ?? 'UTC'
  const acts = await actsOf(context, user)
  const totalPoints = pointsOf(acts)
  return {
    totalPoints,
    currentLevel: levelOf(totalPoints),
    currentStreak: streakOf(acts, { now: context.now(), timeZone }),
  }
}
