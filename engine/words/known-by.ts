/** How an answer became known. Only what is in writing serves as the notice that the law asks for. */
export const KNOWN_BY = ['letter', 'email', 'online', 'phone', 'report', 'calendar', 'practice'] as const
export type KnownBy = (typeof KNOWN_BY)[number]
