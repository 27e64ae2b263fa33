import type { CourtRecord, Situation } from '#engine/practice/situation.ts'
import { addYears, type Day } from '#engine/values/day.ts'

interface Beside {
  readonly accounts: readonly Situation[]
  readonly reportDate: Day
}

/** The records as they can lawfully stand next to these accounts: no case that has left the file, no discharge of what is still owed. */
export function lawfulRecords(records: readonly CourtRecord[], beside: Beside): CourtRecord[] {
  return records.filter((record) => !isPastPolicy(record, beside)).map((record) => fitting(record, beside))
}

/** A chapter 13 case that is over leaves the file after seven years. */
const isPastPolicy = ({ type, status, dateFiled }: CourtRecord, { reportDate }: Beside): boolean =>
  type.startsWith('Chapter 13') && status !== 'Filed' && (dateFiled ?? reportDate) < addYears(reportDate, -7)

/** Where something older is still owed, the case was dismissed and left the debts alone. */
function fitting(record: CourtRecord, { accounts }: Beside): CourtRecord {
  const filed = (record.dateFiled ?? '').slice(0, 7)
  const isOwed = accounts.some(
    ({ dateOpened, currentBalance }) => (dateOpened ?? '').slice(0, 7) <= filed && (currentBalance ?? 0) > 0,
  )
  return record.status === 'Discharged' && isOwed ? { ...record, status: 'Dismissed' } : record
}
