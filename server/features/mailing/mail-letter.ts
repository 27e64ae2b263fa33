import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, within } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import {
  changeLetter,
  keepPrinted,
  type LetterRow,
  printLetterFor,
  refuseUnconfirmed,
  takeLetter,
} from '#server/features/letters/letters.ts'
import {
  type Claim,
  claimed,
  claimMailing,
  firstHold,
  isThisMailing,
  type MailingKey,
  type MailingRow,
} from '#server/features/mailing/claim-mailing.ts'
import { addressesOf, handOver, type Mailed, type MailMethod, postOf } from '#server/features/mailing/hand-over.ts'
import { sha256 } from '#server/features/mailing/printed-for.ts'
import { printedBy, providerFor } from '#server/features/mailing/provider-for.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const IN_HAND = 'This letter is being handed to the post just now. Look again in a minute.'
const NOT_TAKEN_NOW = 'The post office did not take this letter just now. Read it again and confirm it.'

/** How long a call waits for another one that is handing over the same letter. */
const PATIENCE_MS = 20_000
const LOOK_MS = 100

/**
 * Hands one letter to the post, once. The wish is written first, and with it the letter stands; then it is worked off. Whatever
 * breaks off between any two steps is finished by the next call or by any living process (`finishMailings`). Null when
 * another call has mailed it meanwhile.
 */
export async function mailLetter(
  context: Context,
  user: SignedIn,
  { row, method, confirmedCents }: Wanted,
): Promise<Mailed | null> {
  const { to, from } = addressesOf(row)
  if (!to || !from)
    throw new Refusal('invalid', 'This letter has no complete postal address. Generate it again with the address, then mail it.')
  const key = { userId: user.id, letterId: row.id }
  const wished = (await isWished(context, key)) ? 'known' : await printAndWish(context, user, { row, method, confirmedCents })
  if (wished === 'sent') return null
  const claim: Claim = wished === 'known' ? await claimInTurn(context, key) : claimed(context, wished)
  if (claim.kind === 'claimed') return handOver(context, { user, letter: row, claim })
  if (claim.kind === 'mailed') return null
  throw new Refusal('conflict', claim.kind === 'held' ? IN_HAND : NOT_TAKEN_NOW)
}

async function isWished(context: Context, key: MailingKey): Promise<boolean> {
  const [row] = await context.db.select({ letterId: mailings.letterId }).from(mailings).where(isThisMailing(key))
  return row !== undefined
}

async function printAndWish(
  context: Context,
  user: SignedIn,
  { row, method, confirmedCents }: Wanted,
): Promise<MailingRow | 'known' | 'sent'> {
  const provider = providerFor(context, row)
  const { pdf, pageCount } = await printLetterFor(context, user, { row, way: printedBy(provider, method) })
  const { cents } = await postOf(context, provider).quote({ method, pages: pageCount, at: context.now() })
  if (confirmedCents !== undefined && cents !== confirmedCents) throw new Refusal('price_changed')
  return wish(context, user, { row, method, costCents: cents, printed: { pdf, pageCount } })
}

interface Wanted {
  readonly row: Owned<LetterRow>
  readonly method: MailMethod
  /** What its member was shown and confirmed; absent where no price was shown. */
  readonly confirmedCents?: number | undefined
}

/** Waits while another call works at it. */
async function claimInTurn(context: Context, key: MailingKey): Promise<Claim> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const claim = await claimMailing(context, key)
    if (claim.kind !== 'held' || waited >= PATIENCE_MS) return claim
    await wait(LOOK_MS)
  }
}

interface Wish {
  readonly row: Owned<LetterRow>
  readonly method: MailMethod
  readonly costCents: number
  readonly printed: { readonly pdf: Uint8Array; readonly pageCount: number }
}

/**
 * Written before the post hears of it, of the very text that was printed. A second call finds the first one's method, price and
 * post, whatever it asks for.
 */
async function wish(
  context: Context,
  user: SignedIn,
  { row, method, costCents, printed }: Wish,
): Promise<MailingRow | 'known' | 'sent'> {
  const held = await firstHold(context)
  const pdfSha256 = sha256(printed.pdf)
  return transact<MailingRow | 'known' | 'sent'>(context, user, async (tx) => {
    const current = await takeLetter(context, tx, row)
    if (current.sentAt !== null) return { answer: 'sent', audit: [] }
    if (current.content !== row.content)
      throw new Refusal('conflict', 'This letter was changed meanwhile. Read it again and confirm it.')
    refuseUnconfirmed([current])
    const [written] = await tx
      .insert(mailings)
      .values({
        userId: user.id,
        letterId: row.id,
        method,
        costCents,
        provider: providerFor(context, current),
        postKey: randomUUID(),
        pdfSha256,
        pageCount: printed.pageCount,
        requestedAt: context.now(),
        ...held,
      })
      .onConflictDoNothing()
      .returning()
    if (!written) return { answer: 'known', audit: [] }
    await keepPrinted(within(context, tx), current, printed)
    await changeLetter(context, tx, { row: current, change: { mailingAskedAt: context.now() } })
    const audit = { action: 'letter.mailing_asked', subjectKind: 'letter', subjectId: row.id, detail: { method, costCents } }
    return { answer: written, audit: [audit] }
  })
}
