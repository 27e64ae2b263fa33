import type { EarnedAct } from '#engine/rewards/earned-acts.ts'
import { BADGES, LEVEL_POINTS } from '#engine/rewards/reward-rules.ts'
import { addDays, weekOf } from '#engine/values/day.ts'
import { localDay } from '#engine/values/local-day.ts'

export const pointsOf = (acts: readonly Pick<EarnedAct, 'pointsEarned'>[]): number =>
  acts.reduce((sum, act) => sum + act.pointsEarned, 0)

/** Level 0 to begin with, one more with every thousand points. */
export const levelOf = (points: number): number => Math.floor(points / LEVEL_POINTS)

export interface LevelProgress {
  /** Where the level begins and ends, in points. */
  readonly from: number
  readonly to: number
  /** Points within the level. */
  readonly done: number
}

export function levelProgress({ points, level }: { readonly points: number; readonly level: number }): LevelProgress {
  const [from, to] = [level * LEVEL_POINTS, (level + 1) * LEVEL_POINTS]
  return { from, to, done: Math.min(Math.max(points - from, 0), LEVEL_POINTS) }
}

/**
 * Consecutive calendar weeks with an act, up to this week, or up to the last one while this week has none yet. `now` is an
 * ISO instant, the time zone says in which week an act falls.
 */
export function streakOf(
  acts: readonly Pick<EarnedAct, 'createdAt'>[],
  { now, timeZone }: { now: string; timeZone: string },
): number {
  const weeks = new Set(acts.map(({ createdAt }) => weekOf(localDay(createdAt, timeZone))))
  const thisWeek = weekOf(localDay(now, timeZone))
  let week = weeks.has(thisWeek) ? thisWeek : addDays(thisWeek, -7)
  let streak = 0
  for (; weeks.has(week); week = addDays(week, -7)) streak += 1
  return streak
}

export interface EarnedBadge {
  readonly badgeId: string
  /** The instant of the act that brought the points. */
  readonly earnedAt: string
}

/** The badges that the acts (oldest first) have earned, in the order they came. */
export function earnedBadges(acts: readonly Pick<EarnedAct, 'pointsEarned' | 'createdAt'>[]): readonly EarnedBadge[] {
  let points = 0
  const reached = acts.map((act) => {
    points += act.pointsEarned
    return { points, at: act.createdAt }
  })
  return BADGES.flatMap((badge) => {
    const moment = reached.find((one) => one.points >= badge.pointsRequired)
    return moment === undefined ? [] : [{ badgeId: badge.id, earnedAt: moment.at }]
  })
}
