/**
 * Separated alike: two hyphens (with or without spaces), two spaces, two full stops. `30374-0256` is a ZIP code,
 * `123-45-67890` and `1-123-45-6789` are something else.
 */
const SEPARATED = String.raw`(?<!\d-?)\d{3}(?: ?[-–—] ?\d{2} ?[-–—] ?|([ .\u00a0])\d{2}\1)(\d{4})(?!-?\d)`
const BARE = String.raw`(?<!\d-?)\d{5}(\d{4})(?!-?\d)`

/** Covers what can be nothing else than a written Social Security number, down to its last four digits. */
export const coverSeparatedSsn = (text: string): string => text.replaceAll(new RegExp(SEPARATED, 'g'), 'XXX-XX-$2')

/** The same, and nine digits that stand alone. */
export const coverSsn = (text: string): string => coverSeparatedSsn(text).replaceAll(new RegExp(BARE, 'g'), 'XXX-XX-$1')

/** Whether a text holds a Social Security number, in whichever form. */
export const holdsSsn = (text: string): boolean => coverSsn(text) !== text

const WHOLE = /^\d{3}[-._]?\d{2}[-._]?\d{4}$/

/** Whether a name that someone chose, of a user or of a mailbox, is nothing but such a number: nine figures behind letters are their own affair. */
export const isNamedBySsn = (name: string): boolean => WHOLE.test(name) || coverSeparatedSsn(name) !== name
