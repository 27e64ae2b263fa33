import type { ReadField } from '#engine/answers/reply.ts'
import { placeOf, type ReplyText } from '#engine/answers/sentences.ts'
import { SPELLED, spelledNumber } from '#engine/values/spelled-number.ts'
import { plainSigns } from '#engine/papers/paper-text.ts'
import { addDays, addMonths, type Day } from '#engine/values/day.ts'

const COUNT = String.raw`(\d{1,3}|${SPELLED})`
/** `Please allow 30 to 45 days for your credit reports to show them.` */
const ALLOW = new RegExp(
  String.raw`\b(?:allow|permita|(?:may|can|could|might|will|usually|generally) take|puede tardar)\b[^.]{0,30}?\b(?:${COUNT}(?: ?(?:to|-|or|a) ?| and ))?${COUNT} (?:(?:calendar|business|full|more) )?(days?|dias?|weeks?|semanas?|months?|meses|(?:billing|statement|reporting) cycles?)\b`,
  'i',
)
/** What takes so long is that reports show it; nothing else that a company works on. */
const OF_REPORTS =
  /\b(?:credit (?:report|file|bureau|reporting)s?|bureaus?|agenc(?:y|ies)|equifax|experian|trans ?union|reports?|informes?|reportes?)\b/i
const OF_INVESTIGATION = /\b(?:investigat\w+|respond|response|answer|review your|payment|refund|check to)\b/i

/** The day until which a company asks to wait for its change to show on the reports; null where it asks for no time. */
export function shownBy({ sayings }: ReplyText, datedOn: Day | null): ReadField<Day> | null {
  if (datedOn === null) return null
  for (const saying of sayings) {
    const text = plainSigns(saying.text)
    const [, , last = '', unit = ''] = ALLOW.exec(text) ?? []
    if (last === '' || !OF_REPORTS.test(text) || OF_INVESTIGATION.test(text)) continue
    const count = spelledNumber(last) ?? Number(last)
    return { value: after(datedOn, count, unit.toLowerCase()), evidence: placeOf(saying, saying.text, 0.95) }
  }
  return null
}

/** A billing cycle is a month. */
function after(day: Day, count: number, unit: string): Day {
  if (/^(?:day|dia)/.test(unit)) return addDays(day, count)
  return /^(?:week|semana)/.test(unit) ? addDays(day, count * 7) : addMonths(day, count)
}
