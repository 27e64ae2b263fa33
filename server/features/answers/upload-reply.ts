import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FileKind } from '#adapters/page-text/port.ts'
import type { uploadReply as endpoint } from '#contract/answers.ts'
import { MAX_PICTURES } from '#contract/reports.ts'
import type { Day } from '#engine/values/day.ts'
import { within, type Context } from '#server/context.ts'
import { type KeptReading, replies } from '#server/database/tables/answers.ts'
import { knownEntries } from '#server/features/answers/awaiting-disputes.ts'
import { isReplyDigest, type ReplyDigest } from '#server/features/answers/digest.ts'
import { refuseEmpty, refuseKind } from '#server/features/answers/refuse-reply.ts'
import { refuseFuture } from '#server/features/answers/refuse-future.ts'
import { keepAsReport } from '#server/features/answers/keep-as-report.ts'
import { replyAnswer } from '#server/features/answers/reply-answer.ts'
import {
  openedOrGone,
  ownedReply,
  replyOfFile,
  replyPlace,
  type ReplyRow,
  sealReading,
} from '#server/features/answers/reply-rows.ts'
import { replyGone } from '#server/features/answers/remove-reply.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { checkPicture, type PicturePart, refusePdf, withoutTall } from '#server/features/reports/reports.ts'
import { type Owned, type SignedIn, type UploadedFile } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { keepFiles } from '#server/platform/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { TAKE_UP } from '#server/platform/take-up.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact } from '#server/platform/transact.ts'

const DIGEST = new URL('./digest.ts', import.meta.url)
/** A page of a letter has hundreds of letters; a scanner's own mark on a picture has a few. */
const FEW_LETTERS = 60
/** An answer with a report has some dozens of pages. */
const MOST_SCANNED = 60
const MOST_WAITING = 20

/** Forms that no letter has. */
const ONLY_REPORTS: readonly FileKind[] = ['html', 'mhtml', 'webarchive', 'json', 'xml']

type Part = PicturePart | { readonly ending: 'pdf'; readonly bytes: Uint8Array }

/** What is kept at once: what was read, or pages that are read behind the call. A report is kept among the reports, without a copy here. */
interface Taken {
  readonly parts: readonly Part[]
  readonly pageCount: number
  readonly reading: KeptReading | null
  readonly isRead: boolean
}

/** Takes in any paper. The very same file again answers what is there; a file that nothing can be read from is refused and not stored. */
export const uploadReply: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  if (body.receivedOn !== undefined) refuseFuture(await daysOf(context, user), 'receivedOn', body.receivedOn)
  const parts = chosenFiles(files)
  if (body.disputeId !== undefined) await ownedDispute(context, user, body.disputeId)
  const replaced = body.replaces === undefined ? null : await ownedReply(context, user, body.replaces)
  const { row, isNew } = await keepReply(context, user, {
    parts,
    password: body.password ?? null,
    receivedOn: body.receivedOn ?? null,
    disputeId: body.disputeId ?? null,
    replaced,
  })
  const answer = await replyAnswer(context, user, row)
  return isNew ? answer : new Repeat(answer)
}

/** A reply that came, however it came. */
export interface ArrivedReply extends Sent {
  readonly receivedOn: Day | null
  /** The case that it was added to. */
  readonly disputeId: string | null
  /** The one that this takes the place of. */
  readonly replaced: Owned<ReplyRow> | null
}

interface KeptReply {
  readonly row: Owned<ReplyRow>
  readonly isNew: boolean
}

/**
 * Keeps a reply: read at once where it has text, behind the call where it is pictures. Nothing follows from it yet. A member's uploads
 * follow each other.
 */
export const keepReply = (context: Context, user: SignedIn, arrived: ArrivedReply): Promise<KeptReply> =>
  context.threads.oneAtOnce(() => keepArrived(context, user, arrived))

async function keepArrived(
  context: Context,
  user: SignedIn,
  { parts, password, receivedOn, disputeId, replaced }: ArrivedReply,
): Promise<KeptReply> {
  const hashes = parts.map((bytes) => keyedHash(context.secret, 'reply part', bytes))
  const fileHash = keyedHash(context.secret, 'reply file', hashes.join(' '))
  const known = await replyOfFile(context, user, fileHash)
  if (known !== null && known.status !== 'failed') return { row: known, isNew: false }
  const taken = await takeIn(context, user, { parts, password })
  const row = await keep(context, user, { taken, fileHash, receivedOn, disputeId, gone: [known, replaced] })
  if (row.status === 'processing') context.replyReadings.wake(context)
  return { row, isNew: true }
}

function chosenFiles(files: readonly UploadedFile[]): readonly [Uint8Array, ...Uint8Array[]] {
  const [first, ...others] = files.filter(({ field, name }) => field === 'answer' && name !== '')
  if (!first) throw new Refusal('invalid', 'Choose the file or the photos of the letter.')
  if ([first, ...others].some(({ bytes }) => bytes.length === 0))
    throw new Refusal('damaged_file', 'This file is empty. Save or photograph the letter again and upload that.')
  return [first.bytes, ...others.map(({ bytes }) => bytes)]
}

interface Sent {
  readonly parts: readonly [Uint8Array, ...Uint8Array[]]
  readonly password: string | null
}

