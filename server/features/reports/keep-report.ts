import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { ReportIds } from '#engine/reading/read-document.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { reports } from '#server/database/tables/reports.ts'
import { keepRead } from '#server/features/reports/keep-read.ts'
import { readTextFile, type ReadReports } from '#server/features/reports/read-file.ts'
import { holdsFile, type ReportRow, type StoredReport, storedReports } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

/** What is known of a report file besides its bytes, however it came. */
export interface Arrival {
  /** What says that it comes from the practice bureaus is kept as practice, whatever is here. */
  readonly source: ReportRow['source']
  /** The act for the audit log; rewards count these. */
  readonly action: 'report.uploaded' | 'report.generated' | 'report.pulled' | 'report.fetched' | 'report.connected'
  /** A score that came next to the file; one that the file prints is over it. */
  readonly score: { readonly value: number; readonly model: string } | null
  /** The name under which its member had a bureau asked for it, their own word; null where they brought the file. */
  readonly askedAs: string | null
}

/** A report file that can be read at once. */
export interface ArrivedReport extends Arrival {
  readonly bytes: Uint8Array
  readonly password: string | null
  /** The bureau that was asked: of a file that speaks for others too only its report is kept. */
  readonly bureau: Bureau
}

/** The reports of one file: one, or one for each bureau that it speaks for. */
export type ReportRows = readonly [Owned<StoredReport>, ...Owned<StoredReport>[]]

export interface KeptReports {
  readonly rows: ReportRows
  /** False where the very same file was kept before. */
  readonly isNew: boolean
}

/**
 * Reads a file and keeps the report of the bureau that was asked, with its pages, findings and negative items. The same file
 * twice is kept once. Refuses a file that does not speak for that bureau.
 */
export async function keepReport(context: Context, user: SignedIn, arrived: ArrivedReport): Promise<KeptReports> {
  const { bytes, bureau } = arrived
  // A reseller may answer the same file of all bureaus to each that it is asked for.
  const hashes = [hashOf(context, [bytes]), hashOf(context, [bytes, Buffer.from(bureau)])] as const
  for (const hash of hashes) {
    const known = await storedBefore(context, user, hash)
    if (known?.some((row) => row.bureau === bureau)) return { rows: known, isNew: false }
  }
  const read = await readTextFile(context, { bytes, password: arrived.password, ids: newIds(), bureau })
  const asked = read.reports.find((report) => report.bureau === bureau)
  if (!asked) throw new Refusal('bureau_mismatch')
  const fileHash = read.reports.length === 1 ? hashes[0] : hashes[1]
  return keepOrFind(context, user, {
    // The first id is that of the report and of its files.
    ids: [asked.id, randomUUID(), randomUUID()],
    fileHash,
    read: { ...read, reports: [asked] },
    arrival: arrived,
    replaces: null,
    reading: null,
  })
}

/** Keeps what was read; where the same file came first meanwhile, answers its reports. */
export async function keepOrFind(
  context: Context,
  user: SignedIn,
  keeping: Parameters<typeof keepRead>[2],
): Promise<KeptReports> {
  const rows = await keepRead(context, user, keeping)
  if (rows) return { rows, isNew: true }
  const winner = await storedBefore(context, user, keeping.fileHash)
  if (!winner) throw new Refusal('conflict', 'This report was deleted while it was uploaded. Upload it again.')
  return { rows: winner, isNew: false }
}

export const bureausOf = ({ reports: read }: ReadReports): Bureau[] => read.map(({ bureau }) => bureau)

export const newIds = (): ReportIds => [randomUUID(), randomUUID(), randomUUID()]

/** One file by its bytes, several pictures by the bytes of each in their order. */
export function hashOf(context: Context, parts: readonly Uint8Array[]): string {
  const hashes = parts.map((bytes) => keyedHash(context.secret, 'report file', bytes))
  return hashes.length === 1 ? hashes.join('') : keyedHash(context.secret, 'report pictures', hashes.join(' '))
}

/** The reports that were kept of this very file, in its order; null for none. */
export async function storedBefore(context: Context, user: SignedIn, fileHash: string): Promise<ReportRows | null> {
  const order = [asc(reports.uploadedAt), asc(reports.bureau)]
  const [first, ...others] = await storedReports(context, user, { where: holdsFile(user.id, 'file_hash', fileHash), order })
  return first ? [first, ...others] : null
}
