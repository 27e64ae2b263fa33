import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { announceDelivered, announceMailed, announceReturned } from '#engine/disputes/announcements.ts'
import { isRequest } from '#engine/disputes/letter-clock.ts'
import type { Day } from '#engine/values/day.ts'
import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import {
  clockAfter,
  type DisputeClock,
  type DisputeRow,
  disputeForLetter,
  type LetterNews,
  NO_CLOCK,
  takeLetterNews,
  takePractice,
} from '#server/features/disputes/disputes.ts'
import {
  changeLetter,
  isConfirmed,
  type LetterChange,
  type LetterRow,
  sentLettersOf,
} from '#server/features/letters/letter-rows.ts'
import { clockOfLetter } from '#server/features/letters/clock-of-letter.ts'
import { claimLetter, letterFacts } from '#server/features/letters/claim-letter.ts'
import type { PrintedFacts } from '#server/features/letters/keep-printed.ts'
import { notify, takeBackNews } from '#server/features/notifications/notifications.ts'
import { LETTER_DELIVERED } from '#server/features/letters/letter-delivered.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { submissionReceipt, submissionsOf } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A letter that is not confirmed goes nowhere. */
export function refuseUnconfirmed(rows: readonly LetterRow[]): void {
  const waiting = rows.filter((row) => !isConfirmed(row))
  if (waiting.length > 0) throw new Refusal('not_attested', undefined, { letterIds: waiting.map(({ id }) => id) })
}

export interface Dispatch {
  /** By its member, and by no post from here. */
  readonly isByHand?: true
  /** When it went out; absent: now. */
  readonly sentAt?: string | undefined
  readonly method: SentMethod
  readonly trackingNumber: string | null
  /** The day the post expects to deliver; null when no one knows. */
  readonly expectedOn: Day | null
  /** What the timeline says about the way it went. */
  readonly way: string
  /** The PDF that was printed for the envelope, where it is known. */
  readonly printed: PrintedFacts | null
}

/** Marks a letter as sent and tells its dispute, in one transaction; an item that no one disputed yet is disputed by it. */
export async function dispatchLetter(
  context: Context,
  tx: Transaction,
  { user, row, dispatch }: { user: SignedIn; row: Owned<LetterRow>; dispatch: Dispatch },
): Promise<LetterRow> {
  const sentAt = dispatch.sentAt ?? context.now()
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const change = {
    ...outOf(dispatch),
    sentAt,
    disputeId: dispute.id,
    // What practice recorded of it goes; of that it was practised first, the timeline tells.
    ...NO_ARRIVAL,
    ...(dispatch.isByHand === true && { mailingAskedAt: null }),
  }
  const sent = await changeLetter(context, tx, { row, change })
  await claimLetter(context, tx, { row, dispute })
  const expected = dispatch.expectedOn === null ? '' : ` Delivery is expected on ${writeDay(dispatch.expectedOn)}.`
  const status = await takeLetterNews(context, tx, {
    dispute,
    kind: 'sent',
    at: sentAt,
    text: told(row, `${named(row)} to ${recipientName(row)} sent ${dispatch.way}.${expected}`),
    trackingNumber: dispatch.trackingNumber,
    formerNumber: row.trackingNumber,
    ...(await standingOf(context, tx, { user, dispute })),
    afterFreeAnnualReport: row.told?.told.afterFreeAnnualReport,
    facts: sentFacts(row, dispatch),
  })
  await notify(tx, user, {
    ...announceMailed({ ...row, ...saidOf(context, row), recipient: recipientName(row), expectedOn: dispatch.expectedOn }),
    occasion: `letter_mailed:${row.id}`,
    dispute: { ...dispute, status },
    at: context.now(),
  })
  return sent
}

/** When a dispute first went out, the clock that everything that went out makes, and whether all of it only asks. */
export async function standingOf(
  context: Context,
  tx: Transaction,
  { user, dispute }: { readonly user: SignedIn; readonly dispute: Owned<DisputeRow> },
): Promise<Pick<LetterNews, 'clock' | 'submittedAt' | 'isRequest' | 'isBack'>> {
  const sent = await sentLettersOf(within(context, tx), user, [dispute.id])
  const letters = sent.toSorted((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? ''))
  const filed = await submissionsOf(within(context, tx), user, dispute.id)
  const days = [
    ...letters
      .filter((letter) => clockOfLetter(context, letter) === 'investigation')
      .map(({ target, deliveredOn, expectedOn, returnedOn }) => ({
        target,
        // What came back is not waited for.
        expectedOn: returnedOn === null ? expectedOn : null,
        deliveredOn,
      })),
    ...filed.map((row) => {
      const { receivedOn: deliveredOn, expectedOn } = submissionReceipt(row)
      return { target: row.target, deliveredOn, expectedOn }
    }),
  ]
  const out = [...letters.map(({ sentAt }) => sentAt), ...filed.map(({ submittedAt }) => submittedAt)].filter((at) => at !== null)
  return {
    clock: days.reduce<DisputeClock>(clockAfter, NO_CLOCK),
    submittedAt: out.toSorted()[0] ?? null,
    isRequest: filed.length === 0 && letters.length > 0 && letters.every(asks),
    isBack: filed.length === 0 && letters.length > 0 && letters.every(({ returnedOn }) => returnedOn !== null),
  }
}

