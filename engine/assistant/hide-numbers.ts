/** Stands where a long number was typed. */
export const NUMBER_LEFT_OUT = '[#]'

/** Seven digits and more in one run, or nine and more with spaces or marks between them: an SSN, an account, a telephone. */
const LONG_RUN = /\d{7,}/g
const SPACED_RUN = /\d(?:[\s.\-\u2010-\u2015_/*#]{0,3}\d){8,}/g

/** The text without its long numbers. Done before anything else, in the browser and again here. */
export const hideNumbers = (text: string): string =>
  text.normalize('NFKC').replaceAll(SPACED_RUN, NUMBER_LEFT_OUT).replaceAll(LONG_RUN, NUMBER_LEFT_OUT)
