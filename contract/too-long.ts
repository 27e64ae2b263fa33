/** `2,000`: said by hand, because the browser's own words for numbers take a phone a tenth of a second to load before the first screen. */
const grouped = (count: number): string =>
  count < 1000 ? String(count) : `${grouped(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`

/** What is said about a text that is too long, whatever is said where it is missing. */
export const tooLong = (most: number): string => `Keep it to ${grouped(most)} characters at most`
