import { eq, and } from 'drizzle-orm'
import { type Context, within } from '#server/context.ts'
import { type KeptReading, replies } from '#server/database/tables/answers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { knownEntries } from '#server/features/answers/awaiting-disputes.ts'
import { isReplyDigest, type ReplyDigestInput } from '#server/features/answers/digest.ts'
import { keepAsReport } from '#server/features/answers/keep-as-report.ts'
import { refuseEmpty } from '#server/features/answers/refuse-reply.ts'
import {
  failReply,
  keepReplyProgress,
  openReplyFile,
  replyOfPiece,
  sealReading,
  replyPlace,
  type ReplyRow,
  TURNS,
} from '#server/features/answers/reply-rows.ts'
import {
  type Drawing,
  forgetRecognised,
  keepRecognised,
  openRecognised,
  recognisePage,
  refusePdf,
  setPages,
} from '#server/features/reports/reports.ts'
import { type BackgroundQueue, openBackgroundQueue, type OwnPiece } from '#server/platform/background-queue.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { claimTurn, endTurn } from '#server/platform/claimed-turns.ts'
import { keepFiles, sweepLater } from '#server/platform/kept-files.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const DIGEST = new URL('./digest.ts', import.meta.url)
const MOST_ATTEMPTS = 3
const GIVEN_UP = 'We tried three times and couldn’t read this. Take new pictures, or scan the letter as a PDF and upload that.'
const OUR_FAULT = 'Something went wrong on our side while reading this. Upload it again in a few minutes.'

/** Reads pictures and scans of replies page by page, each member in turn. */
export const openReplyReadings = (): BackgroundQueue =>
  openBackgroundQueue({
    name: 'reading of an answer',
    claim: (context, busy) => claimTurn(context, TURNS, busy),
    work: readReplyInBackground,
  })

/** One turn: a page, and after the last one all of it. Ends as read, or as failed with what to do. */
async function readReplyInBackground(context: Context, piece: OwnPiece, signal: AbortSignal): Promise<void> {
  const row = await replyOfPiece(context, piece)
  if (row !== null) await takeTurn(context, row, signal)
  await endTurn(context, TURNS, { piece, isDone: !signal.aborted })
}

async function takeTurn(context: Context, row: ReplyRow, signal: AbortSignal): Promise<void> {
  try {
    if (row.attempts > MOST_ATTEMPTS) throw new Refusal('damaged_file', GIVEN_UP)
    const user = await ownerOfRow(context, row.userId)
    if (user === null) throw new Refusal('not_found')
    await readOnePage(context, user, { row, signal })
  } catch (error) {
    // Stopped on purpose: what was made out stays for the next turn, unless the reply was deleted.
    if (signal.aborted) {
      if ((await replyOfPiece(context, row)) === null) await forgetRecognised(context, row)
      return
    }
    if (!(error instanceof Refusal)) context.log.error(describeError(error), 'reading an answer failed')
    const failure =
      error instanceof Refusal ? { code: error.code, message: error.message } : { code: 'internal', message: OUR_FAULT }
    await failReply(context, row, failure)
    await forgetRecognised(context, row)
  }
}

interface Reading {
  readonly row: ReplyRow
  readonly signal: AbortSignal
}

async function readOnePage(context: Context, user: SignedIn, reading: Reading): Promise<void> {
  const { row, signal } = reading
  const drawing = await drawingOf(context, row)
  const number = drawing.wanted[row.pagesRead]
  if (number !== undefined)
    await keepRecognised(context, { ...row, number }, await recognisePage(context, drawing, { number, signal, isLetter: true }))
  const pagesRead = Math.min(row.pagesRead + 1, row.pageCount)
  if (!(await keepReplyProgress(context, row, pagesRead))) throw new Refusal('not_found')
  if (pagesRead === row.pageCount) await readAndKeep(context, user, { reading, drawing })
}

async function readAndKeep(
  context: Context,
  user: SignedIn,
  { reading: { row, signal }, drawing }: { readonly reading: Reading; readonly drawing: Drawing },
): Promise<void> {
  const { pages, pictures } = await openRecognised(context, { ...row, wanted: drawing.wanted })
  const set = await setPages(context, drawing, pictures)
  const input: ReplyDigestInput = { known: await knownEntries(context, user), recognised: pages }
  const read = await context.pageText.read(set, { password: null, digest: { module: DIGEST, input } })
  if (read.kind === 'refused') throw refusePdf(read.reason)
  if (!isReplyDigest(read.digest)) throw new Error('the digest answers a digest')
  const { paper } = read.digest
  if (paper === null) throw refuseEmpty()
  signal.throwIfAborted()
  if (paper.kind === 'report') {
    const parts = await Promise.all(row.fileKeys.map((key) => openReplyFile(context, key)))
    await keepReading(context, user, {
      row,
      reading: await keepAsReport(context, user, { parts, password: null }),
      pagesKey: null,
    })
    await forgetRecognised(context, row)
    return
  }
  const pagesKey = `${replyPlace(row.userId, row.id)}/pages.pdf`
  const files = [{ key: pagesKey, bytes: set }]
  // Where it was deleted meanwhile, nothing of it stays.
  await keepFiles(context, { userId: row.userId, files }, () => keepReading(context, user, { row, reading: paper, pagesKey }))
  await forgetRecognised(context, row)
}

function keepReading(
  context: Context,
  user: SignedIn,
  { row, reading, pagesKey }: { readonly row: ReplyRow; readonly reading: KeptReading; readonly pagesKey: string | null },
): Promise<void> {
  return transact(context, user, async (tx) => {
    const change = {
      status: 'read',
      ...(await sealReading(within(context, tx), row, reading)),
      isPractice: reading.isPractice,
      pagesKey,
      // The report has its own copy.
      ...(reading.kind === 'report' && { fileKeys: [] }),
      pagesRead: row.pageCount,
      failure: null,
    } as const
    const kept = await tx
      .update(replies)
      .set(change)
      .where(and(eq(replies.userId, row.userId), eq(replies.id, row.id)))
      .returning({ id: replies.id })
    const detail = { kind: reading.kind ?? 'answer', results: reading.results.length }
    if (reading.kind === 'report') await sweepLater(context, tx, user.id)
    const audit = kept.map(({ id }) => ({ action: 'answer.read', subjectKind: 'reply', subjectId: id, detail }))
    return { answer: undefined, audit }
  })
}

/** The pictures, or the pages of the PDF: a scan has no text worth keeping. */
async function drawingOf(context: Context, row: ReplyRow): Promise<Drawing> {
  const numbers = Array.from({ length: row.pageCount }, (_, index) => index + 1)
  const [key = ''] = row.fileKeys
  const isPdf = key.endsWith('.pdf')
  return {
    pdf: isPdf ? await openReplyFile(context, key) : null,
    parts: isPdf ? [] : row.fileKeys,
    pageCount: row.pageCount,
    wanted: numbers,
    isScan: true,
  }
}
