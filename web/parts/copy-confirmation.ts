/** How long a button says that something was copied. */
export const COPY_CONFIRMED_MS = 2_000
