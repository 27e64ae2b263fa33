import type { ReportIds } from '#engine/reading/read-document.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { type Arrival, bureausOf, newIds } from '#server/features/reports/keep-report.ts'
import { keepRead } from '#server/features/reports/keep-read.ts'
import { readFile, readRecognised } from '#server/features/reports/read-file.ts'
import {
  endIfKept,
  failReading,
  keepProgress,
  type ReadingRow,
  readingOfPiece,
  tellReadings,
  TURNS,
} from '#server/features/reports/reading-rows.ts'
import {
  type Drawing,
  forgetRecognised,
  keepRecognised,
  openRecognised,
  recognisePage,
  setPages,
} from '#server/features/reports/recognise-pages.ts'
import { OtherPaper, refuseMismatch } from '#server/features/reports/refuse-file.ts'
import { openFile } from '#server/features/reports/original-files.ts'
import type { OwnPiece } from '#server/platform/background-queue.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { endTurn } from '#server/platform/claimed-turns.ts'
import { removeFiles } from '#server/platform/kept-files.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

const OUR_FAULT = 'We couldn’t read this because of a problem on our side. Delete it and upload it again in a few minutes.'

const GIVEN_UP =
  'We tried three times and couldn’t read this. Take new pictures, or download the report as a PDF from the bureau and upload that.'
/** Of one turn. A process that dies in the middle of it counts too. */
const MOST_ATTEMPTS = 3

/**
 * One turn of what an upload has left behind: a page, and after the last one all of it like any other file. Ends as reports, or as
 * failed with what to do. Stopped by the signal it leaves the row as it is: the next turn reads that page again.
 */
export async function readInBackground(context: Context, piece: OwnPiece, signal: AbortSignal): Promise<void> {
  const row = await readingOfPiece(context, piece)
  if (row !== null) await takeTurn(context, row, signal)
  // A member whose file is read whole waits with the next one like everyone else.
  await endTurn(context, TURNS, { piece, isDone: !signal.aborted })
  await tellReadings(context, piece.userId)
}

async function takeTurn(context: Context, row: ReadingRow, signal: AbortSignal): Promise<void> {
  try {
    if (row.attempts > MOST_ATTEMPTS) throw new Refusal('damaged_file', GIVEN_UP)
    const user = await ownerOfRow(context, row.userId)
    if (user === null) throw new Refusal('not_found')
    await readOnePage(context, user, { row, signal })
  } catch (error) {
    // Deleted meanwhile, or erased with its member: there is nothing to tell anybody.
    if ((await readingOfPiece(context, row)) === null) return forgetRecognised(context, row)
    // Stopped on purpose: what was made out stays for the next turn.
    if (signal.aborted) return
    if (!(error instanceof Refusal)) context.log.error(describeError(error), 'a reading failed')
    const failure =
      error instanceof Refusal ? { code: error.code, message: error.message } : { code: 'internal', message: OUR_FAULT }
    // Its files would have no pages next to them, and no day on which they go.
    if (await endIfKept(context, row, failure)) await removeFiles(context, row.userId, row.fileKeys)
    else await failReading(context, row, { ...failure, isOtherPaper: error instanceof OtherPaper })
    await forgetRecognised(context, row)
  }
}

interface Reading {
  readonly row: ReadingRow
  readonly signal: AbortSignal
}

async function readOnePage(context: Context, user: SignedIn, reading: Reading): Promise<void> {
  const { row, signal } = reading
  const [, second, third] = newIds()
  const ids: ReportIds = [row.id, second, third]
  const drawing = await drawingOf(context, row, ids)
  const others = row.pageCount - drawing.wanted.length
  // Pages that a version before ours made out were not kept.
  const done = row.wanted === null ? 0 : row.pagesRead - others
  const number = drawing.wanted[done]
  if (number !== undefined)
    await keepRecognised(context, { ...row, number }, await recognisePage(context, drawing, { number, signal }))
  const { wanted, isScan } = drawing
  const pagesRead = others + Math.min(done + 1, wanted.length)
  if (!(await keepProgress(context, row, { pagesRead, wanted: [...wanted], isScan }))) throw new Refusal('not_found')
  if (done + 1 >= wanted.length) await readAndKeep(context, user, { reading, drawing, ids })
}

interface Whole {
  readonly reading: Reading
  readonly drawing: Drawing
  readonly ids: ReportIds
}

async function readAndKeep(context: Context, user: SignedIn, { reading, drawing, ids }: Whole): Promise<void> {
  const { row, signal } = reading
  const { pages, pictures } = await openRecognised(context, { ...row, wanted: drawing.wanted })
  const set = drawing.wanted.length === 0 && drawing.pdf ? drawing.pdf : await setPages(context, drawing, pictures)
  const file = { bytes: drawing.pdf ?? set, password: null, ids, bureau: row.bureau }
  const unread = drawing.wanted.filter((number) => !pictures.has(number))
  const asking = { user, signal }
  const read = await readRecognised(context, { ...file, recognised: pages, isScan: drawing.isScan, unread, asking })
  signal.throwIfAborted()
  if (row.bureau !== null) refuseMismatch(row.bureau, bureausOf(read))
  const arrival: Arrival = { source: row.source, action: actionOf(row), score: null, askedAs: null }
  const { fileHash, replaces } = row
  await keepRead(context, user, { ids, fileHash, read: { ...read, pages: set }, arrival, replaces, reading: row })
  await forgetRecognised(context, row)
}

/** What is to be recognised: the pictures, or the pages of the PDF that are pictures. */
async function drawingOf(context: Context, row: ReadingRow, ids: ReportIds): Promise<Drawing> {
  const [key] = row.fileKeys
  if (key === undefined) throw new Error('a reading has parts')
  if (!key.endsWith('.pdf')) {
    const parts = row.fileKeys
    return { pdf: null, parts, pageCount: parts.length, wanted: parts.map((_, index) => index + 1), isScan: true }
  }
  const first = await openFile(context, key)
  if (row.wanted !== null) return { pdf: first, parts: [], pageCount: row.pageCount, wanted: row.wanted, isScan: row.isScan }
  const file = await readFile(context, { bytes: first, password: null, ids, bureau: row.bureau })
  // Its pages took too long to be looked at while someone waited; none of them is a picture.
  if (file.kind === 'read') return { pdf: first, parts: [], pageCount: file.pageCount, wanted: [], isScan: false }
  return {
    pdf: first,
    parts: [],
    pageCount: file.pageCount,
    wanted: file.scanned,
    isScan: file.scanned.length > 0 && file.bureaus.length === 0,
  }
}

const ACTIONS: readonly Arrival['action'][] = [
  'report.uploaded',
  'report.generated',
  'report.pulled',
  'report.fetched',
  'report.connected',
]
const actionOf = (row: ReadingRow): Arrival['action'] => ACTIONS.find((action) => action === row.action) ?? 'report.uploaded'
