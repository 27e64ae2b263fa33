import { writeCount } from '#engine/values/write-count.ts'

/** What is said about a text that is too long, whatever is said where it is missing. */
export const tooLong = (most: number): string => `Keep it to ${writeCount(most)} characters at most`
