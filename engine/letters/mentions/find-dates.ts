import { finder, type Finder, UNPROVABLE } from '#engine/letters/mentions/mention.ts'
import { SPELLED, SPELLED_ORDINAL, spelledOrdinal, spelledYear } from '#engine/values/spelled-number.ts'
import { daysInMonth, monthNumber } from '#engine/values/day.ts'

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const DATE = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = "(\\d{4}|'\\d{2})\\b"
const GAP = '[\\s,]+'

const two = (value: number): string => String(value).padStart(2, '0')

/** A year of two digits is of the years 1970 to 2069. */
function yearOf(text: string): number {
  const digits = text.replace("'", '')
  if (digits.length === 4) return Number(digits)
  return Number(digits) < 70 ? 2000 + Number(digits) : 1900 + Number(digits)
}

interface Parts {
  readonly year?: string | undefined
  readonly month?: number | string | null | undefined
  readonly date?: number | string | null | undefined
}

/** `2024-03-05`, `2024-03`, `2024`, `--03-05` or `--03`; unprovable when there is no such day. */
function canonical({ year, month, date }: Parts): string {
  const head = year === undefined ? '-' : String(yearOf(year))
  if (month === undefined || month === null) return head
  const monthValue = Number(month)
  if (monthValue < 1 || monthValue > 12) return UNPROVABLE
  if (date === undefined || date === null) return `${head}-${two(monthValue)}`
  // Without a year, February has 29 days.
  const lastDate = daysInMonth(year === undefined ? 2024 : yearOf(year), monthValue)
  if (Number(date) < 1 || Number(date) > lastDate) return UNPROVABLE
  return `${head}-${two(monthValue)}-${two(Number(date))}`
}

const day = (parts: Parts) => ({ kind: 'date', values: [canonical(parts)] }) as const
const unprovable = () => ({ kind: 'date', values: [UNPROVABLE] }) as const
const named = (text: string | undefined): number | null => monthNumber((text ?? '').replace('.', ''))

const MONTH_NAMES = 'January|February|March|April|May|June|July|August|September|October|November|December'
const SHORT_NAMES = 'Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'

function upper(names: string): string {
  return `${names}|${names.toUpperCase()}`
}

function pattern(source: string): RegExp {
  return new RegExp(source.startsWith('(jan') ? `\\b${source}` : source, 'gi')
}

/** A month by itself. `may`, `march` and `august` are ordinary words too, so a preposition must say that a month is meant. */
const MONTH_ALONE = new RegExp(
  [
    `\\b(?:${upper(MONTH_NAMES.replace('May|', ''))}|${SHORT_NAMES})\\b(?!')`,
    '\\b(?:january|february|april|june|july|september|october|november|december)\\b',
    '(?<=\\b(?:in|since|until|during|last|this|next|by|of|through|from|before|after|early|late|mid)[\\s-]{1,9})(?:May|MAY|may|march|august)\\b(?!\\s{1,9}(?:be|have|not)\\b)',
  ].join('|'),
  'g',
)

/** The most telling form first; what one has taken the next does not see. */
export const DATE_FINDERS: readonly Finder[] = [
  finder(/(?<![\d./-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d-])/g, ([, year, , month, date]) => day({ year, month, date })),
  finder(/(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d-])/g, ([, month, , date, year]) =>
    day({ year, month, date }),
  ),
  finder(pattern(`${MONTH}${GAP}(?:the\\s{1,9})?${DATE}${GAP}${YEAR}`), ([, month, date, year]) =>
    day({ year, month: named(month), date }),
  ),
  finder(pattern(`\\b${DATE}[\\s-]{1,9}(?:of\\s{1,9})?${MONTH}[\\s,-]{1,9}${YEAR}`), ([, date, month, year]) =>
    day({ year, month: named(month), date }),
  ),
  finder(
    pattern(`(?:the\\s{1,9})?\\b(${SPELLED_ORDINAL})\\s{1,9}(?:day\\s{1,9})?of\\s{1,9}${MONTH}(?:${GAP}${YEAR})?`),
    ([, date, month, year]) => day({ year, month: named(month), date: spelledOrdinal(date ?? '') }),
  ),
  finder(
    new RegExp(`\\b((?:${upper(MONTH_NAMES)}))\\s{1,9}(?:the\\s{1,9})?(${SPELLED_ORDINAL})\\b(?:${GAP}${YEAR})?`, 'g'),
    ([, month, date, year]) => day({ year, month: named(month), date: spelledOrdinal(date ?? '') }),
  ),
  finder(pattern(`${MONTH}(?:\\s{1,9}of)?[\\s,-]{1,9}${YEAR}`), ([, month, year]) => day({ year, month: named(month) })),
  finder(pattern(`${MONTH}${GAP}(?:the\\s{1,9})?${DATE}\\b(?!\\s{0,9}(?:days?|weeks?|months?|years?)\\b)`), ([, month, date]) =>
    day({ month: named(month), date }),
  ),
  finder(pattern(`\\b${DATE}\\s{1,9}(?:of\\s{1,9})?${MONTH}`), ([, date, month]) => day({ month: named(month), date })),
  finder(/(?<![\d./-])(\d{1,2})[/-]((?:19|20)\d{2})(?![\d-])/g, ([, month, year]) => day({ year, month })),
  finder(/(?<![\d./-])((?:19|20)\d{2})[/-](\d{2})(?![\d-])/g, ([, year, month]) => day({ year, month })),
  finder(/(?<![\d./$-])(\d{1,2})\/(\d{1,2})(?![\d/])/g, ([, month, date]) => day({ month, date })),
  finder(/(?<![\w$*#.,-])((?:19|20)\d{2})s?(?![\w*]|[,.-]\d)/g, ([, year]) => day({ year })),
  finder(/(?<!\w)('\d{2})\b/g, ([, year]) => day({ year })),
  finder(new RegExp(SPELLED, 'gi'), spelledOut),
  finder(MONTH_ALONE, ([month]) => day({ month: named(/(?<![A-Za-z])[A-Za-z]+\.?$/.exec(month ?? '')?.[0]) })),
  finder(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi, unprovable),
  finder(/\b(?:yesterday|tomorrow|tonight)\b/gi, unprovable),
  finder(/\b(?:springs|summers|autumns|falls|winters|christmases)\s{1,9}(?:ago|back)\b/gi, unprovable),
  finder(
    /\b(?:last|next|past|previous|coming|following)\s{1,9}(?:week|month|year|quarter|spring|summer|fall|autumn|winter|decade|century)s?\b/gi,
    unprovable,
  ),
  finder(/\bq[1-4]\s{1,9}(?:of\s{1,9})?\ue000/gi, unprovable),
]

/** Years in words; other numbers in words are left to the finders of money and time. */
function spelledOut(match: RegExpExecArray): { readonly kind: 'date'; readonly values: readonly string[] } | null {
  const after = match.input.slice(match.index + match[0].length)
  if (
    /^[\s-]{1,9}(?:us\s{1,9})?(?:dollar|buck|cent|percent|per\s{1,9}cent|business|calendar|day|week|month|year|hour|minute|decade)/i.test(
      after,
    )
  )
    return null
  const year = spelledYear(match[0])
  return year === null ? null : day({ year: String(year) })
}
