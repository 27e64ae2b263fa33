import { and, eq, isNull } from 'drizzle-orm'
import type { Mailing, PostPort } from '#adapters/post/port.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import {
  changeLetter,
  dispatchLetter,
  headOf,
  printLetter,
  refuseUnconfirmed,
  takeLetter,
  type LetterRow,
} from '#server/features/letters/letters.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

export type MailMethod = (typeof mailings.$inferInsert)['method']

export interface Mailed {
  readonly letterId: string
  readonly trackingNumber: string | null
  readonly expectedDelivery: string
  readonly costCents: number
  readonly simulated: boolean
}

const PRACTICE = 'practice'

/** The post that has a mailing: a practice letter's is the practice post office, whatever post is set up. */
export const postOf = (context: Context, provider: string): PostPort =>
  provider === PRACTICE ? context.practicePost : context.post

const providerFor = (context: Context, row: LetterRow): string => (row.isPractice ? PRACTICE : context.settings.POST_PROVIDER)

/**
 * Hands one letter to the post, once: the wish is written first, the letter's id is the post's idempotency key, and what came
 * of it is written with the letter. A crash between any two steps is mended by the same call. Null when another call has
 * mailed it meanwhile.
 */
export async function mailLetter(
  context: Context,
  user: SignedIn,
  { row, method }: { row: Owned<LetterRow>; method: MailMethod },
): Promise<Mailed | null> {
  const head = headOf(row)
  const [to, from] = [postalAddress(head.recipient), postalAddress(head.sender)]
  if (!to || !from)
    throw new Refusal('invalid', 'This letter has no complete postal address. Generate it again with the address, then mail it.')
  const { pdf, pageCount } = await printLetter(context, user, row)
  const quote = await postOf(context, providerFor(context, row)).quote({ method, pages: pageCount, at: context.now() })
  const wanted = await wish(context, user, { row, method, costCents: quote.cents })
  if (wanted === null) return null
  const handed = await postOf(context, wanted.provider).submit({
    idempotencyKey: row.id,
    pdf,
    method: wanted.method,
    to,
    from,
    practice: row.isPractice,
    at: context.now(),
  })
  if (handed.kind === 'refused') {
    await withdraw(context, user, row)
    throw new Refusal(
      'conflict',
      'The post office did not take this letter. Check both addresses, or print it and mail it yourself.',
    )
  }
  const isOurs = await settle(context, user, { row, method: wanted.method, mailing: handed.mailing })
  if (!isOurs) return null
  const { trackingNumber, expectedDelivery, simulated } = handed.mailing
  return { letterId: row.id, trackingNumber, expectedDelivery, costCents: wanted.costCents, simulated }
}

interface Wish {
  readonly row: Owned<LetterRow>
  readonly method: MailMethod
  readonly costCents: number
}

/** A wish as it stands written: the first call's method, price and post, whatever a second one asks for. */
interface Known extends Pick<Wish, 'method' | 'costCents'> {
  readonly provider: string
}

/** Written before the post hears of it, of the very text that was printed; a second call finds the first one's method and price. */
async function wish(context: Context, user: SignedIn, { row, method, costCents }: Wish): Promise<Known | null> {
  return transact(context, user, async (tx) => {
    const current = await takeLetter(tx, row)
    if (current.sentAt !== null) return { answer: null, audit: [] }
    if (current.content !== row.content)
      throw new Refusal('conflict', 'This letter was changed meanwhile. Read it again and confirm it.')
    refuseUnconfirmed([current])
    const provider = providerFor(context, current)
    const values = { userId: user.id, letterId: row.id, method, costCents, provider, requestedAt: context.now() }
    const [written] = await tx.insert(mailings).values(values).onConflictDoNothing().returning()
    if (written) await changeLetter(tx, current, { mailingAskedAt: context.now() })
    if (written)
      return {
        answer: written,
        audit: [{ action: 'letter.mailing_asked', subjectKind: 'letter', subjectId: row.id, detail: { method, costCents } }],
      }
    const [known] = await tx
      .select()
      .from(mailings)
      .where(and(eq(mailings.userId, user.id), eq(mailings.letterId, row.id)))
    if (!known) throw new Error('a mailing that could not be written stands already')
    return { answer: known, audit: [] }
  })
}

/** What the post does not take can be changed again. */
async function withdraw(context: Context, user: SignedIn, row: Owned<LetterRow>): Promise<void> {
  await transact(context, user, async (tx) => {
    await changeLetter(tx, await takeLetter(tx, row), { mailingAskedAt: null })
    await tx.delete(mailings).where(and(eq(mailings.userId, user.id), eq(mailings.letterId, row.id), isNull(mailings.postId)))
    return { answer: undefined, audit: [{ action: 'letter.mailing_refused', subjectKind: 'letter', subjectId: row.id }] }
  })
}

const WAYS: Readonly<Record<MailMethod, { readonly words: string; readonly sentMethod: SentMethod }>> = {
  fast_certified: { words: 'by fast certified mail', sentMethod: 'third_party' },
  certified_mail: { words: 'by certified mail', sentMethod: 'certified_mail' },
  standard_mail: { words: 'by standard mail', sentMethod: 'mail' },
  mailed_within_24_hours: { words: 'through the mailing service, within 24 hours', sentMethod: 'third_party' },
}

async function settle(
  context: Context,
  user: SignedIn,
  { row, method, mailing }: { row: Owned<LetterRow>; method: MailMethod; mailing: Mailing },
): Promise<boolean> {
  const { trackingNumber, expectedDelivery, handedOverAt, id, simulated } = mailing
  return transact(context, user, async (tx) => {
    const current = await takeLetter(tx, row)
    if (current.sentAt !== null) return { answer: false, audit: [] }
    await tx
      .update(mailings)
      .set({ postId: id, handedOverAt, expectedDelivery })
      .where(and(eq(mailings.userId, user.id), eq(mailings.letterId, row.id)))
    const { words, sentMethod } = WAYS[method]
    const way = simulated ? `${words}, by the practice post office` : words
    const dispatch = { method: sentMethod, trackingNumber, expectedOn: expectedDelivery, way }
    const sent = await dispatchLetter(context, tx, { user, row: current, dispatch })
    const detail = { method, simulated, dispute: sent.disputeId, target: sent.target, practice: sent.isPractice }
    return {
      answer: true,
      audit: [{ action: 'letter.mailed', subjectKind: 'letter', subjectId: row.id, detail }],
    }
  })
}
