import type { z } from 'zod'
import { MAX_PICTURES, type uploadReport } from '#contract/reports.ts'
import { withDoubts } from '#engine/reading/doubts/doubts.ts'
import { isOneReport } from '#engine/reading/files/is-one-report.ts'
import type { ReportIds } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import {
  type Arrival,
  bureausOf,
  hashOf,
  keepOrFind,
  type KeptReports,
  newIds,
  type ReportRows,
  storedBefore,
} from '#server/features/reports/keep-report.ts'
import { openReading } from '#server/features/reports/open-reading.ts'
import { MOST_SCANNED, tooManyScanned } from '#server/features/reports/pages-without-text.ts'
import { checkPicture } from '#server/features/reports/check-picture.ts'
import { readFile, type ReadReports } from '#server/features/reports/read-file.ts'
import { type ReadingRow, readingIfKept, readingOfFile } from '#server/features/reports/reading-rows.ts'
import { notOneReport, refuseMismatch, tooManyPictures } from '#server/features/reports/refuse-file.ts'
import { removeIfReplaced } from '#server/features/reports/remove-report.ts'
import { BEING_RESTORED, isOriginalGone, RESTORED, restoreOriginal } from '#server/features/reports/restore-original.ts'
import { filesOf, headIfKept, placeIdOf, type ReportHead } from '#server/features/reports/report-rows.ts'
import { type PicturePart, withoutTall } from '#server/features/reports/without-tall.ts'
import type { Owned, SignedIn, UploadedFile } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The form of an upload. */
export interface Upload {
  readonly body: Pick<z.output<typeof uploadReport.body>, 'bureau' | 'password' | 'replaces'>
  readonly files: readonly UploadedFile[]
}

/** What became of an upload: reports, or a reading that goes on. */
export type KeptUpload =
  | ({ readonly kind: 'kept' /** What else is to be told. */; readonly message?: string } & KeptReports)
  | { readonly kind: 'reading'; readonly row: Owned<ReadingRow>; readonly isNew: boolean }

const ARRIVAL: Arrival = { source: 'upload', action: 'report.uploaded', score: null, askedAs: null }

/** Keeps the report that a member uploads, whatever the form is part of. A member's uploads follow each other. */
export async function keepUpload(context: Context, user: SignedIn, { body, files }: Upload): Promise<KeptUpload> {
  const parts = chosenFiles(files)
  return context.threads.oneAtOnce(async () =>
    (await arePdfs(context, parts)) ? keepTogether(context, user, { parts, body }) : keepParts(context, user, { parts, body }),
  )
}

interface Chosen {
  readonly parts: readonly [Uint8Array, ...Uint8Array[]]
  readonly body: Upload['body']
}

/** Several PDFs are prints of single accounts, and one report. Where they are not, none of them is kept. */
async function keepTogether(context: Context, user: SignedIn, { parts: [first, ...others], body }: Chosen): Promise<KeptUpload> {
  const { password = null } = body
  const bureau = body.bureau === 'auto' ? null : body.bureau
  const read: Report[] = []
  for (const bytes of [first, ...others]) {
    const file = await readFile(context, { bytes, password, ids: newIds(), bureau })
    if (file.kind === 'scanned') throw notOneReport()
    refuseMismatch(bureau, bureausOf(file))
    const [report, ...more] = file.reports.map(({ content, doubts }) => withDoubts(JSON.parse(content), doubts))
    if (report === undefined || more.length > 0 || !read.every((other) => isOneReport(other, report))) throw notOneReport()
    read.push(report)
  }
  const { replaces: _replaced, ...further } = body
  let kept = await keepParts(context, user, { parts: [first], body })
  for (const bytes of others) {
    const next = await keepParts(context, user, { parts: [bytes], body: further })
    kept = { ...next, isNew: kept.isNew || next.isNew }
  }
  return kept
}

async function arePdfs(context: Context, parts: readonly Uint8Array[]): Promise<boolean> {
  if (parts.length === 1 || parts.length > MAX_PICTURES) return false
  for (const bytes of parts) if ((await context.pageText.sniff(bytes)) !== 'pdf') return false
  return true
}

async function keepParts(context: Context, user: SignedIn, { parts, body }: Chosen): Promise<KeptUpload> {
  const bureau = body.bureau === 'auto' ? null : body.bureau
  const replaces = body.replaces === undefined ? null : await ownedToReplace(context, user, body.replaces)
  const fileHash = hashOf(context, parts)
  const stored = await storedBefore(context, user, fileHash)
  if (stored) {
    refuseMismatch(
      bureau,
      stored.map((row) => row.bureau),
    )
    // First: where it asks for a password, the report that it is to take the place of still stands.
    const message = await restoredIfGone(context, user, {
      stored,
      taking: { parts, password: body.password ?? null, bureau, replaces: null, fileHash },
    })
    await removeIfReplaced(context, user, { id: replaces, unless: stored.map(({ id }) => id) })
    return { kind: 'kept', rows: stored, isNew: false, ...(message !== null && { message }) }
  }
  const reading = await readingOfFile(context, user, fileHash)
  if (reading?.status === 'processing') return { kind: 'reading', row: reading, isNew: false }
  const kept = await takeIn(context, user, { parts, password: body.password ?? null, bureau, replaces, fileHash })
  if (replaces !== null) context.readings.stop(replaces)
  return kept
}

