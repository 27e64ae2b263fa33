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
  untrueNow,
} from '#server/features/letters/letters.ts'
import { addressesOf, type MailMethod, postOf } from '#server/features/mailing/hand-over.ts'
import { type Grouping, planEnvelopes } from '#server/features/mailing/plan-envelopes.ts'
import { printedBy, providerFor } from '#server/features/mailing/provider-for.ts'
import { waitsForPost } from '#server/features/mailing/waits-for-post.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type MailingQuote = z.input<typeof mailingQuote>
type LetterQuote = z.input<typeof letterQuote>

/** What mailing these letters comes to, before anything is confirmed. */
export const quoteMailing: Operation<typeof endpoint> = async (context, { user, body }) => {
  const rows = await ownedLetters(context, user, body.letterIds)
  if (rows.some((row) => !waitsForPost(context, row)))
    throw new Refusal('conflict', 'One of these letters was already sent. Reload and choose again.')
  const { service: method, grouped, perEnvelope } = body
  return quoteLetters(context, user, { rows, method, grouped, perEnvelope })
}

interface Quoting extends Grouping {
  readonly rows: readonly Owned<LetterRow>[]
  readonly method: MailMethod
}

export async function quoteLetters(
  context: Context,
  user: SignedIn,
  { rows, method, ...grouping }: Quoting,
): Promise<MailingQuote> {
  const quoted: LetterQuote[] = []
  for (const letters of planEnvelopes(context, rows, grouping))
    quoted.push(...(await quoteEnvelope(context, user, { letters, method, isShared: grouping.grouped })))
  const letters = rows.flatMap(({ id }) => quoted.find(({ letterId }) => letterId === id) ?? [])
  const cents = letters.reduce((sum, { price }) => sum + Math.round((price?.amount ?? 0) * 100), 0)
  return { service: method, letters, total: toDollars(cents), canGo: letters.every(({ missing }) => missing.length === 0) }
}

interface Quoted {
  readonly row: Owned<LetterRow>
  /** Its member has said otherwise since. */
  readonly untrue: Refusal | null
  /** What keeps it from being printed in its place. */
  readonly printed: Printed | Refusal
  /** Null where it cannot be printed. */
  readonly sheets: number | null
}

/** One price for all that is in it; no price while one of its letters cannot be printed. */
async function quoteEnvelope(
  context: Context,
  user: SignedIn,
  { letters, method, isShared }: { letters: readonly Owned<LetterRow>[]; method: MailMethod; isShared: boolean },
): Promise<LetterQuote[]> {
  const [first] = letters
  if (first === undefined) return []
  const provider = providerFor(context, first)
  const quoted: Quoted[] = []
  for (const row of letters) {
    const way = printedBy(provider, { method, isInFront: row === first })
    const lost = await lostEnclosure(context, user, row)
    const printed = lost === null ? await tryToPrint(context, user, { row, way }) : lost
    // A vendor puts a sheet of its own before a certified letter.
    const added = way.carrier === 'vendor' && way.isCertified && way.isInFront ? 1 : 0
    const untrue = await untrueNow(context, user, row)
    quoted.push({ row, untrue, printed, sheets: printed instanceof Refusal ? null : printed.pageCount + added })
  }
  const pages = sumOf(quoted.map(({ printed }) => (printed instanceof Refusal ? null : printed.pageCount)))
  const quote = pages === null ? null : await priceOf(context, { provider, method, pages })
  const sheets = sumOf(quoted.map((one) => one.sheets))
  const of = { provider, quote, sheets, envelopeId: isShared ? first.id : null }
  return quoted.map((one) => letterQuoteOf(context, one, { ...of, isFirst: one.row === first }))
}

/** Null where one is not known. */
const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>((sum, count) => (sum === null || count === null ? null : sum + count), 0)

interface InEnvelope {
  readonly provider: string
  readonly quote: PostQuote | null
  /** Of the whole envelope. */
  readonly sheets: number | null
  readonly envelopeId: string | null
  readonly isFirst: boolean
}

function letterQuoteOf(
  context: Context,
  { row, untrue, printed, sheets }: Quoted,
  { provider, quote, sheets: ofAll, envelopeId, isFirst }: InEnvelope,
): LetterQuote {
  const { words } = postOf(context, provider)
  const isPrinted = !(printed instanceof Refusal)
  return {
    letterId: row.id,
    ...(envelopeId !== null && { envelopeId }),
    recipient: recipientOf(row),
    about: row.creditor,
    isPractice: row.isPractice,
    carrier: words.name,
    isSimulated: words.isSimulated,
    pages: isPrinted ? { ...printed.pages, total: printed.pageCount } : null,
    sheets,
    envelope: ofAll === null ? null : envelopeOf(ofAll),
    enclosures: [...letterBody(row.content).enclosures],
    price: quote === null ? null : { amount: isFirst ? toDollars(quote.cents) : 0, since: quote.since, source: quote.source },
    expected: quote?.expected ?? null,
    missing: missingOf(row, { untrue, printed: isPrinted ? null : printed, isPriced: quote !== null || ofAll === null }),
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
  { untrue, printed, isPriced }: { untrue: Refusal | null; printed: Refusal | null; isPriced: boolean },
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
      ? [{ kind: 'price' as const, message: 'The post office can’t give a price right now. Try again in a moment.' }]
      : []),
    ...(untrue !== null
      ? [{ kind: 'attestation' as const, message: untrue.message }]
      : isConfirmed(row)
        ? []
        : [{ kind: 'attestation' as const, message: 'Read it and confirm that it’s true.' }]),
  ]
}
