import { MONTH_NAMES } from '#engine/values/day.ts'
import { capitalized } from '#web/parts/written.ts'

const MONTHS = new RegExp(String.raw`\b(?:${MONTH_NAMES.join('|')})\b`, 'gi')

/** What a paper prints in capitals, as a sentence has it: `Paid charge off`. What is not all capitals stays, and so does a short code. */
export function sentenceCase(text: string): string {
  const isShouted = text === text.toUpperCase() && /\p{L}{4}/u.test(text)
  if (!isShouted) return capitalized(text)
  // A code with a figure in it is no word.
  const plain = text.replaceAll(/\S+/g, (word) => (/\d/.test(word) ? word : word.toLowerCase()))
  return capitalized(plain.replaceAll(MONTHS, (month) => capitalized(month)))
}
