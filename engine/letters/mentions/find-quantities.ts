import { finder, type Finder, UNPROVABLE } from '#engine/letters/mentions/mention.ts'
import { SPELLED, spelledNumber } from '#engine/values/spelled-number.ts'

/** Bounded, as all repetitions here are: a letter of nothing but digits and commas is read as fast as any other. */
const FIGURE = '(\\d{1,12}(?:,\\d{1,6}){0,4}(?:\\.\\d{1,6})?)'
const UNIT = '(day|week|month|year|hour|minute|decade|quarter|century|centurie)s?\\b'
const KIND = '(?:(?:more|additional|full|whole|consecutive|calendar|straight|past)[\\s-]{1,9})?(?:(business|working)[\\s-]{1,9})?'

/** The number that a figure writes; null when its commas or decimals are misplaced. */
function figure(text: string): number | null {
  return /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : null
}

const MULTIPLES: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, million: 1e6, hundred: 100 }

function amount(dollars: number | null, multiple?: string) {
  const cents = dollars === null ? Number.NaN : dollars * 100 * (MULTIPLES[(multiple ?? '').toLowerCase()] ?? 1)
  const isWhole = Math.abs(cents - Math.round(cents)) < 1e-6
  return { kind: 'amount', values: [isWhole ? String(Math.round(cents)) : UNPROVABLE] } as const
}

const vague = (kind: 'amount' | 'period' | 'percent') => (match: RegExpExecArray) => ({
  kind,
  values: [match[0].toLowerCase().replace(/\s+/g, ' ')],
})

export const AMOUNT_FINDERS: readonly Finder[] = [
  finder(
    new RegExp(
      `(?:(?<![\\w.])([-\\u2212]))?(?:\\bUS\\s?)?\\$\\s?${FIGURE}(?:\\s?(k|m|thousand|million|hundred|grand)\\b)?`,
      'gi',
    ),
    ([, minus, dollars, multiple]) => {
      const value = figure(dollars ?? '')
      return amount(value === null || minus === undefined ? value : -value, multiple)
    },
  ),
  finder(new RegExp(`\\bUSD\\s?${FIGURE}`, 'gi'), ([, dollars]) => amount(figure(dollars ?? ''))),
  finder(
    new RegExp(
      `${FIGURE}\\s{1,9}(?:(k|thousand|million|hundred|grand)\\s{1,9})?(?:US\\s{1,9})?(?:dollars?|bucks|usd)\\b(?:\\s{1,9}and\\s{1,9}(\\d{1,2})\\s{1,9}cents?\\b)?`,
      'gi',
    ),
    ([, dollars, multiple, cents]) => {
      const whole = figure(dollars ?? '')
      return amount(whole === null ? null : whole + Number(cents ?? 0) / 100, multiple)
    },
  ),
  finder(
    new RegExp(
      `(${SPELLED})\\s{1,9}(?:US\\s{1,9})?(?:dollars?|bucks)\\b(?:\\s{1,9}and\\s{1,9}(${SPELLED}|\\d{1,2})\\s{1,9}cents?\\b)?`,
      'gi',
    ),
    ([, words, cents]) => {
      const [whole, part] = [
        spelledNumber(words ?? ''),
        cents === undefined ? 0 : /^\d/.test(cents) ? Number(cents) : spelledNumber(cents),
      ]
      return amount(whole === null || part === null ? null : whole + part / 100)
    },
  ),
  // `The limit is five hundred`: what it is called says that dollars are meant.
  finder(
    new RegExp(
      `(?<=\\b(?:balance|limit|past due|payment|amount|fee|debt)\\s(?:is|was|of|at)\\s(?:only\\s|about\\s|just\\s)?)(${SPELLED})(?=\\s*(?:[.,;!?]|$|\\n|and\\b|but\\b))`,
      'gi',
    ),
    ([, words]) => {
      const dollars = spelledNumber(words ?? '')
      return dollars === null || dollars < 100 ? null : amount(dollars)
    },
  ),
  finder(new RegExp(`(?:${FIGURE}|(${SPELLED}))\\s{1,9}cents?\\b`, 'gi'), ([, digits, words]) => {
    const cents = digits === undefined ? spelledNumber(words ?? '') : figure(digits)
    return amount(cents === null ? null : cents / 100)
  }),
  finder(/\b(?:tens|hundreds|thousands|millions)\s{1,9}(?:of\s{1,9})?(?:dollars|bucks)\b/gi, vague('amount')),
  finder(/[$\u00a2\u00a3\u00a5\u20ac]/g, () => ({ kind: 'amount', values: [UNPROVABLE] })),
]