const outOf = ({ method, trackingNumber, expectedOn }: Dispatch) => ({ sentMethod: method, trackingNumber, expectedOn })
const NO_ARRIVAL = { deliveredAt: null, deliveredOn: null, returnedOn: null }

/**
 * A real letter that was handed to a practice post office: it is kept with it as practice, its dispute is as little sent as before,
 * no clock starts, and no one is told that it is on its way. It can be sent for real afterwards.
 */
export async function practiseLetter(
  context: Context,
  tx: Transaction,
  { user, row, dispatch }: { user: SignedIn; row: Owned<LetterRow>; dispatch: Dispatch },
): Promise<LetterRow> {
  const at = context.now()
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const change = { ...outOf(dispatch), practisedAt: at, disputeId: dispute.id }
  const practised = await changeLetter(context, tx, { row, change })
  await claimLetter(context, tx, { row, dispute })
  await takePractice(context, tx, {
    dispute,
    at,
    trackingNumber: dispatch.trackingNumber,
    text: asPractice(`${named(row).toLowerCase()} to ${recipientName(row)} handed over ${dispatch.way}.`),
    facts: sentFacts(row, dispatch),
  })
  return practised
}

/** How the practice of a real letter ended. */
export async function practiseDelivery(
  context: Context,
  tx: Transaction,
  { user, row, at, kind }: { user: SignedIn; row: Owned<LetterRow>; at: string; kind: 'delivered' | keyof typeof CAME_BACK },
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const on = (await daysOf(within(context, tx), user)).of(at)
  const change = kind === 'delivered' ? { deliveredAt: at, deliveredOn: on } : { returnedOn: on }
  const changed = await changeLetter(context, tx, { row, change })
  const what = kind === 'delivered' ? 'delivered' : CAME_BACK[kind]
  const text = asPractice(`${named(row).toLowerCase()} to ${recipientName(row)} ${what} on ${writeDay(on)}.`)
  await takePractice(context, tx, { dispute, at, trackingNumber: null, text, facts: { ...letterFacts(row), by: 'post', on } })
  return changed
}

const asPractice = (text: string): string => `Practice: ${text} Nothing was really sent, and no deadline runs.`

/** Whose word a delivery is. */
const KNOWN_BY = { post: 'by the post office’s scan', member: 'as you recorded it' } as const

/** Records the delivery of a sent letter; the clock of its dispute runs from that day. */
export async function recordDelivery(
  context: Context,
  tx: Transaction,
  { user, row, deliveredAt, by }: { user: SignedIn; row: Owned<LetterRow>; deliveredAt: string; by: keyof typeof KNOWN_BY },
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const deliveredOn = (await daysOf(within(context, tx), user)).of(deliveredAt)
  const delivered = await changeLetter(context, tx, { row, change: { deliveredAt, deliveredOn, returnedOn: null } })
  const status = await takeLetterNews(context, tx, {
    dispute,
    kind: 'delivered',
    at: deliveredAt,
    text: told(
      row,
      `${named(row)} to ${recipientName(row)} delivered on ${writeDay(deliveredOn)}, ${KNOWN_BY[by]}. ${clockOfLetter(context, row) !== null ? 'The legal deadline counts from this day.' : 'This letter starts no legal deadline.'}`,
    ),
    trackingNumber: null,
    ...(await standingOf(context, tx, { user, dispute })),
    ...addedBy(row, deliveredOn),
    facts: { ...letterFacts(row), by, on: deliveredOn },
  })
  await takeBackNews(tx, user, `letter_returned:${row.id}`)
  await notify(tx, user, {
    ...announceDelivered({ ...row, ...saidOf(context, row), recipient: recipientName(row), deliveredOn }),
    occasion: `letter_delivered:${row.id}`,
    dispute: { ...dispute, status },
    at: context.now(),
  })
  await context.jobs.send(tx, LETTER_DELIVERED, { userId: user.id })
  return delivered
}

/** Its member said before it was written that it adds information to a dispute that the bureau has already. */
const addedBy = ({ target, told: asked }: LetterRow, on: Day): { readonly informationAddedOn?: Day } =>
  target !== 'creditor' && asked?.told.addsInformation === true ? { informationAddedOn: on } : {}

