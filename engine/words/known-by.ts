/**
 * How an answer became known. Only what is in writing serves as the notice that the law asks for. `own_word`: as its member tells it of
 * a dispute from before Errata, on a day that no one knows.
 */
export const KNOWN_BY = ['letter', 'email', 'online', 'phone', 'report', 'calendar', 'practice', 'own_word'] as const
export type KnownBy = (typeof KNOWN_BY)[number]