export const PERCENT_FINDERS: readonly Finder[] = [
  finder(new RegExp(`(?:${FIGURE}|(${SPELLED}))\\s?(?:%|percent\\b|per\\s{1,9}cent\\b|pct\\b)`, 'gi'), ([, digits, words]) => {
    const value = digits === undefined ? spelledNumber(words ?? '') : figure(digits)
    return { kind: 'percent', values: [value === null ? UNPROVABLE : String(value)] }
  }),
  finder(/%/g, () => ({ kind: 'percent', values: [UNPROVABLE] })),
  finder(
    /\b(?:(?:doubled|tripled|quadrupled|halved)\b|by\s{1,9}half\b|(?:twice|double|triple|half)\s{1,9}(?:the|its|what|as)\b|half\s{1,9}of\s{1,9}(?:what\b|(?:the|its|this|that|my|your)\s{1,9}(?:balance|amount|limit|debt|sum|payment)\b))/gi,
    vague('percent'),
  ),
  finder(
    new RegExp(
      `(?:(?:${SPELLED}|\\b\\d{1,3})\\s{1,9}times\\s{1,9}(?:the(?!\\s{1,9}same)|as|what|more|higher|larger|bigger|its|my)\\b|\\b(?:a|one|two|three)[\\s-]{1,9}(?:third|quarter|fifth|tenth)s?\\s{1,9}(?:of|more|less|the)\\b)`,
      'gi',
    ),
    vague('percent'),
  ),
]

function period(count: number | null, unit: string, isBusiness: boolean): string {
  const name = unit.toLowerCase() === 'centurie' ? 'century' : unit.toLowerCase()
  return count === null ? UNPROVABLE : `${count} ${isBusiness ? 'business ' : ''}${name}`
}

/** `30, 60 and 90 days`, `30 to 60 days` and `30- and 60-day` are as many periods as they have numbers. */
const LIST = `${FIGURE}((?:\\s{0,9}(?:,|-\\s{1,9}(?:to|or|and)|-|to|or|and|,\\s{0,9}(?:and|or))\\s{0,9}\\d{1,6}){0,6})\\+?`

export const PERIOD_FINDERS: readonly Finder[] = [
  finder(
    new RegExp(`(?:(${SPELLED})\\s{0,9}\\(\\s{0,9})?${LIST}\\s{0,9}\\)?[\\s-]{0,9}${KIND}${UNIT}`, 'gi'),
    ([, words, first, more, business, unit]) => {
      const counts = [
        figure(first ?? ''),
        ...(more ?? '').split(/\D+/).filter(Boolean).map(Number),
        ...(words === undefined ? [] : [spelledNumber(words)]),
      ]
      return { kind: 'period', values: [...new Set(counts.map((count) => period(count, unit ?? '', business !== undefined)))] }
    },
  ),
  finder(new RegExp(`(${SPELLED})[\\s-]{1,9}${KIND}${UNIT}`, 'gi'), ([, words, business, unit]) => ({
    kind: 'period',
    values: [period(spelledNumber(words ?? ''), unit ?? '', business !== undefined)],
  })),
  // How long a call took is no time that a report or a law knows.
  finder(new RegExp(`\\b(?:a|an)\\s{1,9}${KIND}${UNIT}`, 'gi'), ([, business, unit = '']) =>
    /^(?:hour|minute)$/i.test(unit) ? null : { kind: 'period', values: [period(1, unit, business !== undefined)] },
  ),
  finder(
    new RegExp(
      `\\b(?:half\\s{1,9}an?|a\\s{1,9}couple\\s{1,9}of|a\\s{1,9}few|few|several|many|countless|numerous)\\s{1,9}${UNIT}`,
      'gi',
    ),
    vague('period'),
  ),
  finder(/\b(?:for|over|in)\s{1,9}(?:days|weeks|months|years|decades)\b/gi, vague('period')),
]