async function takeIn(context: Context, user: SignedIn, { parts, password }: Sent): Promise<Taken> {
  const [first] = parts
  const kind = await context.pageText.sniff(first)
  if (parts.length === 1 && kind === 'pdf') return takePdf(context, user, { bytes: first, password })
  if (parts.length === 1 && ONLY_REPORTS.includes(kind))
    return { parts: [], pageCount: 1, reading: await keepAsReport(context, user, { parts, password }), isRead: true }
  const pictures: PicturePart[] = []
  for (const [index, bytes] of parts.entries()) {
    const one = await context.pageText.sniff(bytes)
    if (one !== 'png' && one !== 'jpeg') {
      if (parts.length === 1) throw refuseKind(one)
      throw new Refusal(
        'invalid',
        'We read several files as one letter only if they’re all pictures of its pages. Upload other files one at a time.',
      )
    }
    checkPicture(bytes, parts.length === 1 ? null : index + 1)
    pictures.push({ ending: one === 'png' ? 'png' : 'jpg', bytes })
  }
  if (pictures.length > MAX_PICTURES)
    throw new Refusal('too_large', `That’s more than ${MAX_PICTURES} pictures. Upload one letter at a time.`)
  const pages = await withoutTall(context, pictures, { most: MOST_SCANNED, isLetter: true })
  if (pages === null)
    throw new Refusal('too_large', `That’s more than ${MOST_SCANNED} pages. Upload only the pages of the letter itself.`)
  const [page, ...others] = pages
  if (!page) throw new Refusal('invalid')
  return { parts: [page, ...others], pageCount: pages.length, reading: null, isRead: false }
}

async function takePdf(
  context: Context,
  user: SignedIn,
  { bytes, password }: { readonly bytes: Uint8Array; readonly password: string | null },
): Promise<Taken> {
  const known = await knownEntries(context, user)
  const { paper, letters } = await digestPdf(context, bytes, { known, password })
  if (paper?.kind === 'report') {
    const reading = await keepAsReport(context, user, { parts: [bytes], password })
    return { parts: [], pageCount: letters.length, reading, isRead: true }
  }
  const pdf = password === null ? bytes : await unlocked(context, bytes, password)
  const kept = { parts: [{ ending: 'pdf', bytes: pdf }], pageCount: letters.length } as const
  const bare = letters.filter((count) => count < FEW_LETTERS).length
  const isText = bare === 0 || bare * 2 < letters.length
  if (paper !== null && (isText || paper.kind === 'answer')) return { ...kept, reading: paper, isRead: true }
  if (isText) throw refuseEmpty()
  if (bare > MOST_SCANNED)
    throw new Refusal('too_large', `More than ${MOST_SCANNED} pages of this file are pictures. Scan only the letter itself.`)
  return { ...kept, reading: null, isRead: false }
}

async function digestPdf(
  context: Context,
  bytes: Uint8Array,
  { known, password }: { readonly known: readonly { readonly creditor: string }[]; readonly password: string | null },
): Promise<ReplyDigest> {
  const read = await context.pageText.read(bytes, { password, digest: { module: DIGEST, input: { known, recognised: [] } } })
  if (read.kind === 'refused') throw refusePdf(read.reason)
  if (!isReplyDigest(read.digest)) throw new Error('the digest answers a digest')
  return read.digest
}

async function unlocked(context: Context, bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const opened = await context.pageText.unlock(bytes, { password })
  if (opened.kind === 'refused') throw refusePdf(opened.reason)
  return opened.pdf
}

interface Keeping {
  readonly taken: Taken
  readonly fileHash: string
  readonly receivedOn: string | null
  readonly disputeId: string | null
  /** What this one takes the place of. */
  readonly gone: readonly (Owned<ReplyRow> | null)[]
}

async function keep(
  context: Context,
  user: SignedIn,
  { taken, fileHash, receivedOn, disputeId, gone }: Keeping,
): Promise<Owned<ReplyRow>> {
  const id = randomUUID()
  const place = replyPlace(user.id, id)
  const files = taken.parts.map(({ ending, bytes }, index) => ({ key: `${place}/${index + 1}.${ending}`, bytes }))
  const keys = files.map(({ key }) => key)
  return keepFiles(context, { userId: user.id, files }, () =>
    transact<Owned<ReplyRow>>(context, user, async (tx) => {
      const inside = within(context, tx)
      for (const one of gone) if (one !== null) await replyGone(inside, tx, one)
      const waiting = and(eq(replies.userId, user.id), eq(replies.status, 'processing'))
      if ((await tx.$count(replies, waiting)) >= MOST_WAITING)
        throw new Refusal('too_many', `${MOST_WAITING} files are waiting to be read. Wait until some are done.`)
      const [inserted] = await tx
        .insert(replies)
        .values({
          userId: user.id,
          id,
          status: taken.isRead ? 'read' : 'processing',
          uploadedAt: context.now(),
          receivedOn,
          disputeId,
          fileHash,
          fileKeys: keys,
          pagesKey: taken.isRead ? (keys[0] ?? null) : null,
          pageCount: taken.pageCount,
          pagesRead: taken.isRead ? taken.pageCount : 0,
          ...(await sealReading(inside, { userId: user.id, id }, taken.reading)),
          isPractice: taken.reading?.isPractice ?? false,
        })
        .onConflictDoNothing()
        .returning()
      if (!inserted) {
        const winner = await replyOfFile(inside, user, fileHash)
        if (!winner) throw new Refusal('conflict', 'This letter was deleted while it was uploaded. Upload it again.')
        return { answer: winner, audit: [] }
      }
      if (!taken.isRead) await context.jobs.send(tx, TAKE_UP, {})
      const detail = { pages: taken.pageCount, file: fileHash, practice: inserted.isPractice }
      return {
        answer: await openedOrGone(inside, inserted),
        audit: [{ action: 'answer.uploaded', subjectKind: 'reply', subjectId: id, detail }],
      }
    }),
  )
}
