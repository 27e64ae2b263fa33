import { monthOf, type PartialDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'
import { SHORT_MONTHS } from '#engine/values/short-months.ts'
import type { Responsibility } from '#engine/words/account-status.ts'

const monthName = (month: string): string => SHORT_MONTHS[Number(month) - 1] ?? ''

/** `12/05/2024`; a month stays `12/2024`, a year `2024`. */
export function slashed(day: PartialDay): string {
  const [year = '', month, date] = day.split('-')
  if (month === undefined) return year
  return date === undefined ? `${month}/${year}` : `${month}/${date}/${year}`
}

/** `10/5/2024`: without leading zeros, as the balance table writes it. */
export const slashedShort = (day: PartialDay): string => slashed(day).replace(/\b0/g, '')

/** `Dec 12, 2024`, or `Dec 2024` when only the month is known. */
export function named(day: PartialDay): string {
  const [year = '', month, date] = day.split('-')
  if (month === undefined) return year
  return date === undefined ? `${monthName(month)} ${year}` : `${monthName(month)} ${date}, ${year}`
}

/** `Dec 2024`. */
export const namedMonth = (day: PartialDay): string => named(monthOf(day))

export const money = (cents: Cents): string => writeMoney(cents)

export const RESPONSIBILITY_WORDS: Readonly<Record<Responsibility, string>> = {
  individual: 'Individual',
  joint: 'Joint',
  authorized_user: 'Authorized user',
  cosigner: 'Co-signer',
  terminated: 'Terminated',
  deceased: 'Deceased',
  other: 'Unspecified',
}

/** A drawn tick: a path and no text. */
export const drawnTick = (color: string): string =>
  `<svg width="9" height="9" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5" fill="none" stroke="${color}" stroke-width="3"/></svg>`
