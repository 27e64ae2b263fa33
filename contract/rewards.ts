import { z } from 'zod'
import { ACTIVITY_TYPES, BADGE_ICONS } from '#engine/words/reward.ts'
import { endpoint } from '#contract/endpoint.ts'
import { timeZone } from '#contract/time-zone.ts'
import { instant } from '#contract/values.ts'

/** Points, level and streak, computed from what the member really did. */
export const rewardsUser = z
  .object({
    totalPoints: z.number().int().min(0),
    /** Begins at 0; one more with every thousand points. */
    currentLevel: z.number().int().min(0),
    /** Consecutive calendar weeks (Monday to Sunday) with an act, up to this week or the last. */
    currentStreak: z.number().int().min(0),
  })
  .meta({ id: 'RewardsUser' })

/** An act that earned points. */
export const rewardActivity = z
  .object({
    id: z.string(),
    activityType: z.enum(ACTIVITY_TYPES),
    description: z.string(),
    pointsEarned: z.number().int(),
    createdAt: instant,
    isPractice: z.boolean(),
  })
  .meta({ id: 'RewardActivity' })

/** A badge that can be earned. */
export const badge = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    iconName: z.enum(BADGE_ICONS),
    pointsRequired: z.number().int(),
  })
  .meta({ id: 'Badge' })

/** A badge that the member has earned. */
export const userBadge = z.object({ badgeId: z.string(), earnedAt: instant }).meta({ id: 'UserBadge' })

export const readRewards = endpoint({
  method: 'GET',
  path: '/api/rewards/user',
  summary: 'The member’s points, level and streak; weeks are counted in `timeZone`, else in the profile’s, else in UTC',
  tag: 'rewards',
  access: 'signed_in',
  query: z.object({ timeZone: timeZone.optional() }),
  answer: rewardsUser,
  refusals: ['invalid', 'unauthenticated'],
})

export const listRewardActivities = endpoint({
  method: 'GET',
  path: '/api/rewards/activities',
  summary: 'The acts that earned points, latest first; the same act never earns twice',
  tag: 'rewards',
  access: 'signed_in',
  pages: 'rows',
  answer: z.array(rewardActivity),
  refusals: ['invalid', 'unauthenticated'],
})

export const listBadges = endpoint({
  method: 'GET',
  path: '/api/rewards/badges',
  summary: 'The badges that can be earned',
  tag: 'rewards',
  access: 'signed_in',
  answer: z.array(badge),
  refusals: ['unauthenticated'],
})

export const listUserBadges = endpoint({
  method: 'GET',
  path: '/api/rewards/user-badges',
  summary: 'The badges that the member has earned, in the order they came',
  tag: 'rewards',
  access: 'signed_in',
  answer: z.array(userBadge),
  refusals: ['unauthenticated'],
})
