/** How long the second step of the demo payment shows, and the third before the dashboard. */
export const PROCESSING_MS = 2_000
export const REDIRECT_MS = 2_000
