import type { Mailing, PostalAddress, PostPort, PostRefusal } from '#adapters/post/port.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import { counted } from '#engine/values/counted.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { type Claimed, isThisMailing, type MailingRow } from '#server/features/mailing/claim-mailing.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import { type MailedPrint, printedFor, sha256 } from '#server/features/mailing/printed-for.ts'
import { PRACTICE } from '#server/features/mailing/provider-for.ts'
import { notTaken, tellNotTaken, withdraw } from '#server/features/mailing/withdraw.ts'
import {
  type Dispatch,
  dispatchLetter,
  headOf,
  keepPrinted,
  type LetterRow,
  ownedLetters,
  practiseLetter,
  takeLetter,
} from '#server/features/letters/letters.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

export type MailMethod = MailingRow['method']

export interface Mailed {
  readonly letterId: string
  /** Null where it went alone. */
  readonly envelopeId: string | null
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

/** A letter in the envelope, with its mailing. */
interface Enclosed {
  readonly letter: Owned<LetterRow>
  readonly mailing: MailingRow
}

/** Never none; the first is in front. */
type Envelope<Letter extends Enclosed = Enclosed> = readonly [Letter, ...Letter[]]

interface Printed extends Enclosed {
  readonly print: MailedPrint
}

/**
 * Asks the post to take a claimed piece of mail, and writes what came of it for each letter in it. The post knows the piece by its
 * key: however often it is asked, it mails one. Answers without those letters that were sent otherwise meanwhile; throws where it
 * will be tried again.
 */
export async function handOver(context: Context, user: SignedIn, { piece, release }: Claimed): Promise<Mailed[]> {
  const [{ attempts, provider }] = piece
  try {
    const envelope = await envelopeOf(context, user, piece)
    const printed = await printAll(context, user, envelope)
    const handed = await ask(context, printed)
    if (handed.kind === 'refused') {
      await withdraw(context, user, { letters: envelope.map(({ letter }) => letter), reason: handed.reason })
      throw new Refusal('conflict', notTaken(handed.reason, envelope.length))
    }
    const settled = await settle(context, user, { printed, handed: handed.mailing })
    await release({ againIn: null })
    const { expectedDelivery, simulated } = handed.mailing
    const trackingNumber = trusted(handed.mailing)
    const post = postOf(context, provider).words.name
    return settled.map(({ letterId, envelopeId, costCents }) => ({
      letterId,
      envelopeId,
      trackingNumber,
      expectedDelivery,
      costCents,
      simulated,
      post,
    }))
  } catch (error) {
    await release({ againIn: againIn(attempts) }).catch((failed: unknown) =>
      context.log.error(describeError(failed), 'letting a mailing go failed'),
    )
    if (!(error instanceof Refusal) && attempts === TELL_FROM) {
      const letters = (await envelopeOf(context, user, piece)).map(({ letter }) => letter)
      await tellNotTaken(context, user, { letters, reason: null })
    }
    throw error
  }
}

async function envelopeOf(context: Context, user: SignedIn, piece: Claimed['piece']): Promise<Envelope> {
  const letters = await ownedLetters(
    context,
    user,
    piece.map(({ letterId }) => letterId),
  )
  const enclosed = (mailing: MailingRow): Enclosed => {
    const letter = letters.find(({ id }) => id === mailing.letterId)
    if (letter === undefined) throw new Refusal('not_found')
    return { mailing, letter }
  }
  const [first, ...others] = piece
  return [enclosed(first), ...others.map(enclosed)]
}

async function printAll(context: Context, user: SignedIn, [first, ...others]: Envelope): Promise<Envelope<Printed>> {
  const print = async (one: Enclosed): Promise<Printed> => ({ ...one, print: await printedFor(context, user, one) })
  const printed: [Printed, ...Printed[]] = [await print(first)]
  for (const one of others) printed.push(await print(one))
  return printed
}

type Handed = Awaited<ReturnType<PostPort['submit']>>

async function ask(context: Context, envelope: Envelope<Printed>): Promise<Handed> {
  const [{ letter, mailing }] = envelope
  const post = postOf(context, mailing.provider)
  const { to, from } = addressesOf(letter)
  const refused = { kind: 'refused', reason: 'bad_address' } as const satisfies { kind: string; reason: PostRefusal }
  if (to === null || from === null) return refused
  // What the post may have already is not taken back for its address.
  if (mailing.attempts === 1 && (await post.checkAddress(to)).kind === 'undeliverable') return refused
  return post.submit({
    idempotencyKey: mailing.postKey ?? mailing.letterId,
    pdf: await context.printing.join(envelope.map(({ print }) => print.pdf)),
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

/** A number with a wrong check digit would lead no one to the letter. */
const trusted = ({ trackingNumber, simulated }: Mailing): string | null =>
  simulated || trackingNumber === null || checkTrackingNumber(trackingNumber).isValid ? trackingNumber : null

interface Settling {
  readonly printed: Envelope<Printed>
  readonly handed: Mailing
}

/** All letters of the piece in one transaction, each with its dispute; answers those that went by it. */
async function settle(context: Context, user: SignedIn, { printed, handed }: Settling): Promise<MailingRow[]> {
  return transact(context, user, async (tx) => {
    const answer: MailingRow[] = []
    const audit: AuditRow[] = []
    // Anyone who takes several letters takes them in this order.
    for (const one of printed.toSorted((a, b) => (a.letter.id < b.letter.id ? -1 : 1))) {
      const { mailing } = one
      const current = await takeLetter(context, tx, one.letter)
      const { expectedDelivery, handedOverAt, id } = handed
      await tx.update(mailings).set({ postId: id, handedOverAt, expectedDelivery }).where(isThisMailing(mailing))
      // Another call has settled it, whose hold had run out.
      if (current.sentAt !== null || (handed.simulated && current.practisedAt !== null)) continue
      const dispatch = await dispatchOf(context, tx, { one: { ...one, letter: current }, handed, others: printed.length - 1 })
      // A real letter that no one really mails is not sent.
      const record = handed.simulated && !current.isPractice ? practiseLetter : dispatchLetter
      const sent = await record(context, tx, { user, row: current, dispatch })
      const detail = {
        method: mailing.method,
        simulated: handed.simulated,
        dispute: sent.disputeId,
        target: sent.target,
        practice: sent.isPractice || handed.simulated,
        tries: mailing.attempts,
        ...(mailing.envelopeId !== null && { envelope: mailing.envelopeId }),
      }
      answer.push(mailing)
      audit.push({ action: 'letter.mailed', subjectKind: 'letter', subjectId: current.id, detail })
    }
    return { answer, audit }
  })
}

async function dispatchOf(
  context: Context,
  tx: Transaction,
  { one, handed, others }: { one: Printed; handed: Mailing; others: number },
): Promise<Dispatch> {
  const { letter, mailing, print } = one
  const { words, sentMethod } = WAYS[mailing.method]
  const by = handed.simulated ? `, by ${postOf(context, mailing.provider).words.name}` : ''
  const beside = others === 0 ? '' : `, in one envelope with ${counted(others, 'other letter')}`
  return {
    method: sentMethod,
    trackingNumber: trusted(handed),
    expectedOn: handed.expectedDelivery,
    way: `${words}${by}${beside}`,
    printed: print.isKept
      ? { pdfSha256: sha256(print.pdf), pages: print.pageCount }
      : await keepPrinted(within(context, tx), letter, print),
  }
}
