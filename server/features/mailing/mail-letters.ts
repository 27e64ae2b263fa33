import pMap from 'p-map'
import type { z } from 'zod'
import type { confirmedPrices } from '#contract/mailing-quote.ts'
import { counted } from '#engine/values/counted.ts'
import { toDollars } from '#engine/values/money.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { refuseWithoutConfirmedEmail } from '#server/features/accounts/accounts.ts'
import {
  headOf,
  type LetterRow,
  lostEnclosure,
  missingPapers,
  refuseUnconfirmed,
  untrueNow,
} from '#server/features/letters/letters.ts'
import { type Mailed, type MailMethod } from '#server/features/mailing/hand-over.ts'
import { mailEnvelope, type Tried } from '#server/features/mailing/mail-envelope.ts'
import { type Grouping, planEnvelopes } from '#server/features/mailing/plan-envelopes.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import { PRACTICE, providerFor } from '#server/features/mailing/provider-for.ts'
import { quoteLetters } from '#server/features/mailing/quote-letters.ts'
import { waitsForPost } from '#server/features/mailing/waits-for-post.ts'
import type { Owned, SessionCookie, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'

/** A letter that could not go as it is. */
interface Left {
  readonly letterId: string
  readonly reason: string
}

/** What was handed over by one call. */
export interface Round {
  readonly mailed: readonly Mailed[]
  readonly left: readonly Left[]
  /** Dollars, with the cents. */
  readonly totalCost: number
  readonly message: string
}

/**
 * The one way to the post, whatever the service. All letters are looked at before the first goes out: where they are named, one
 * that cannot go keeps all from going; where all that wait are meant, it stays and is told. What the post itself then does not
 * take is told next to what it took; where it took nothing, that is the refusal. What was sent before is not sent again, so a
 * repeated call is harmless.
 */
export async function mailLetters(
  context: Context,
  user: SignedIn,
  { rows, method, isAll, confirmed, session, grouped, perEnvelope }: Wanted,
): Promise<Round> {
  const waiting = rows.filter((row) => waitsForPost(context, row))
  const untrue = await untrueAmong(context, user, waiting)
  const [first] = untrue.values()
  if (first !== undefined && !isAll) throw first
  refuseUnconfirmed(waiting.filter((row) => !untrue.has(row)))
  if (waiting.some((row) => providerFor(context, row) !== PRACTICE)) await refuseWithoutConfirmedEmail(context, user)
  const left = new Map<LetterRow, string>()
  for (const row of waiting) {
    const refusal = untrue.get(row) ?? refusalOfAddress(row) ?? missingPapers(row) ?? (await lostEnclosure(context, user, row))
    if (refusal === null) continue
    if (!isAll) throw refusal
    left.set(row, refusal.message)
  }
  const going = waiting.filter((row) => !left.has(row))
  const order = { rows: going, method, grouped, perEnvelope }
  if (confirmed !== undefined) await refuseOtherPrices(context, user, { ...order, confirmed })
  if (going.some((row) => providerFor(context, row) !== PRACTICE)) await refuseWithoutStepUp(context, session, 'any')
  const { mailed, failures } = await handOver(context, user, { ...order, confirmed })
  const failed = failures[0]?.error
  // What was handed over must be told, whatever became of the rest; with nothing handed over the failure is the answer.
  if (mailed.length === 0 && failed !== undefined && !(isAll && failed instanceof Refusal))
    throw failed instanceof Refusal ? failed : new Refusal('unavailable', NOT_REACHED)
  for (const { row, error } of failures) left.set(row, error instanceof Refusal ? error.message : NOT_REACHED)
  const totalCost = toDollars(mailed.reduce((sum, one) => sum + one.costCents, 0))
  const stayed = [...left].map(
    ([row, reason]) => `Not sent: the letter about ${row.creditor} to ${targetName(row.target, row.creditor)}. ${reason}`,
  )
  return {
    mailed,
    left: [...left].map(([{ id: letterId }, reason]) => ({ letterId, reason })),
    totalCost,
    message: [messageFor(mailed, { chosen: rows.length, left: left.size }), ...stayed].filter((text) => text !== '').join(' '),
  }
}

const NOT_REACHED =
  'The post office didn’t answer. Your approval still counts, and we’ll hand the letter over once, as soon as it does. You don’t have to do anything.'

/** What its member has said otherwise since they approved it goes nowhere. What the post may have already is not taken back. */
async function untrueAmong(
  context: Context,
  user: SignedIn,
  rows: readonly Owned<LetterRow>[],
): Promise<ReadonlyMap<LetterRow, Refusal>> {
  const untrue = new Map<LetterRow, Refusal>()
  for (const row of rows.filter(({ mailingAskedAt, practisedAt }) => mailingAskedAt === null || practisedAt !== null)) {
    const refusal = await untrueNow(context, user, row)
    if (refusal !== null) untrue.set(row, refusal)
  }
  return untrue
}

interface Wanted extends Grouping {
  readonly rows: readonly Owned<LetterRow>[]
  readonly method: MailMethod
  /** All that wait are meant, and not these by name. */
  readonly isAll: boolean
  /** The prices that were shown and confirmed; absent where none were shown. */
  readonly confirmed?: Confirmed | undefined
  /** Whose call it is: before a real letter goes out, it must be proven to be the member's. */
  readonly session?: Pick<SessionCookie, 'value'>
}

type Confirmed = z.output<typeof confirmedPrices>

/** What was confirmed is what is paid: where a price is another one now, nothing goes, and the member is asked again. */
async function refuseOtherPrices(
  context: Context,
  user: SignedIn,
  { confirmed, ...order }: Pick<Wanted, 'rows' | 'method' | keyof Grouping> & { readonly confirmed: Confirmed },
): Promise<void> {
  const quote = await quoteLetters(context, user, order)
  const envelopes = Map.groupBy(quote.letters, ({ envelopeId, letterId }) => envelopeId ?? letterId)
  // Which letter of an envelope its price is next to is all the same.
  const isConfirmed = [...envelopes.values()].every(
    (letters) =>
      sumOf(letters.map(({ letterId }) => centsOf(confirmed, letterId))) ===
      sumOf(letters.map(({ price }) => inCents(price?.amount))),
  )
  if (!isConfirmed) throw new Refusal('price_changed', undefined, { quote })
}

/** Undefined where one is not known. */
const sumOf = (cents: readonly (number | undefined)[]): number | undefined =>
  cents.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)

