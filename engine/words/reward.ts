/** What earns points, in the documents' words. */
export const ACTIVITY_TYPES = [
  'payment_made',
  'report_uploaded',
  'dispute_created',
  'dispute_resolved',
  'profile_completed',
] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** The drawings that a badge may have. */
export const BADGE_ICONS = ['trophy', 'star', 'award', 'target', 'flame'] as const
export type BadgeIcon = (typeof BADGE_ICONS)[number]
