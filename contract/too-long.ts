/** What is said about a text that is too long, whatever is said where it is missing. */
export const tooLong = (most: number): string => `Keep it to ${most.toLocaleString('en-US')} characters at most`
