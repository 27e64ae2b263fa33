import type { Mailing, PostalAddress, PostPort, PostRefusal } from '#adapters/post/port.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import { type Context, within } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { type Claim, isThisMailing, type MailingRow } from '#server/features/mailing/claim-mailing.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import { type MailedPrint, printedFor, sha256 } from '#server/features/mailing/printed-for.ts'
import { PRACTICE } from '#server/features/mailing/provider-for.ts'
import { tellNotTaken, withdraw, NOT_TAKEN } from '#server/features/mailing/withdraw.ts'
import { dispatchLetter, headOf, keepPrinted, type LetterRow, takeLetter } from '#server/features/letters/letters.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

export type MailMethod = MailingRow['method']

export interface Mailed {
  readonly letterId: string
  readonly trackingNumber: string | null
  readonly expectedDelivery: string | null
  readonly costCents: number
  readonly simulated: boolean
  /** Who has it, in a sentence. */
  readonly post: string
}

/** The post that has a mailing: a practice letter's is the practice post office, whatever post is set up. */
export const postOf = (context: Context, provider: string): PostPort =>
  provider === PRACTICE ? context.practicePost : context.post

/** Tries are a quarter of a minute apart at first and an hour at last; nothing is ever given up that the post may have. */
const againIn = (attempts: number): number => Math.min(60 * 60, 15 * 2 ** Math.min(attempts - 1, 10))
/** From this try on, some ten minutes after the first, the member is told that the post does not answer. */
const TELL_FROM = 6

interface Work {
  readonly user: SignedIn
  readonly letter: Owned<LetterRow>
  readonly claim: Extract<Claim, { kind: 'claimed' }>
}

/**
 * Asks the post to take a claimed mailing, and writes what came of it. The post knows the mailing by its key: however often it
 * is asked, it mails one letter. Null when the letter was sent otherwise meanwhile; throws where it will be tried again.
 */
export async function handOver(context: Context, { user, letter, claim }: Work): Promise<Mailed | null> {
  const { mailing } = claim
  try {
    const print = await printedFor(context, user, { letter, mailing })
    const handed = await ask(context, { letter, mailing, pdf: print.pdf })
    if (handed.kind === 'refused') {
      await withdraw(context, user, { letter, reason: handed.reason })
      throw new Refusal('conflict', NOT_TAKEN[handed.reason])
    }
    const isOurs = await settle(context, user, { letter, mailing, handed: handed.mailing, print })
    await claim.release({ againIn: null })
    if (!isOurs) return null
    const { expectedDelivery, simulated } = handed.mailing
    const trackingNumber = trusted(handed.mailing)
    const post = postOf(context, mailing.provider).words.name
    return { letterId: letter.id, trackingNumber, expectedDelivery, costCents: mailing.costCents, simulated, post }
  } catch (error) {
    await claim
      .release({ againIn: againIn(mailing.attempts) })
      .catch((failed: unknown) => context.log.error(describeError(failed), 'letting a mailing go failed'))
    if (!(error instanceof Refusal) && mailing.attempts === TELL_FROM) await tellNotTaken(context, user, { letter, reason: null })
    throw error
  }
}

type Handed = Awaited<ReturnType<PostPort['submit']>>

async function ask(
  context: Context,
  { letter, mailing, pdf }: { letter: LetterRow; mailing: MailingRow; pdf: Uint8Array },
): Promise<Handed> {
  const post = postOf(context, mailing.provider)
  const { to, from } = addressesOf(letter)
  const refused = { kind: 'refused', reason: 'bad_address' } as const satisfies { kind: string; reason: PostRefusal }
  if (to === null || from === null) return refused
  // What the post may have already is not taken back for its address.
  if (mailing.attempts === 1 && (await post.checkAddress(to)).kind === 'undeliverable') return refused
  return post.submit({
    idempotencyKey: mailing.postKey ?? mailing.letterId,
    pdf,
    method: mailing.method,
    to,
    from,
    practice: letter.isPractice,
    at: context.now(),
    firstTriedAt: mailing.attempts === 1 ? null : mailing.firstTriedAt,
  })
}

/** Both addresses of the envelope, as the confirmed text has them. */
export function addressesOf(letter: LetterRow): { to: PostalAddress | null; from: PostalAddress | null } {
  const head = headOf(letter)
  return { to: postalAddress(head.recipient), from: postalAddress(head.sender) }
}

const WAYS: Readonly<Record<MailMethod, { readonly words: string; readonly sentMethod: SentMethod }>> = {
  fast_certified: { words: 'by fast certified mail', sentMethod: 'third_party' },
  certified_mail: { words: 'by certified mail', sentMethod: 'certified_mail' },
  standard_mail: { words: 'by standard mail', sentMethod: 'mail' },
  mailed_within_24_hours: { words: 'through the mailing service, within 24 hours', sentMethod: 'third_party' },
}

/** A number whose check digit does not fit would lead nobody to the letter. */
const trusted = ({ trackingNumber, simulated }: Mailing): string | null =>
  simulated || trackingNumber === null || checkTrackingNumber(trackingNumber).isValid ? trackingNumber : null

interface Settling {
  readonly letter: Owned<LetterRow>
  readonly mailing: MailingRow
  readonly handed: Mailing
  readonly print: MailedPrint
}

async function settle(context: Context, user: SignedIn, { letter, mailing, handed, print }: Settling): Promise<boolean> {
  return transact(context, user, async (tx) => {
    const current = await takeLetter(context, tx, letter)
    const { expectedDelivery: expectedOn, handedOverAt, id, simulated } = handed
    await tx.update(mailings).set({ postId: id, handedOverAt, expectedDelivery: expectedOn }).where(isThisMailing(mailing))
    if (current.sentAt !== null) return { answer: false, audit: [] }
    const printed = print.isKept
      ? { pdfSha256: sha256(print.pdf), pages: print.pageCount }
      : await keepPrinted(within(context, tx), current, print)
    const { words, sentMethod } = WAYS[mailing.method]
    const way = simulated ? `${words}, by ${postOf(context, mailing.provider).words.name}` : words
    const dispatch = { method: sentMethod, trackingNumber: trusted(handed), expectedOn, way, printed }
    const sent = await dispatchLetter(context, tx, { user, row: current, dispatch })
    const detail = {
      method: mailing.method,
      simulated,
      dispute: sent.disputeId,
      target: sent.target,
      practice: sent.isPractice,
      tries: mailing.attempts,
    }
    return { answer: true, audit: [{ action: 'letter.mailed', subjectKind: 'letter', subjectId: letter.id, detail }] }
  })
}
