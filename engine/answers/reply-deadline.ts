import type { ReadField } from '#engine/answers/reply.ts'
import { placeOf, type ReplyText } from '#engine/answers/sentences.ts'
import { spelledNumber } from '#engine/values/spelled-number.ts'
import { plainSigns } from '#engine/papers/paper-text.ts'
import { DAY, dayOfText } from '#engine/papers/printed-days.ts'
import { addDays, type Day } from '#engine/values/day.ts'

/** That the reader is to send something. */
const ASKED =
  /\b(?:please|you (?:must|need to|have to|should|may|can)|we (?:need|must (?:have|receive)|ask you)|(?:send|provide|return|submit|mail|give) (?:us|it|them|this|these|the|a cop))\b/i
const TO_SEND = /\b(?:send|provide|return|submit|mail|respond|reply|receive|supply|write|contact|call|get back)\b/i
/** What someone may do besides, or what the sender does, has its own times. */
const BESIDE = /\b(?:free (?:copy|report)|100 words|statement of dispute|we will|we'll|rescore|lawsuit|payment)\b/i
const BY_DAY = new RegExp(String.raw`\b(?:by|before|until|no later than|on or before)\s${DAY}`, 'i')
/** From the day on the letter; what runs from the day it came is not known here. */
const WITHIN =
  /\bwithin (\d{1,2}|ten|fourteen|fifteen|twenty|thirty)(?: \(\d{1,2}\))? (?:calendar )?days (?:of|from|after) (?:the date (?:of|on) )?(?:this|our) (?:letter|notice|request)\b/i

/** The last day that a letter itself gives for sending what it wants; null where it gives none. */
export function replyDeadline({ sayings }: ReplyText, datedOn: Day | null): ReadField<Day> | null {
  for (const saying of sayings) {
    const text = plainSigns(saying.text)
    if (!ASKED.test(text) || !TO_SEND.test(text) || BESIDE.test(text)) continue
    const by = dayOfText(BY_DAY.exec(text)?.[1] ?? '')
    const count = WITHIN.exec(text)?.[1]
    const days = count === undefined ? null : (spelledNumber(count) ?? Number(count))
    const day = by ?? (days === null || datedOn === null ? null : addDays(datedOn, days))
    if (day !== null && (datedOn === null || day > datedOn)) return { value: day, evidence: placeOf(saying, saying.text, 0.95) }
  }
  return null
}
