/** A month as `2025-03`, a day as `2025-03-09`. */
export const addMonths = (month: string, count: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

export const monthsBetween = (from: string, until: string): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(until.slice(5, 7)) - Number(from.slice(5, 7))

export const monthOf = (day: string): string => day.slice(0, 7)

export const lastDayOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

export const dayIn = (month: string, day: number): string =>
  `${month}-${String(Math.min(day, lastDayOf(month))).padStart(2, '0')}`

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const MONTHS = SHORT

const at = (names: readonly string[], month: string): string => names[Number(month.slice(5, 7)) - 1] ?? ''

/** `Mar 2025` */
export const shortMonth = (month: string): string => `${at(SHORT, month)} ${month.slice(0, 4)}`
/** `March 2025` */
export const longMonth = (month: string): string => `${at(LONG, month)} ${month.slice(0, 4)}`
/** `Mar 09, 2025` */
export const wordedDay = (day: string): string => `${at(SHORT, day)} ${day.slice(8)}, ${day.slice(0, 4)}`
/** `03/09/2025` */
export const slashDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
/** `03/2025` */
export const slashMonth = (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`
/** `3/9/2025` */
export const bareDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`

export const dollars = (amount: number): string =>
  amount < 0 ? `-$${(-amount).toLocaleString('en-US')}` : `$${amount.toLocaleString('en-US')}`

/** A bureau prints what happened in the last 84 months. */
export const isShown = (month: string, day: string): boolean => monthsBetween(month, monthOf(day)) < 84
