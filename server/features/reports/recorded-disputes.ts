import { negativeItems } from '#engine/audit/negative-items.ts'
import type { RecordedAnswer, RecordedDisputes } from '#engine/audit/rule.ts'
import { dayIn } from '#engine/values/local-day.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import { type ItemRow, subjectsOn } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import type { ReportRow } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Recorded {
  readonly secret: Uint8Array
  readonly user: Pick<SignedIn, 'id'>
  readonly isPractice: boolean
  /** Of the member's days. */
  readonly timeZone: string | null
  readonly disputes: readonly DisputeRow[]
  /** What the disputes are about. */
  readonly items: readonly ItemRow[]
}

/** The recorded disputes by the entries of one report. Null while there is one that names no entry: no one knows which it means. */
export function recordedDisputes(file: Recorded): (row: ReportRow) => RecordedDisputes | null {
  const { user, isPractice, timeZone, disputes } = file
  if (disputes.length === 0) return () => NONE
  const items = new Map(file.items.map((item) => [item.id, item]))
  const about = disputes.map((dispute) => ({ dispute, item: items.get(dispute.negativeItemId ?? '') }))
  if (about.some(({ item }) => item === undefined)) return () => null
  return (row) => {
    const of = itemsOfReport({ ...row, isPractice }, negativeItems(row.content), [])
    const subjects = subjectsOn(file, user, of)
    const here = about.flatMap(({ dispute, item }) => {
      const accountId = item?.bureau === row.bureau ? subjects.get(item.identity) : undefined
      return accountId === undefined ? [] : [{ dispute, accountId }]
    })
    return {
      open: here.filter(({ dispute }) => !ENDED_STATUSES.some((status) => status === dispute.status)).map(idOf),
      ever: here.map(idOf),
      direct: here.flatMap(({ dispute, accountId }) => directOf(dispute).map((receivedOn) => ({ accountId, receivedOn }))),
      answers: here.flatMap(({ dispute, accountId }) => answersOf(dispute, timeZone).map((answer) => ({ accountId, ...answer }))),
    }
  }
}

const NONE: RecordedDisputes = { open: [], ever: [] }

const idOf = ({ accountId }: { readonly accountId: string }): string => accountId

/** The day the furnisher itself received it, where it was delivered there. */
const directOf = ({ clockTarget, deliveredOn }: DisputeRow): readonly string[] =>
  clockTarget === 'creditor' && deliveredOn !== null ? [deliveredOn] : []

/** Only a deletion says what must have changed; which facts an update was to change, no record tells. */
const answersOf = ({ outcome, resolvedAt }: DisputeRow, timeZone: string | null): readonly Omit<RecordedAnswer, 'accountId'>[] =>
  outcome === 'removed' && resolvedAt !== null ? [{ said: 'deleted', on: dayIn(resolvedAt, timeZone), fields: [] }] : []
