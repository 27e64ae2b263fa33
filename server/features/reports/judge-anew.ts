import { auditWithDoubts } from '#engine/audit/audit-with-doubts.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { Known } from '#engine/audit/rule.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { replaceFindings } from '#server/features/findings/findings.ts'
import { recordItems, recordPastItems } from '#server/features/negative-items/negative-items.ts'
import { allLinks, allSaid, confirmedOf, linksAmong } from '#server/features/own-word/own-word.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { recordedDisputes } from '#server/features/reports/recorded-disputes.ts'
import { type ReportRow, reportsOfWorld } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Judging {
  readonly user: SignedIn
  /** The user's own file, or the practice one beside it: what is known of one never decides about the other. */
  readonly isPractice: boolean
  /** Reports to judge besides the newest of each bureau. */
  readonly also?: readonly string[]
  /** A report that is about to go: its entries keep their disputes under the report that lists them next. */
  readonly without?: string
}

/**
 * Judges the newest report of each bureau by all that is known today: its earlier reports, those of the other bureaus, the
 * disputes, the member's own word. Called in the transaction of whatever changed that; the caller has taken the reports.
 */
export async function judgeAnew(
  inside: Context,
  tx: Transaction,
  { user, isPractice, also = [], without }: Judging,
): Promise<void> {
  const rows = (await reportsOfWorld(inside, user, isPractice)).filter(({ id }) => id !== without)
  const newest = BUREAUS.flatMap((bureau) => rows.find((row) => row.bureau === bureau) ?? [])
  const knownOf = await whatIsKnown(inside, user, { isPractice, rows, newest })
  for (const row of rows) {
    const isNewest = newest.includes(row)
    if (!isNewest && !also.includes(row.id)) continue
    const list = auditWithDoubts({ sure: row.content, doubts: row.doubts }, knownOf(row))
    await replaceFindings(tx, user, { reportId: row.id, list, isPractice })
    const of = itemsOfReport({ ...row, isPractice }, negativeItems(row.content), list)
    // An older report adds history; it does not bring back what the newest one no longer lists.
    await (isNewest ? recordItems : recordPastItems)(inside, tx, { user, of })
  }
}

interface File {
  readonly isPractice: boolean
  readonly rows: readonly ReportRow[]
  readonly newest: readonly ReportRow[]
}

async function whatIsKnown(
  context: Context,
  user: SignedIn,
  { isPractice, rows, newest }: File,
): Promise<(row: ReportRow) => Known> {
  const said = await allSaid(context, user, isPractice)
  const links = linksAmong(context, user, {
    reports: rows.map(({ content }) => content),
    links: await allLinks(context, user, isPractice),
  })
  const disputesAbout = await recordedDisputes(context, user, isPractice)
  return (row) => ({
    earlier: rows.filter(({ bureau, id }) => bureau === row.bureau && id !== row.id).map(({ content }) => content),
    others: newest
      .filter(({ bureau }) => bureau !== row.bureau)
      .map(({ content, fileHash }) => ({ report: content, isOfSameFile: fileHash === row.fileHash })),
    links,
    confirmed: confirmedOf(context, user, { report: row.content, said }),
    disputes: disputesAbout(row),
  })
}
