import { eq, and } from 'drizzle-orm'
import type { Bureau } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import { reportReadings } from '#server/database/tables/reports.ts'
import type { Arrival } from '#server/features/reports/keep-report.ts'
import type { OriginalPart } from '#server/features/reports/read-file.ts'
import { type ReadingRow, readingOfFile, tellReadings } from '#server/features/reports/reading-rows.ts'
import { originalsPlace } from '#server/features/reports/original-files.ts'
import { takeReports } from '#server/features/reports/report-rows.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keepFiles } from '#server/platform/kept-files.ts'
import { TAKE_UP } from '#server/platform/take-up.ts'
import { transact } from '#server/platform/transact.ts'

/** What is to be read behind the call. */
export interface WaitingFile {
  readonly id: string
  readonly fileHash: string
  /** One PDF, or pictures in the order of the pages. */
  readonly parts: readonly OriginalPart[]
  readonly pageCount: number
  /** Pages whose text says all: they need no recognition. */
  readonly pagesRead: number
  readonly bureau: Bureau | null
  readonly arrival: Pick<Arrival, 'source' | 'action'>
  readonly replaces: string | null
}

/** How many files of one member may wait at once. */
const MOST_WAITING = 20

/** Seals the parts and lets the reader begin. A file that is being read already is not read twice; one that failed begins again. */
export async function openReading(
  context: Context,
  user: SignedIn,
  file: WaitingFile,
): Promise<{ row: Owned<ReadingRow>; isNew: boolean }> {
  const place = originalsPlace(user.id, file.id)
  const files = file.parts.map(({ ending, bytes }, index) => ({ key: `${place}/${index + 1}.${ending}`, bytes }))
  const keys = files.map(({ key }) => key)
  const opened = await keepFiles(context, { userId: user.id, files }, () => insertReading(context, user, { file, keys }))
  await tellReadings(context, user.id)
  context.readings.wake(context)
  return opened
}

interface Opened {
  readonly row: Owned<ReadingRow>
  readonly isNew: boolean
}

function insertReading(
  context: Context,
  user: SignedIn,
  { file, keys }: { file: WaitingFile; keys: readonly string[] },
): Promise<Opened> {
  const { id, fileHash, bureau, arrival, pageCount, pagesRead, replaces } = file
  return transact<Opened>(context, user, async (tx) => {
    await takeReports(tx, user)
    const known = await readingOfFile(within(context, tx), user, fileHash)
    if (known?.status === 'processing') return { answer: { row: known, isNew: false }, audit: [] }
    if (known) await tx.delete(reportReadings).where(and(eq(reportReadings.userId, user.id), eq(reportReadings.id, known.id)))
    const waiting = and(eq(reportReadings.userId, user.id), eq(reportReadings.status, 'processing'))
    if ((await tx.$count(reportReadings, waiting)) >= MOST_WAITING)
      throw new Refusal('too_many', `${MOST_WAITING} files are waiting to be read. Wait until some are done.`)
    const values = {
      userId: user.id,
      id,
      bureau,
      fileHash,
      fileKeys: keys,
      pageCount,
      pagesRead,
      replaces,
      startedAt: context.now(),
    }
    const [row] = await tx
      .insert(reportReadings)
      .values({ ...values, status: 'processing', source: arrival.source, action: arrival.action })
      .returning()
    if (!row) throw new Error('an inserted reading is answered')
    // Whichever process is free.
    await context.jobs.send(tx, TAKE_UP, {})
    const detail = { pages: pageCount, file: fileHash }
    return {
      answer: { row: owned(user, row), isNew: true },
      audit: [{ action: 'report.received', subjectKind: 'report', subjectId: id, detail }],
    }
  })
}
