import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import { invalidField } from '#server/platform/refusal.ts'

/** A letter is recorded here up to some years after it went out. */
const MOST_DAYS_AGO = 5 * 366

const WORDS = {
  sentOn: 'The day of mailing',
  deliveredAt: 'The day of delivery',
  returned: 'The day it came back',
} as const

interface Told {
  readonly field: keyof typeof WORDS
  readonly day: Day
  readonly row: LetterRow
  readonly days: LocalDays
}

/** A day to come, one long before, or one that goes against what is recorded of the letter is a slip; it is told in plain words. */
export function refuseSlip({ field, day, row, days }: Told): void {
  const message = slipOf({ field, day, row, days })
  if (message !== null) throw invalidField(field, message)
}

function slipOf({ field, day, row, days }: Told): string | null {
  const what = WORDS[field]
  if (day > days.today) return `${what} can’t be in the future.`
  if (day < addDays(days.today, -MOST_DAYS_AGO)) return `${what} is too long ago. Check the year.`
  if (field === 'sentOn') {
    const last = row.deliveredOn ?? row.returnedOn
    if (last !== null && day > last)
      return `${what} can’t be after ${writeDay(last)}, when it ${row.deliveredOn === null ? 'came back' : 'was delivered'}. If that day is wrong, correct it first.`
    return day < row.letterDate ? `${what} can’t be before ${writeDay(row.letterDate)}, the date on the letter.` : null
  }
  const sentOn = row.sentAt === null ? null : days.of(row.sentAt)
  return sentOn !== null && day < sentOn
    ? `${what} can’t be before ${writeDay(sentOn)}, when it was mailed. If you mailed it earlier, correct the mailing date first.`
    : null
}
