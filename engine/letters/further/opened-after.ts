import { isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry } from '#engine/report/report.ts'
import type { Recorded } from '#engine/letters/told.ts'
import { addDays, firstDayOf, lastDayOf } from '#engine/values/day.ts'

/** An application that became an account leaves both within so many days. */
const DAYS = 60

/** The account that the report lists with the company of the inquiry, opened about then; null: none. */
export function openedAfter({ creditorName, date }: Inquiry, accounts: readonly Account[]): Recorded['opened'] {
  if (date === null) return null
  const [from, to] = [addDays(firstDayOf(date), -DAYS), addDays(lastDayOf(date), DAYS)]
  for (const { creditorName: name, dateOpened } of accounts) {
    if (dateOpened === null || !isSameFurnisher(name, creditorName)) continue
    if (lastDayOf(dateOpened) >= from && firstDayOf(dateOpened) <= to) return { creditorName: name, on: dateOpened }
  }
  return null
}
