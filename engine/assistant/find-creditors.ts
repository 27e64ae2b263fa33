import type { MemberFile } from '#engine/assistant/member-file.ts'
import type { Question } from '#engine/assistant/question.ts'
import { plainName } from '#engine/matching/plain-name.ts'
import { EMPTY_WORDS, isNear } from '#engine/education/search-articles.ts'

/** Words of company names that name no company. */
const GENERIC = new Set(
  'one first bank banks credit card cards services service financial finance loan loans auto national federal union usa us america american group recovery collection collections agency associates management capital department dept store mortgage servicing student the of and fsb'.split(
    ' ',
  ),
)

/** The companies of the file that a question names, as the file writes them. */
export function findCreditors(
  { words }: Question,
  file: Pick<MemberFile, 'entries' | 'disputes' | 'letters'>,
  knows: (word: string) => boolean,
): readonly string[] {
  const names = new Set([
    ...file.entries.map(({ creditorName }) => creditorName),
    ...file.disputes.map(({ creditor }) => creditor),
    ...file.letters.map(({ creditor }) => creditor),
  ])
  const typed = words.filter((word) => !EMPTY_WORDS.has(word))
  const judged = [...names].map((name) => ({ name, hits: hitsOf(name, typed, knows) }))
  const most = Math.max(0, ...judged.map(({ hits }) => hits))
  return most === 0 ? [] : judged.filter(({ hits }) => hits === most).map(({ name }) => name)
}

/**
 * How many of a name's words are typed; 0 where they do not tell it from plain speech: a word of its own that no article uses
 * tells it (`MERIDIAN`), otherwise its first two words must both be there (`CAPITAL ONE`).
 */
function hitsOf(name: string, typed: readonly string[], knows: (word: string) => boolean): number {
  const parts = plainName(name)
    .split(' ')
    .filter((part) => part.length > 1)
  const hit = parts.filter((part) => typed.includes(part) || typed.some((word) => !knows(word) && isNear(word, part)))
  const isTelling = hit.some((part) => part.length > 2 && !GENERIC.has(part) && !knows(part))
  const [first, second] = parts
  const isBegun = first !== undefined && hit.includes(first) && (second === undefined || hit.includes(second))
  return isTelling || isBegun ? hit.length : 0
}
