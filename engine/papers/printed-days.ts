import { type Day, isDay, MONTH_NAMES, monthNumber } from '#engine/values/day.ts'

/** January first, as they are written in Spanish. */
export const SPANISH_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const
const MONTHS = [
  ...MONTH_NAMES.flatMap((name) => [name, `${name.slice(0, 3)}\\.?`]),
  'Sept\\.?',
  ...SPANISH_MONTHS,
  'setiembre',
].join('|')

/** A day as letters and courts write it, in English and in Spanish; one group. Patterns around it are case-insensitive. */
export const DAY = `((?:${MONTHS})\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s(?:day\\sof\\s|de\\s)?(?:${MONTHS}),?\\s(?:del?\\s)?\\d{4}|\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})\\b|\\d{4}-\\d{2}-\\d{2})`

/** The day that such a text says; null where there is no such day. */
export function dayOfText(text: string): Day | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain)
  if (iso) return checked(iso[1], Number(iso[2]), iso[3])
  const figures = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(plain)
  if (figures) return checked(figures[3], Number(figures[1]), figures[2])
  const first = /^([A-Za-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(plain)
  if (first) return checked(first[3], monthOf(first[1]), first[2])
  const last = /^(\d{1,2})(?:st|nd|rd|th)? (?:day of |de )?([A-Za-z]+)\.?,? (?:del? )?(\d{4})$/i.exec(plain)
  return last ? checked(last[3], monthOf(last[2]), last[1]) : null
}

function monthOf(name: string | undefined): number {
  const plain = (name ?? '').toLowerCase()
  const spanish = SPANISH_MONTHS.findIndex((month) => month === plain || (plain === 'setiembre' && month === 'septiembre'))
  return spanish >= 0 ? spanish + 1 : (monthNumber(plain) ?? 0)
}

function checked(year: string | undefined, month: number, date: string | undefined): Day | null {
  if (year === undefined || date === undefined) return null
  const two = (value: number | string): string => String(value).padStart(2, '0')
  const day = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`
  return isDay(day) && day >= '1990-01-01' ? day : null
}
