import { auditWithDoubts } from '#engine/audit/audit-with-doubts.ts'
import type { Finding } from '#engine/audit/finding.ts'
import { negativeItems, type NegativeItem } from '#engine/audit/negative-items.ts'
import type { Known } from '#engine/audit/rule.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import type { ItemRow } from '#server/features/negative-items/negative-items.ts'
import { confirmedOf, type LinkRow, linksAmong, type Said } from '#server/features/own-word/own-word.ts'
import { recordedDisputes } from '#server/features/reports/recorded-disputes.ts'
import { openReport, type ReportRow, type StoredReport } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** All that is known of a user's own file, or of the practice one. */
export interface FileToJudge {
  readonly secret: Uint8Array
  readonly user: Pick<SignedIn, 'id'>
  readonly isPractice: boolean
  /** Newest first. */
  readonly reports: readonly StoredReport[]
  /** The reports to judge besides the newest of each bureau. */
  readonly also: readonly string[]
  readonly said: readonly Said[]
  readonly links: readonly LinkRow[]
  readonly disputes: readonly DisputeRow[]
  /** What the disputes are about. */
  readonly items: readonly ItemRow[]
}

/** What follows from a report. */
export interface JudgedReport extends Pick<ReportRow, 'id' | 'bureau'> {
  readonly isNewest: boolean
  readonly findings: readonly Finding[]
  readonly negativeItems: readonly NegativeItem[]
}

/** Judges the newest report of each bureau, each by all the others. A pure function that may run in a thread of its own. */
export function work(file: FileToJudge): JudgedReport[] {
  const rows = file.reports.map(openReport)
  const newest = BUREAUS.flatMap((bureau) => rows.find((row) => row.bureau === bureau) ?? [])
  const knownOf = whatIsKnown(file, { rows, newest })
  return rows
    .filter((row) => newest.includes(row) || file.also.includes(row.id))
    .map((row) => ({
      id: row.id,
      bureau: row.bureau,
      isNewest: newest.includes(row),
      findings: auditWithDoubts({ sure: row.content, doubts: row.doubts }, knownOf(row)),
      negativeItems: negativeItems(row.content),
    }))
}

function whatIsKnown(
  file: FileToJudge,
  { rows, newest }: { rows: readonly ReportRow[]; newest: readonly ReportRow[] },
): (row: ReportRow) => Known {
  const { user, said, links } = file
  const linked = linksAmong(file, user, { reports: rows.map(({ content }) => content), links })
  const disputesAbout = recordedDisputes(file)
  return (row) => ({
    earlier: rows.filter(({ bureau, id }) => bureau === row.bureau && id !== row.id).map(({ content }) => content),
    others: newest
      .filter(({ bureau }) => bureau !== row.bureau)
      .map(({ content, fileHash }) => ({ report: content, isOfSameFile: fileHash === row.fileHash })),
    links: linked,
    confirmed: confirmedOf(file, user, { report: row.content, said }),
    disputes: disputesAbout(row),
  })
}
