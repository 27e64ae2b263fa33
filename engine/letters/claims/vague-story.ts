import { findClaims } from '#engine/letters/claims/find-claims.ts'
import { sentenceAround } from '#engine/letters/arithmetic/file-values.ts'
import type { Mention } from '#engine/letters/mentions/mention.ts'

const VAGUE_PERIOD = /^(?:a few|few|several|a couple of) /i
const VAGUE_DAY = /^(?:last|past|this|that) (?:week|month|year|spring|summer|fall|autumn|winter)$/i
const OF_THEMSELVES = /\b(?:i|we|my|our)\b/i
/** Of these the file speaks, and what it says has its day. */
const OF_THE_FILE =
  /\b(?:you|your|reports?|reported|bureaus?|balance|limit|account|law|notice|deadline|opened|delinquen\w{1,3}|late|missed|dispute[ds]?|sold|charged)\b/i

/** `For a few weeks`, `last spring`, in a plain story of the writer's own: nothing in it can be held against a file, and it is listed as theirs. */
export function isVagueStory({ kind, text, start }: Mention, letter: string): boolean {
  if (!(kind === 'period' ? VAGUE_PERIOD : kind === 'date' ? VAGUE_DAY : /(?!)/).test(text.replace(/\s+/g, ' '))) return false
  const { sentence } = sentenceAround(letter, start)
  return OF_THEMSELVES.test(sentence) && !OF_THE_FILE.test(sentence) && findClaims(sentence).length > 0
}
