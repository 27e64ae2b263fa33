/** How long a button says that the letter was copied. */
export const COPY_CONFIRMED_MS = 2_000
