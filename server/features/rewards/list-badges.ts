import type { listBadges as all, listUserBadges as ofUser } from '#contract/rewards.ts'
import { BADGES } from '#engine/rewards/reward-rules.ts'
import { earnedBadges } from '#engine/rewards/reward-standing.ts'
import { actsOf } from '#server/features/rewards/rewards.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listBadges: Operation<typeof all> = async () => [...BADGES]

export const listUserBadges: Operation<typeof ofUser> = async (context, { user }) => [
  ...earnedBadges(await actsOf(context, user)),
]
