/** The words of a text as a reader counts them: what is between spaces and holds a letter or a digit. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
