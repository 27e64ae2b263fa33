/** How a letter is put into an envelope: folded in three, or flat where it is too thick to fold. */
export type Envelope = 'number_10' | 'flat'

/** Sheets that still fold into a #10 envelope: Lob, letters, “more than six sheets go in a flat envelope”; the same is true at home. */
export const MOST_FOLDED = 6

export const envelopeOf = (sheets: number): Envelope => (sheets > MOST_FOLDED ? 'flat' : 'number_10')
