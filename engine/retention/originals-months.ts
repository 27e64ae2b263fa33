/** After how many months the files of a report may go, in the member's choice; null: never by themselves. */
export const ORIGINALS_MONTHS = [1, 3, 6, 12, 24] as const
