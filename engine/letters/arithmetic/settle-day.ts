import { type FileValues, sentenceAround } from '#engine/letters/arithmetic/file-values.ts'
import { type Mention, UNPROVABLE } from '#engine/letters/mentions/mention.ts'
import { addMonths, addYears, monthOf } from '#engine/values/day.ts'

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/i
/** Behind a day of the month no thing is counted: `on the 14th letter` is another. */
const NO_THING = /^\s*(?:$|[.,;:!?)]|(?:of (?:this|that|the same|last) month|and|but|as|is|was|which|that|when|so|by|to|from)\b)/i
const BEFORE_DAY = /\b(?:the|on|by|of|from|since|until)\s+$/i
const OF_MONTH = /^\s*of (this|that|the same|last) month\b/i
const RELATIVE = /^(last|past|this|previous)\s+(year|month)$/i
const OF_YEAR = /^,?\s*(?:of\s+)?(this|last)\s+year\b/i

/**
 * A day that is told by another: `on the 14th`, `of this month`, `February of last year`. It is the day of the file that is meant,
 * so that it is proven like one written out; what the file knows no such day of stays as it is.
 */
export function settleDay(mention: Mention, text: string, values: FileValues): Mention {
  const { today } = values
  if (today === null) return mention
  if (mention.kind === 'digits') return settleOrdinal(mention, text, values)
  if (mention.kind !== 'date') return mention
  const after = text.slice(mention.end, mention.end + 20)
  const year = OF_YEAR.exec(after)?.[1]?.toLowerCase()
  if (/^--\d{2}$/.test(mention.value) && year !== undefined) {
    const of = year === 'last' ? addYears(today.slice(0, 4), -1) : today.slice(0, 4)
    return { ...mention, value: `${of}${mention.value.slice(1)}` }
  }
  const relative = RELATIVE.exec(mention.text.toLowerCase().replace(/\s+/g, ' '))
  if (mention.value !== UNPROVABLE || relative === null) return mention
  const isThis = relative[1] === 'this'
  const value = relative[2] === 'year' ? addYears(today.slice(0, 4), isThis ? 0 : -1) : addMonths(monthOf(today), isThis ? 0 : -1)
  const isKnown = values.days.some(({ day }) => day.startsWith(value))
  return isKnown ? { ...mention, value } : mention
}

function settleOrdinal(mention: Mention, text: string, { days, today }: FileValues): Mention {
  const date = ORDINAL.exec(mention.text)?.[1]?.padStart(2, '0')
  const after = text.slice(mention.end, mention.end + 24)
  if (date === undefined || today === null || !NO_THING.test(after)) return mention
  const { sentence, from } = sentenceAround(text, mention.start)
  const before = sentence.slice(0, mention.start - from)
  if (!BEFORE_DAY.test(before)) return mention
  const of = OF_MONTH.exec(after)?.[1]?.toLowerCase()
  const month = of === 'last' ? addMonths(monthOf(today), -1) : of === 'this' ? monthOf(today) : null
  // No one calls a day of years ago `the 14th`.
  const meant = [...new Set(days.map(({ day }) => day))].filter(
    (day) => day.length === 10 && day.endsWith(`-${date}`) && day > addYears(today, -1),
  )
  const within = month === null ? meant : meant.filter((day) => day.startsWith(month))
  // Of several, the one whose month the sentence has named.
  const named = within.filter((day) => new RegExp(`\\b${MONTHS[Number(day.slice(5, 7)) - 1] ?? '-'}`, 'i').test(sentence))
  const [only, second] = named.length > 0 ? named : within
  return only === undefined || second !== undefined ? mention : { ...mention, kind: 'date', value: only }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
