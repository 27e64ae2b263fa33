import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { announceDelivered, announceMailed, announceReturned } from '#engine/disputes/announcements.ts'
import { letterClock } from '#engine/disputes/letter-clock.ts'
import type { Day } from '#engine/values/day.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { disputeForLetter, takeLetterNews } from '#server/features/disputes/disputes.ts'
import { changeLetter, isConfirmed, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { claimLetter, letterFacts } from '#server/features/letters/claim-letter.ts'
import type { PrintedFacts } from '#server/features/letters/keep-printed.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { LETTER_DELIVERED } from '#server/features/letters/letter-delivered.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A letter that is not confirmed goes nowhere. */
export function refuseUnconfirmed(rows: readonly LetterRow[]): void {
  const waiting = rows.filter((row) => !isConfirmed(row))
  if (waiting.length > 0) throw new Refusal('not_attested', undefined, { letterIds: waiting.map(({ id }) => id) })
}

export interface Dispatch {
  readonly method: SentMethod
  readonly trackingNumber: string | null
  /** The day the post expects to deliver; null when nobody knows. */
  readonly expectedOn: Day | null
  /** What the timeline says of the way it went. */
  readonly way: string
  /** The PDF that was printed for the envelope, where it is known. */
  readonly printed: PrintedFacts | null
}

/** Marks a letter as sent and tells its dispute, in one transaction; an item that nobody disputed yet is disputed by it. */
export async function dispatchLetter(
  context: Context,
  tx: Transaction,
  { user, row, dispatch }: { user: SignedIn; row: Owned<LetterRow>; dispatch: Dispatch },
): Promise<LetterRow> {
  const now = context.now()
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const change = {
    sentAt: now,
    sentMethod: dispatch.method,
    trackingNumber: dispatch.trackingNumber,
    expectedOn: dispatch.expectedOn,
    disputeId: dispute.id,
  }
  const sent = await changeLetter(context, tx, { row, change })
  await claimLetter(context, tx, { row, dispute })
  const expected = dispatch.expectedOn === null ? '' : ` Delivery is expected on ${writeDay(dispatch.expectedOn)}.`
  const status = await takeLetterNews(tx, dispute, {
    kind: 'sent',
    target: row.target,
    at: now,
    text: told(row, `Letter to ${recipientName(row)} sent ${dispatch.way}.${expected}`),
    trackingNumber: dispatch.trackingNumber,
    expectedOn: isInvestigated(row) ? dispatch.expectedOn : null,
    deliveredOn: null,
    facts: sentFacts(row, dispatch),
  })
  await notify(tx, user, {
    ...announceMailed({ ...row, recipient: recipientName(row), expectedOn: dispatch.expectedOn }),
    occasion: `letter_mailed:${row.id}`,
    dispute: { ...dispute, status },
    at: now,
  })
  return sent
}

/** Whose word a delivery is. */
const KNOWN_BY = { post: 'by the post’s scan', member: 'as you recorded it' } as const

/** Records the delivery of a sent letter; the clock of its dispute runs from that day. */
export async function recordDelivery(
  context: Context,
  tx: Transaction,
  { user, row, deliveredAt, by }: { user: SignedIn; row: Owned<LetterRow>; deliveredAt: string; by: keyof typeof KNOWN_BY },
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const deliveredOn = (await daysOf(within(context, tx), user)).of(deliveredAt)
  const delivered = await changeLetter(context, tx, { row, change: { deliveredAt, deliveredOn } })
  const status = await takeLetterNews(tx, dispute, {
    kind: 'delivered',
    target: row.target,
    at: deliveredAt,
    text: told(
      row,
      `Letter to ${recipientName(row)} delivered on ${writeDay(deliveredOn)}, ${KNOWN_BY[by]}. ${startsClock(row) ? 'The legal clock runs from this day.' : 'No legal clock runs from this letter.'}`,
    ),
    trackingNumber: null,
    expectedOn: null,
    deliveredOn: isInvestigated(row) ? deliveredOn : null,
    facts: { ...letterFacts(row), by, on: deliveredOn },
  })
  await notify(tx, user, {
    ...announceDelivered({ ...row, recipient: recipientName(row), deliveredOn }),
    occasion: `letter_delivered:${row.id}`,
    dispute: { ...dispute, status },
    at: context.now(),
  })
  await context.jobs.send(tx, LETTER_DELIVERED, { userId: user.id })
  return delivered
}

const CAME_BACK = {
  returned: 'came back undelivered',
  failed: 'could not be delivered',
} as const

/** Records that the post could not deliver: no clock runs from this letter, and the consumer is told what to do. */
export async function recordFailedDelivery(
  context: Context,
  tx: Transaction,
  { user, row, at, kind }: { user: SignedIn; row: Owned<LetterRow>; at: string; kind: keyof typeof CAME_BACK },
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const on = (await daysOf(within(context, tx), user)).of(at)
  const changed = await changeLetter(context, tx, { row, change: { expectedOn: null } })
  const status = await takeLetterNews(tx, dispute, {
    kind,
    target: row.target,
    at,
    text: told(
      row,
      `Letter to ${recipientName(row)} ${CAME_BACK[kind]} on ${writeDay(on)}. No legal clock runs from it. Check the address, write the letter again and mail that one.`,
    ),
    trackingNumber: null,
    expectedOn: null,
    deliveredOn: null,
    facts: { ...letterFacts(row), by: 'post', on },
  })
  await notify(tx, user, {
    ...announceReturned({ ...row, recipient: recipientName(row) }),
    occasion: `letter_returned:${row.id}`,
    dispute: { ...dispute, status },
    at: context.now(),
  })
  return changed
}

function sentFacts(row: LetterRow, { method, trackingNumber, expectedOn, printed }: Dispatch): EventFacts {
  return {
    ...letterFacts(row),
    ...printed,
    method,
    ...(trackingNumber === null ? {} : { trackingNumber }),
    ...(expectedOn === null ? {} : { expectedOn }),
  }
}

/** What the timeline says of a practice letter calls it practice: nothing left this product. */
const told = ({ isPractice }: LetterRow, text: string): string =>
  isPractice ? `Practice: ${text.charAt(0).toLowerCase()}${text.slice(1)} Nothing left this product.` : text

const startsClock = ({ letterType, target }: LetterRow): boolean => letterClock(letterType, target) !== null

/** The clock of the dispute itself is that of an investigation; every letter has its own beside it. */
const isInvestigated = ({ letterType, target }: LetterRow): boolean => letterClock(letterType, target) === 'investigation'

const recipientName = (row: LetterRow): string => (row.target === 'creditor' ? row.creditor : BUREAU_NAMES[row.target])
