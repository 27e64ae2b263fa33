/** What a practice bureau does with a dispute in a rehearsal. */
export const REHEARSAL_STORIES = ['delete', 'verify', 'frivolous', 'silence', 'delete_and_reinsert'] as const
export type RehearsalStory = (typeof REHEARSAL_STORIES)[number]

/** Who is played: people who do not exist. */
export const REHEARSAL_PEOPLE = ['keiko_sampleton', 'marcus_placeholder', 'rosa_exemplar', 'amara_testwell'] as const
export type RehearsalPersonId = (typeof REHEARSAL_PEOPLE)[number]
