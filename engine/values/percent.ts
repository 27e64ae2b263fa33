/** A whole number from 0 to 100. */
export type Percent = number
