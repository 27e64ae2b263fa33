import { type Period, PERIODS } from '#engine/law/periods.ts'
import { addYears, addMonths, type PartialDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Numbers of no law: what scoring models and bureaus do. */
export const RATE_SHOPPING = {
  value: 14,
  unit: 'days',
  inWords: '14 days',
  authority: 'policy_rate_shopping',
  sentence: 'Every scoring model in use counts inquiries for one auto loan or mortgage within 14 days as one.',
} as const satisfies Period

/**
 * How many months before the end of seven years a bureau means to take a charged-off or collected account off. Seen where
 * one person's three reports of one day print the month of removal and, at Equifax, the date of first delinquency.
 */
export const REMOVAL_HABITS: Readonly<Record<Bureau, { readonly least: number; readonly most: number }>> = {
  equifax: { least: 0, most: 1 },
  experian: { least: 0, most: 3 },
  transunion: { least: 0, most: 3 },
}

/** The months in which a delinquency can have begun whose account a bureau means to take off in the given month. */
export interface BegunWithin {
  readonly from: PartialDay
  readonly to: PartialDay
}

/** What a printed month of removal says about the first delinquency: a window by the bureau's habit, never a date. */
export function begunBefore(removal: PartialDay, bureau: Bureau): BegunWithin {
  const { least, most } = REMOVAL_HABITS[bureau]
  const sevenYearsBefore = addYears(`${removal.slice(0, 7)}-01`, -PERIODS.charge_off_report.value).slice(0, 7)
  return { from: addMonths(sevenYearsBefore, least), to: addMonths(sevenYearsBefore, most) }
}
