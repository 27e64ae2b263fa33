import type { z } from 'zod'
import type { PostQuote } from '#adapters/post/port.ts'
import type { letterQuote, mailingQuote } from '#contract/mailing-quote.ts'
import type { quoteMailing as endpoint } from '#contract/mailing.ts'
import { envelopeOf } from '#engine/letters/envelope-of.ts'
import { letterBody } from '#engine/letters/letter-body.ts'
import { toDollars } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import {
  isConfirmed,
  type LetterRow,
  lostEnclosure,
  missingPapers,
  ownedLetters,
  printLetterFor,
} from '#server/features/letters/letters.ts'
import { addressesOf, type MailMethod, postOf } from '#server/features/mailing/hand-over.ts'
import { printedBy, providerFor } from '#server/features/mailing/provider-for.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type MailingQuote = z.input<typeof mailingQuote>
type LetterQuote = z.input<typeof letterQuote>

/** What mailing these letters comes to, before anything is confirmed. */
export const quoteMailing: Operation<typeof endpoint> = async (context, { user, body }) => {
  const rows = await ownedLetters(context, user, body.letterIds)
  if (rows.some(({ sentAt }) => sentAt !== null))
    throw new Refusal('conflict', 'One of these letters was sent already. Reload and choose again.')
  return quoteLetters(context, user, { rows, method: body.service })
}

export async function quoteLetters(
  context: Context,
  user: SignedIn,
  { rows, method }: { rows: readonly Owned<LetterRow>[]; method: MailMethod },
): Promise<MailingQuote> {
  const letters: LetterQuote[] = []
  for (const row of rows) letters.push(await quoteOne(context, user, { row, method }))
  const cents = letters.reduce((sum, { price }) => sum + Math.round((price?.amount ?? 0) * 100), 0)
  return { service: method, letters, total: toDollars(cents), canGo: letters.every(({ missing }) => missing.length === 0) }
}

async function quoteOne(
  context: Context,
  user: SignedIn,
  { row, method }: { row: Owned<LetterRow>; method: MailMethod },
): Promise<LetterQuote> {
  const provider = providerFor(context, row)
  const post = postOf(context, provider)
  const way = printedBy(provider, method)
  const lost = await lostEnclosure(context, user, row)
  const printed = lost === null ? await tryToPrint(context, user, { row, way }) : lost
  const isPrinted = !(printed instanceof Refusal)
  const quote = isPrinted ? await priceOf(context, { provider, method, pages: printed.pageCount }) : null
  // A vendor puts a sheet of its own before a certified letter.
  const sheets = isPrinted ? printed.pageCount + (way.carrier === 'vendor' && way.isCertified ? 1 : 0) : null
  return {
    letterId: row.id,
    recipient: recipientOf(row),
    about: row.creditor,
    isPractice: row.isPractice,
    carrier: post.words.name,
    isSimulated: post.words.isSimulated,
    pages: isPrinted ? { ...printed.pages, total: printed.pageCount } : null,
    sheets,
    envelope: sheets === null ? null : envelopeOf(sheets),
    enclosures: [...letterBody(row.content).enclosures],
    price: quote === null ? null : { amount: toDollars(quote.cents), since: quote.since, source: quote.source },
    expected: quote?.expected ?? null,
    missing: missingOf(row, { printed: isPrinted ? null : printed, isPriced: quote !== null }),
  }
}

const recipientOf = (row: LetterRow): string =>
  row.target === 'creditor' ? (row.recipientLines[0] ?? row.creditor) : BUREAU_NAMES[row.target]

type Printed = Awaited<ReturnType<typeof printLetterFor>>

async function tryToPrint(
  context: Context,
  user: SignedIn,
  { row, way }: { row: Owned<LetterRow>; way: ReturnType<typeof printedBy> },
): Promise<Printed | Refusal> {
  try {
    return await printLetterFor(context, user, { row, way })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Null where the post does not answer, or states no price. */
async function priceOf(
  context: Context,
  { provider, method, pages }: { provider: string; method: MailMethod; pages: number },
): Promise<PostQuote | null> {
  try {
    return await postOf(context, provider).quote({ method, pages, at: context.now() })
  } catch (error) {
    context.log.error(describeError(error), 'asking the post for a price failed')
    return null
  }
}

function missingOf(
  row: LetterRow,
  { printed, isPriced }: { printed: Refusal | null; isPriced: boolean },
): LetterQuote['missing'] {
  const { to, from } = addressesOf(row)
  const papers = missingPapers(row)
  return [
    ...(to === null || from === null
      ? [{ kind: 'address' as const, message: 'It has no complete postal address. Write it again with the address.' }]
      : []),
    ...(papers === null ? [] : [{ kind: 'paper' as const, message: papers.message }]),
    ...(printed === null ? [] : [{ kind: 'page' as const, message: printed.message }]),
    ...(printed === null && !isPriced
      ? [{ kind: 'price' as const, message: 'The post does not state its price just now. Try again in a moment.' }]
      : []),
    ...(isConfirmed(row) ? [] : [{ kind: 'attestation' as const, message: 'Read it and confirm that it is true.' }]),
  ]
}
