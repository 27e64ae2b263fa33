import type { ActivityType, BadgeIcon } from '#engine/words/reward.ts'

/** Points for what a member really did. A dispute's outcome earns the same whatever it is: no one is paid to claim a win. */
export const POINTS: Readonly<Record<ActivityType, number>> = {
  profile_completed: 50,
  payment_made: 50,
  report_uploaded: 100,
  dispute_created: 100,
  dispute_resolved: 150,
}

/**
 * How many acts with the practice bureaus earn, of each kind: practice teaches the way once, and repeating it without end
 * earns nothing more.
 */
export const MOST_PRACTICE_ACTS: Readonly<Record<ActivityType, number>> = {
  profile_completed: 0,
  payment_made: 0,
  report_uploaded: 3,
  dispute_created: 5,
  dispute_resolved: 5,
}

/**
 * How many disputes that were opened from the form, about no entry of a report, earn for being sent, and how many for their
 * outcome: nothing but the member's own word is behind them.
 */
export const MOST_FREE_FORM_ACTS = 3

/** Points of one level; level 0 is the first. */
export const LEVEL_POINTS = 1000

export interface Badge {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly iconName: BadgeIcon
  readonly pointsRequired: number
}

/** In the order they are earned. */
export const BADGES: readonly Badge[] = [
  {
    id: 'first-step',
    name: 'First step',
    description: 'Your first points. You’re on your way.',
    iconName: 'star',
    pointsRequired: 50,
  },
  {
    id: 'whole-picture',
    name: 'The whole picture',
    description: 'As many points as one report from each of the three bureaus earns.',
    iconName: 'target',
    pointsRequired: 300,
  },
  {
    id: 'keeping-at-it',
    name: 'Keeping at it',
    description: 'Six hundred points. You’re making progress.',
    iconName: 'flame',
    pointsRequired: 600,
  },
  {
    id: 'level-one',
    name: 'Level 1',
    description: 'The first thousand points.',
    iconName: 'award',
    pointsRequired: 1000,
  },
  {
    id: 'long-haul',
    name: 'The long haul',
    description: 'Fixing a credit report takes patience. This badge is for yours.',
    iconName: 'trophy',
    pointsRequired: 2500,
  },
]
