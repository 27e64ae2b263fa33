import type { FollowedEntry } from '#engine/comparison/follow-entries.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { addEvent, allDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { allItems, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { entriesLater } from '#server/features/reports/entries-later.ts'
import { reportIfKept, type ReportRow } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** A dispute that was sent, and its entry as it was before a report came. */
export interface Watched {
  readonly dispute: Owned<DisputeRow>
  readonly item: ItemRow
}

/** The entries of the user's disputes as they stand now, asked before a report is judged: afterwards the newer one lists them. */
export async function watchedEntries(inside: Context, user: SignedIn, isPractice: boolean): Promise<readonly Watched[]> {
  const sent = (await allDisputes(inside, user)).filter((one) => one.isPractice === isPractice && one.submittedAt !== null)
  if (sent.length === 0) return []
  const items = new Map((await allItems(inside, user)).map((item) => [item.id, item]))
  return sent.flatMap((dispute) => {
    const item = items.get(dispute.negativeItemId ?? '')
    return item === undefined ? [] : [{ dispute, item }]
  })
}

/** Writes into each timeline what the report that came shows of its entry, where that is another thing than before. */
export async function recordChanges(
  inside: Context,
  tx: Transaction,
  { user, watched, ids }: { user: SignedIn; watched: readonly Watched[]; ids: readonly string[] },
): Promise<void> {
  // One comparison a report, however many of its entries are disputed.
  for (const [reportId, of] of Map.groupBy(watched, ({ item }) => item.reportId)) {
    const older = ids.includes(reportId) ? null : await reportIfKept(inside, user, reportId)
    const later = older === null ? null : await entriesLater(inside, user, older)
    if (later === null || !ids.includes(later.newer.id)) continue
    for (const { dispute, item } of of) {
      const event = changeEvent(later.newer, later.follow(item.subjectId))
      if (event !== null) await addEvent(inside, tx, { dispute, at: inside.now(), ...event })
    }
  }
}

function changeEvent(newer: ReportRow, followed: FollowedEntry) {
  const text = changeText(newer, followed)
  if (text === null) return null
  const facts = {
    by: 'report',
    report: { reportId: newer.id, page: pageOf(newer, followed) },
    isListed: followed.kind === 'listed',
  } as const
  return { kind: 'changed', text: newer.source === 'practice' ? `Practice: ${text}` : text, facts }
}

function changeText(newer: ReportRow, followed: FollowedEntry): string | null {
  const day = newer.reportDate === null ? '' : ` of ${writeDay(newer.reportDate)}`
  const report = `The ${BUREAU_NAMES[newer.bureau]} report${day}`
  if (followed.kind === 'gone') return `${report} no longer lists the item.`
  if (followed.kind === 'unsure' || followed.changes.length === 0) return null
  return `${report} now reports the item differently. ${followed.changes.join(' ')}`
}

function pageOf(newer: ReportRow, followed: FollowedEntry): number | null {
  if (followed.kind !== 'listed' || followed.newerId === null) return null
  const { accounts, inquiries, publicRecords } = newer.content
  const entry = [...accounts, ...inquiries, ...publicRecords].find(({ id }) => id === followed.newerId)
  return Object.values(entry?.evidence ?? {})[0]?.page ?? null
}
