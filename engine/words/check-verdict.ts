/** What a later report shows of an answer. */
export const CHECK_VERDICTS = ['kept', 'not_kept', 'came_back', 'differs'] as const
export type CheckVerdict = (typeof CHECK_VERDICTS)[number]

/** What only the member can say about an entry that a later report lists although it was deleted. */
export const SAID_TO_CHECK = ['had_notice', 'no_notice', 'not_the_same'] as const
export type SaidToCheck = (typeof SAID_TO_CHECK)[number]