const inCents = (dollars: number | undefined): number | undefined =>
  dollars === undefined ? undefined : Math.round(dollars * 100)
const centsOf = (confirmed: Confirmed | undefined, letterId: string): number | undefined =>
  inCents(confirmed?.find((one) => one.letterId === letterId)?.price)

async function handOver(
  context: Context,
  user: SignedIn,
  { rows, method, confirmed, ...grouping }: Omit<Wanted, 'isAll'>,
): Promise<Tried> {
  const confirmedCents = confirmed && ((row: LetterRow) => centsOf(confirmed, row.id))
  const envelopes = planEnvelopes(context, rows, grouping)
  const tries = await pMap(
    envelopes,
    (letters) => mailEnvelope(context, user, { rows: letters, isShared: grouping.grouped, method, confirmedCents }),
    { concurrency: AT_ONCE },
  )
  const failures = tries.flatMap((one) => one.failures)
  for (const { error } of failures)
    if (!(error instanceof Refusal)) context.log.error(describeError(error), 'handing a letter to the post failed')
  const place = new Map(rows.map(({ id }, index) => [id, index]))
  const placeOf = ({ letterId }: Mailed): number => place.get(letterId) ?? rows.length
  return { mailed: tries.flatMap((one) => one.mailed).toSorted((a, b) => placeOf(a) - placeOf(b)), failures }
}

/** While one letter is printed, others are written down or asked of the post. */
const AT_ONCE = 4

export const mailedAnswer = ({ letterId, envelopeId, trackingNumber, expectedDelivery, costCents }: Mailed) => ({
  letterId,
  ...(envelopeId !== null && { envelopeId }),
  trackingNumber,
  expectedDelivery,
  cost: toDollars(costCents),
})

function refusalOfAddress(row: LetterRow): Refusal | null {
  const { recipient, sender } = headOf(row)
  if (postalAddress(recipient) !== null && postalAddress(sender) !== null) return null
  return new Refusal(
    'invalid',
    `The letter to ${targetName(row.target, row.creditor)} has no complete postal address. Generate it again with the address, then mail it.`,
  )
}

function messageFor(mailed: readonly Mailed[], { chosen, left }: { chosen: number; left: number }): string {
  if (chosen === 0) return 'There are no letters to send.'
  if (mailed.length === 0 && left > 0) return 'No letter was sent.'
  if (mailed.length === 0) return 'You already sent these letters. Nothing was sent again.'
  const byPost = Map.groupBy(mailed, ({ post }) => post)
  return [...byPost]
    .map(([post, letters]) => {
      const envelopes = new Set(letters.map(({ envelopeId, letterId }) => envelopeId ?? letterId)).size
      const shared = envelopes < letters.length ? ` in ${counted(envelopes, 'envelope')}` : ''
      const handed = `${counted(letters.length, 'letter')}${shared} handed to ${post}.`
      if (letters[0]?.simulated !== true) return handed
      return `${handed} ${post === PRACTICE_POST ? 'It prints the PDF and keeps the timeline; nothing' : 'Nothing'} is really mailed.`
    })
    .join(' ')
}

const PRACTICE_POST = 'the practice post office'
