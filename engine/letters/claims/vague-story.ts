import { findClaims } from '#engine/letters/claims/find-claims.ts'
import { sentenceAround } from '#engine/letters/arithmetic/file-values.ts'
import type { Mention } from '#engine/letters/mentions/mention.ts'

/** So short a time is in no file and in no law that a letter rests on; as a deadline it is a threat, found as one. */
const MOMENT = /\bminutes?$/i
const VAGUE_PERIOD = /^(?:a few|few|several|a couple of) /i
const VAGUE_DAY = /^(?:last|past|this|that) (?:week|month|year|spring|summer|fall|autumn|winter)$/i
const PLANNED_DAY = /^next (?:week|month|year|spring|summer|fall|autumn|winter)$/i
const OF_THEMSELVES = /\b(?:i|we|my|our)\b/i
/** Of these the file speaks, and what it says has its day. */
const OF_THE_FILE =
  /\b(?:you|your|reports?|reported|bureaus?|balance|limit|account|law|notice|deadline|opened|delinquen\w{1,3}|late|missed|dispute[ds]?|sold|charged)\b/i

/** Of these and of what was written, paid and waited for, a letter counts the time; of a life it does not. */
const OF_THE_MATTER =
  /\b(?:wait\w{0,3}|hear\w{0,3}|answer\w{0,3}|repl\w{1,4}|respon\w{1,4}|letters?|wr[io]te|written|sent|mail\w{0,3}|call\w{0,3}|told|paid|pay\w{0,5}|owe\w{0,2}|customer|bank|company|collect\w{0,5}|creditor|lender|card|loan|debt|bill|credit|closed|open|behind|default\w{0,3}|bankrupt\w{0,3}|judge|court|law|they|them|he|she)\b/i
/** How long something in one's life lasted. */
const LASTED = /\bfor\s+(?:(?:about|almost|nearly|over|more than)\s+)?$/i

/**
 * `For a few weeks`, `last spring`, `in the hospital for nine days`, in a plain story of the writer's own: nothing in it can be held
 * against a file, and it is listed as theirs.
 */
export function isVagueStory({ kind, text, start }: Mention, letter: string): boolean {
  if (kind === 'period' && MOMENT.test(text)) return true
  const { sentence, from } = sentenceAround(letter, start)
  if (!OF_THEMSELVES.test(sentence) || OF_THE_FILE.test(sentence)) return false
  const said = text.replace(/\s+/g, ' ')
  const clause =
    sentence
      .slice(0, start - from)
      .split(/[,;]|\b(?:and|but|because|while|so|until)\b/i)
      .at(-1) ?? ''
  const isVague = kind === 'period' ? VAGUE_PERIOD.test(said) : kind === 'date' && VAGUE_DAY.test(said)
  const isLife = kind === 'period' && LASTED.test(clause) && !OF_THE_MATTER.test(clause)
  const isPlan = kind === 'date' && PLANNED_DAY.test(said) && !OF_THE_MATTER.test(sentence)
  return (isVague && findClaims(sentence).length > 0) || isLife || isPlan
}
