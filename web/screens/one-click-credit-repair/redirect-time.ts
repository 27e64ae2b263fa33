/** How long the end of the run shows before the disputes open. */
export const REDIRECT_MS = 2_000
