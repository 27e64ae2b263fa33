import { eq, and } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { replies } from '#server/database/tables/answers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { knownEntries } from '#server/features/answers/awaiting-disputes.ts'
import { isReplyDigest, type ReplyDigestInput } from '#server/features/answers/digest.ts'
import { refuseReading } from '#server/features/answers/refuse-reply.ts'
import {
  failReply,
  keepReplyProgress,
  oldestReply,
  openReplyFile,
  replyPlace,
  type ReplyRow,
} from '#server/features/answers/reply-rows.ts'
import { type Drawing, recognisePages, refusePdf, setPages } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { type BackgroundQueue, openBackgroundQueue } from '#server/platform/background-queue.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { seal } from '#server/platform/vault.ts'
import { transact } from '#server/platform/transact.ts'

const DIGEST = new URL('./digest.ts', import.meta.url)
const MOST_ATTEMPTS = 3
const GIVEN_UP = 'This could not be read in three attempts. Take new pictures, or scan the answer as a PDF and upload that.'
const OUR_FAULT = 'Something went wrong on our side while this was read. Upload it again in a few minutes.'

/** Reads pictures and scans of replies, one after the other. */
export const openReplyReadings = (): BackgroundQueue => openBackgroundQueue({ next: oldestReply, work: readReplyInBackground })

/** Ends as read, or as failed with what to do. Stopped by the signal it begins anew after a restart. */
export async function readReplyInBackground(context: Context, row: ReplyRow, signal: AbortSignal): Promise<void> {
  try {
    if (row.attempts >= MOST_ATTEMPTS) throw new Refusal('damaged_file', GIVEN_UP)
    await keepReplyProgress(context, row, { attempts: row.attempts + 1 })
    const user = await ownerOfRow(context, row.userId)
    if (user !== null) await readAndKeep(context, user, { row, signal })
  } catch (error) {
    // Stopped on purpose: that is no failed attempt.
    if (signal.aborted) return void (await keepReplyProgress(context, row, { attempts: row.attempts }))
    if (!(error instanceof Refusal)) context.log.error(describeError(error), 'reading an answer failed')
    const failure =
      error instanceof Refusal ? { code: error.code, message: error.message } : { code: 'internal', message: OUR_FAULT }
    await failReply(context, row, failure)
  }
}

interface Reading {
  readonly row: ReplyRow
  readonly signal: AbortSignal
}

async function readAndKeep(context: Context, user: SignedIn, { row, signal }: Reading): Promise<void> {
  const drawing = await drawingOf(context, row)
  const { pages, pictures } = await recognisePages(context, drawing, {
    signal,
    told: async (done) => {
      if (!(await keepReplyProgress(context, row, { pagesRead: row.pageCount - drawing.wanted.length + done })))
        throw new Refusal('not_found')
    },
  })
  const set = await setPages(context, drawing, pictures)
  const input: ReplyDigestInput = { known: await knownEntries(context, user), recognised: pages }
  const read = await context.pageText.read(set, { password: null, digest: { module: DIGEST, input } })
  if (read.kind === 'refused') throw refusePdf(read.reason)
  if (!isReplyDigest(read.digest)) throw new Error('the digest answers a digest')
  const { reading } = read.digest
  if (reading.kind !== 'reply') throw refuseReading(reading)
  signal.throwIfAborted()
  const pagesKey = `${replyPlace(row.userId, row.id)}/pages.pdf`
  await context.files.put(pagesKey, await seal(context, pagesKey, set))
  const isKept = await transact(context, user, async (tx) => {
    const { isPractice } = reading.reply
    const change = {
      status: 'read',
      reading: reading.reply,
      isPractice,
      pagesKey,
      pagesRead: row.pageCount,
      failure: null,
    } as const
    const kept = await tx
      .update(replies)
      .set(change)
      .where(and(eq(replies.userId, row.userId), eq(replies.id, row.id)))
      .returning({ id: replies.id })
    const audit = {
      action: 'answer.read',
      subjectKind: 'reply',
      subjectId: row.id,
      detail: { results: reading.reply.results.length },
    }
    return { answer: kept.length > 0, audit: kept.length > 0 ? [audit] : [] }
  })
  // It was deleted meanwhile: nothing of it stays.
  if (!isKept) await context.files.delete(pagesKey)
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
