/** An id that no member has: the place before the first of a list in the order of ids. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'
