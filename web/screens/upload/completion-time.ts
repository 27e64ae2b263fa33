/** Milliseconds between ‘Reports Generated!’ and what comes of it. */
export const COMPLETION_MS = 1_500
