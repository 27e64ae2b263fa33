import { followEntries, type FollowedEntry } from '#engine/comparison/follow-entries.ts'
import type { Context } from '#server/context.ts'
import { allLinks, linksAmong } from '#server/features/own-word/own-word.ts'
import { openReport, type ReportRow, storedOfWorld } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** The newest report of a bureau, and what it shows of each entry of an older one, by the entry's id there. */
export interface EntriesLater {
  readonly newer: Owned<ReportRow>
  readonly follow: (subjectId: string) => FollowedEntry
}

/** Null where no report of the bureau is newer. */
export async function entriesLater(context: Context, user: SignedIn, older: Owned<ReportRow>): Promise<EntriesLater | null> {
  const isPractice = older.source === 'practice'
  const stored = await storedOfWorld(context, user, { isPractice, without: older.id })
  const newest = stored.find(({ bureau, reportDate }) => bureau === older.bureau && isAfter(reportDate, older.reportDate))
  if (newest === undefined) return null
  const newer = openReport(newest)
  const reports = [older.content, newer.content]
  const links = linksAmong(context, user, { reports, links: await allLinks(context, user, isPractice) })
  const asKept = ({ content, doubts }: ReportRow) => ({ sure: content, doubts })
  return { newer, follow: followEntries(asKept(older), asKept(newer), links) }
}

const isAfter = (day: string | null, than: string | null): boolean => day !== null && than !== null && day > than