const CAME_BACK = {
  returned: 'came back undelivered',
  failed: 'could not be delivered',
} as const

interface Failed {
  readonly user: SignedIn
  readonly row: Owned<LetterRow>
  readonly at: string
  readonly kind: keyof typeof CAME_BACK
  readonly by: keyof typeof KNOWN_BY
}

/** Records that no one got it: no clock runs from this letter, and the consumer is told what to do. */
export async function recordFailedDelivery(
  context: Context,
  tx: Transaction,
  { user, row, at, kind, by }: Failed,
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const on = (await daysOf(within(context, tx), user)).of(at)
  const changed = await changeLetter(context, tx, { row, change: { deliveredAt: null, deliveredOn: null, returnedOn: on } })
  const status = await takeLetterNews(context, tx, {
    dispute,
    kind,
    at,
    text: told(
      row,
      `${named(row)} to ${recipientName(row)} ${CAME_BACK[kind]} on ${writeDay(on)}${by === 'member' ? ', as you recorded it' : ''}. It starts no legal deadline. Check the address, create the letter again and mail the new one.`,
    ),
    trackingNumber: null,
    ...(await standingOf(context, tx, { user, dispute })),
    facts: { ...letterFacts(row), by, on },
  })
  await takeBackNews(tx, user, `letter_delivered:${row.id}`)
  await notify(tx, user, {
    ...announceReturned({ ...row, recipient: recipientName(row) }),
    occasion: `letter_returned:${row.id}`,
    dispute: { ...dispute, status },
    at: context.now(),
  })
  return changed
}

/** Records that a letter that was marked as sent was not: what was recorded stays in the timeline, and nothing follows from it any more. */
export async function recordNotSent(
  context: Context,
  tx: Transaction,
  { user, row }: { readonly user: SignedIn; readonly row: Owned<LetterRow> },
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const change = { sentAt: null, sentMethod: null, trackingNumber: null, expectedOn: null, ...NO_ARRIVAL }
  const changed = await changeLetter(context, tx, { row, change })
  await takeLetterNews(context, tx, {
    dispute,
    kind: 'not_sent',
    at: context.now(),
    text: told(row, `You undid marking the ${named(row).toLowerCase()} to ${recipientName(row)} as sent.`),
    trackingNumber: null,
    formerNumber: row.trackingNumber,
    ...(await standingOf(context, tx, { user, dispute })),
    facts: { ...letterFacts(row), by: 'member' },
  })
  for (const occasion of ['letter_mailed', 'letter_delivered', 'letter_returned'])
    await takeBackNews(tx, user, `${occasion}:${row.id}`)
  return changed
}

interface Correction {
  readonly user: SignedIn
  readonly row: Owned<LetterRow>
  readonly change: LetterChange
  readonly correction: { readonly what: 'mailing' | 'delivery'; readonly from: Day; readonly to: Day }
}

/** Corrects what was recorded of a sent letter: what was there stays in the timeline, and the clocks follow what holds now. */
export async function recordCorrection(
  context: Context,
  tx: Transaction,
  { user, row, change, correction: { what, from, to } }: Correction,
): Promise<LetterRow> {
  const dispute = await disputeForLetter(context, tx, { user, letter: row })
  const changed = await changeLetter(context, tx, { row, change })
  const said =
    from === to
      ? `You corrected how the ${named(row).toLowerCase()} to ${recipientName(row)} was sent on ${writeDay(to)}.`
      : `You corrected the day of ${what} of the ${named(row).toLowerCase()} to ${recipientName(row)}: ${writeDay(to)}, not ${writeDay(from)}.`
  await takeLetterNews(context, tx, {
    dispute,
    kind: 'corrected',
    at: context.now(),
    text: told(row, said),
    trackingNumber: changed.trackingNumber,
    formerNumber: row.trackingNumber,
    ...(await standingOf(context, tx, { user, dispute })),
    ...(what === 'delivery' && addedBy(row, to)),
    facts: { ...letterFacts(row), by: 'member', on: to, from, to },
  })
  if (what === 'delivery') await context.jobs.send(tx, LETTER_DELIVERED, { userId: user.id })
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

/** What the timeline says about a practice letter calls it practice: nothing left this product. */
const told = ({ isPractice }: LetterRow, text: string): string =>
  isPractice ? `Practice: ${text.charAt(0).toLowerCase()}${text.slice(1)} Nothing was really sent.` : text

const asks = ({ letterType, target, content }: LetterRow): boolean => isRequest(letterType, target, content)
/** What a message says about it. */
const saidOf = (context: Context, row: LetterRow) => ({ isRequest: asks(row), hasClock: clockOfLetter(context, row) !== null })
const named = (row: LetterRow): string => (asks(row) ? 'Request' : 'Letter')

const recipientName = (row: LetterRow): string => targetName(row.target, row.creditor)