interface Taking {
  readonly parts: readonly [Uint8Array, ...Uint8Array[]]
  readonly password: string | null
  readonly bureau: Bureau | null
  readonly replaces: string | null
  readonly fileHash: string
}

/** Keeps the file again where it was deleted, and says so; null where it is there. */
async function restoredIfGone(
  context: Context,
  user: SignedIn,
  { stored, taking }: { readonly stored: ReportRows; readonly taking: Taking },
): Promise<string | null> {
  const [first] = stored
  const [alone, ...others] = filesOf(first)
  const file = others.find(({ fileHash }) => fileHash === taking.fileHash) ?? alone
  if (!(await isOriginalGone(context, user, file))) return null
  const reading = await readingOfFile(context, user, taking.fileHash)
  if (reading?.status === 'processing') return BEING_RESTORED
  const [, second, third] = newIds()
  // Under the same id its files lie where they were, and a reading behind the call ends at the reports that are kept.
  const taken = await readOrWait(context, user, { ...taking, bureau: first.bureau, ids: [placeIdOf(file), second, third] })
  if (taken.kind === 'reading') return BEING_RESTORED
  return (await restoreOriginal(context, user, { file, read: taken.read })) ? RESTORED : null
}

async function takeIn(context: Context, user: SignedIn, taking: Taking): Promise<KeptUpload> {
  const ids = newIds()
  const taken = await readOrWait(context, user, { ...taking, ids })
  if (taken.kind === 'reading') return taken
  const { replaces, fileHash } = taking
  const kept = await keepOrFind(context, user, { ids, fileHash, read: taken.read, arrival: ARRIVAL, replaces, reading: null })
  const message = kept.isNew ? tellAdded(kept.rows[0]) : null
  return { kind: 'kept', ...kept, ...(message !== null && { message }) }
}

/** Null where the file is a report of its own. */
function tellAdded({ files, bureau, reportDate }: ReportHead): string | null {
  if (files.length === 0) return null
  const day = reportDate === null ? '' : ` of ${writeDay(reportDate)}`
  return `Added to your ${BUREAU_NAMES[bureau]} report${day}, which now has ${files.length} files.`
}

/** What can be read at once; the rest goes on behind the call. */
async function readOrWait(
  context: Context,
  user: SignedIn,
  taking: Taking & { readonly ids: ReportIds },
): Promise<Extract<KeptUpload, { kind: 'reading' }> | { readonly kind: 'read'; readonly read: ReadReports }> {
  const { parts, password, bureau, replaces, fileHash, ids } = taking
  const waiting = { id: ids[0], fileHash, bureau, arrival: ARRIVAL, replaces }
  const pictures = await picturesOf(context, parts)
  if (pictures !== null) {
    const { length: pageCount } = pictures
    return { kind: 'reading', ...(await openReading(context, user, { ...waiting, parts: pictures, pageCount, pagesRead: 0 })) }
  }
  const read = await readFile(context, { bytes: parts[0], password, ids, bureau })
  if (read.kind === 'scanned') {
    refuseMismatch(bureau, read.bureaus)
    const pagesRead = read.pageCount - read.scanned.length
    const scan = { ...waiting, parts: [{ ending: 'pdf' as const, bytes: read.pdf }], pageCount: read.pageCount, pagesRead }
    return { kind: 'reading', ...(await openReading(context, user, scan)) }
  }
  refuseMismatch(bureau, bureausOf(read))
  return { kind: 'read', read }
}

function chosenFiles(files: readonly UploadedFile[]): readonly [Uint8Array, ...Uint8Array[]] {
  // A browser whose user chose no file sends an empty one without a name.
  const [first, ...others] = files.filter(({ field, name }) => field === 'creditReport' && name !== '')
  if (!first) throw new Refusal('invalid', 'Please select both a file and credit bureau.')
  if ([first, ...others].some(({ bytes }) => bytes.length === 0)) {
    throw new Refusal('damaged_file', 'This file is empty. Download the report again from the bureau and upload the new file.')
  }
  return [first.bytes, ...others.map(({ bytes }) => bytes)]
}

/** The pages as pictures; null for one file that is none. */
async function picturesOf(context: Context, parts: readonly Uint8Array[]): Promise<readonly PicturePart[] | null> {
  const found: PicturePart[] = []
  for (const [index, bytes] of parts.entries()) {
    const kind = await context.pageText.sniff(bytes)
    if (kind !== 'png' && kind !== 'jpeg') {
      if (parts.length === 1) return null
      throw notOneReport()
    }
    checkPicture(bytes, parts.length === 1 ? null : index + 1)
    found.push({ ending: kind === 'png' ? 'png' : 'jpg', bytes })
  }
  if (found.length > MAX_PICTURES) throw tooManyPictures()
  const pages = await withoutTall(context, found, { most: MOST_SCANNED })
  if (pages === null) throw tooManyScanned()
  return pages
}

/** The id of the member's own report, or reading, that is to be replaced; someone else's is not found. */
async function ownedToReplace(context: Context, user: SignedIn, id: string): Promise<string> {
  const found = isUuid(id) ? ((await headIfKept(context, user, id)) ?? (await readingIfKept(context, user, id))) : null
  if (!found) throw new Refusal('not_found', 'The report you’re replacing is gone. Upload this one as a new report.')
  return found.id
}
