import { findMentions } from '#engine/letters/mentions/find-mentions.ts'

const OWN_DIGITS = /\bmy (?:own |real |true |correct |full |actual )?(?:ssn\b|social(?: security)?\b)/i
const OWN_BIRTH = /\bmy (?:own |real |true |correct |actual )?(?:birthday|birth ?date|date of birth|dob)\b|\bI was born\b/i
/** What is denied, or what a file gives, is no word of theirs about themselves. */
const OF_THE_FILE = /\b(?:not|never|wrong|instead|files?|records?|reports?|gives?|gave|lists?|shows?|prints?)\b|n['’]t\b/i

/** Whether a sentence gives the last four digits of its writer's Social Security number otherwise than they are known. */
export function saysOtherDigits(sentence: string, known: string): boolean {
  if (!OWN_DIGITS.test(sentence) || OF_THE_FILE.test(sentence)) return false
  const said = /(\d{4})\D*$/.exec(sentence)?.[1]
  return said !== undefined && said !== known
}

/** The same of the date of birth, an ISO day; a month or a year alone fits every day in it. */
export function saysOtherBirth(sentence: string, known: string): boolean {
  if (!OWN_BIRTH.test(sentence) || OF_THE_FILE.test(sentence)) return false
  const said = findMentions(sentence).find(({ kind }) => kind === 'date')?.value
  return said !== undefined && !known.startsWith(said) && !said.startsWith(known)
}
