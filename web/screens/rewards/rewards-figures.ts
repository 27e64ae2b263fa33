import type { z } from 'zod'
import type { badge, rewardActivity, rewardsUser, userBadge } from '#contract/rewards.ts'
import { levelProgress } from '#engine/rewards/reward-standing.ts'
import { writeCount } from '#engine/values/write-count.ts'

export type RewardsUser = z.output<typeof rewardsUser>
export type RewardActivity = z.output<typeof rewardActivity>
export type Badge = z.output<typeof badge>
export type UserBadge = z.output<typeof userBadge>

const LATEST = 10

/** The latest ten, as the server orders them. */
export const latestOf = (acts: readonly RewardActivity[]): readonly RewardActivity[] => acts.slice(0, LATEST)

/** A badge and whether it is earned; `missing` is in points and 0 for an earned one. */
export interface BadgeStanding {
  readonly badge: Badge
  readonly earnedAt: string | null
  readonly missing: number
}

/** Every badge, the earned ones first, the nearest of the others next. */
export function badgeStandings(
  badges: readonly Badge[],
  { earned, points }: { readonly earned: readonly UserBadge[]; readonly points: number },
): readonly BadgeStanding[] {
  const earnedAt = new Map(earned.map((one) => [one.badgeId, one.earnedAt]))
  const standings = badges.map((badge) => {
    const at = earnedAt.get(badge.id) ?? null
    return { badge, earnedAt: at, missing: at === null ? Math.max(0, badge.pointsRequired - points) : 0 }
  })
  return standings.toSorted((a, b) => Number(a.earnedAt === null) - Number(b.earnedAt === null) || a.missing - b.missing)
}

/** `350 of 1,000 points`: what is reached of the level. */
export function levelWords({ totalPoints, currentLevel }: Pick<RewardsUser, 'totalPoints' | 'currentLevel'>): string {
  const { done, from, to } = levelProgress({ points: totalPoints, level: currentLevel })
  return `${writeCount(done)} of ${writeCount(to - from)} points`
}

/** `3 weeks`. */
export const streakWords = (weeks: number): string => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`

/** The browser's time zone as the call takes it; undefined where the browser knows none, and the server decides. */
export const zoneToAsk = (zone: string | undefined): string | undefined =>
  zone === undefined || zone === 'Etc/Unknown' || !/^[A-Za-z]/.test(zone) ? undefined : zone
