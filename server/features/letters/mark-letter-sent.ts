import type { z } from 'zod'
import type { markLetterSent as endpoint } from '#contract/letters.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import { type Day, instantOfDay } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { refuseSlip } from '#server/features/letters/days-of-mailing.ts'
import { type Dispatch, dispatchLetter, recordCorrection, refuseUnconfirmed } from '#server/features/letters/dispatch-letter.ts'
import { refuseUntrue } from '#server/features/letters/held-against-words.ts'
import { keepPrinted, type Printed, printIfPossible } from '#server/features/letters/keep-printed.ts'
import { letterAnswer, type LetterRow, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Change, transact } from '#server/platform/transact.ts'

const WAYS: Readonly<Record<SentMethod, string>> = {
  mail: 'by mail',
  certified_mail: 'by certified mail',
  third_party: 'through a mailing service',
  email: 'by e-mail',
}

/**
 * Records that the user sent the letter on their own, and on which day, or corrects that. The clock starts when it is delivered. A
 * practice letter needs no attestation.
 */
export const markLetterSent: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  const days = await daysOf(context, user)
  const printed = found.sentAt === null ? await printIfPossible(context, user, found) : null
  const sent = await transact(context, user, (tx) => markSent(context, tx, { user, found, printed, days, mailing: body }))
  return letterAnswer(sent)
}

interface Marking {
  readonly user: SignedIn
  /** As it was when it was printed. */
  readonly found: Owned<LetterRow>
  readonly printed: Printed | null
  readonly days: LocalDays
  readonly mailing: z.output<typeof endpoint.body>
}

/** The same of one letter within a transaction. */
export async function markSent(
  context: Context,
  tx: Transaction,
  { user, found, printed, days, mailing }: Marking,
): Promise<Change<LetterRow>> {
  const sentOn = mailing.sentOn ?? days.today
  const dispatch = {
    method: mailing.sentMethod,
    sentAt: sentOn === days.today ? undefined : instantOfDay(sentOn),
    trackingNumber: numberOf(found, mailing),
    expectedOn: null,
    way: WAYS[mailing.sentMethod],
  }
  const row = await takeLetter(context, tx, found)
  if (row.sentAt !== null) {
    const isSame = row.sentMethod === dispatch.method && row.trackingNumber === dispatch.trackingNumber
    if (isSame && (mailing.sentOn === undefined || mailing.sentOn === days.of(row.sentAt))) return { answer: row, audit: [] }
    if (mailing.sentOn === undefined || row.mailingAskedAt !== null) throw new Refusal('conflict', whyNot(row))
    refuseSlip({ field: 'sentOn', day: sentOn, row, days })
    return correct(context, tx, { user, row, dispatch, days, sentOn })
  }
  await refuseUntrue(within(context, tx), user, row)
  refuseUnconfirmed([row])
  refuseSlip({ field: 'sentOn', day: sentOn, row, days })
  const isThis = printed !== null && row.content === found.content
  const kept = isThis ? await keepPrinted(within(context, tx), row, printed) : null
  // A post that is at it may still have it; one that only practised has not.
  const out = { ...dispatch, printed: kept, ...(row.practisedAt !== null && { isByHand: true as const }) }
  const answer = await dispatchLetter(context, tx, { user, row, dispatch: out })
  const detail = {
    method: mailing.sentMethod,
    on: sentOn,
    dispute: answer.disputeId,
    target: row.target,
    practice: row.isPractice,
  }
  return { answer, audit: [{ action: 'letter.marked_sent', subjectKind: 'letter', subjectId: row.id, detail }] }
}

const whyNot = ({ mailingAskedAt }: LetterRow): string =>
  mailingAskedAt === null
    ? 'This letter is already marked as sent. To correct it, enter the day you mailed it.'
    : 'The post office has this letter, so we use its own record of the day.'

interface Correcting {
  readonly user: SignedIn
  readonly row: Owned<LetterRow>
  readonly dispatch: Pick<Dispatch, 'method' | 'trackingNumber' | 'sentAt'>
  readonly days: LocalDays
  readonly sentOn: Day
}

/** What was recorded wrongly: the day, the way or the number. */
async function correct(
  context: Context,
  tx: Transaction,
  { user, row, dispatch, days, sentOn }: Correcting,
): Promise<Change<LetterRow>> {
  const before = row.sentAt === null ? sentOn : days.of(row.sentAt)
  const isSameDay = before === sentOn
  const { method: sentMethod, trackingNumber } = dispatch
  const sentAt = isSameDay ? row.sentAt : (dispatch.sentAt ?? context.now())
  const correction = { what: 'mailing', from: before, to: sentOn } as const
  const answer = await recordCorrection(context, tx, { user, row, change: { sentAt, sentMethod, trackingNumber }, correction })
  const detail = { on: sentOn, before, method: sentMethod, methodBefore: row.sentMethod }
  return { answer, audit: [{ action: 'letter.mailing_corrected', subjectKind: 'letter', subjectId: row.id, detail }] }
}

/**
 * The number of the receipt, or the one that was kept for the label. It is the member's word: one of the Postal Service is kept
 * without its blanks, any other as it was typed. That it cannot be one is said while it is typed.
 */
function numberOf(row: LetterRow, { sentMethod, trackingNumber }: z.output<typeof endpoint.body>): string | null {
  const given = trackingNumber || (sentMethod === 'certified_mail' ? row.labelNumber : null)
  if (given === null || sentMethod !== 'certified_mail') return given
  const check = checkTrackingNumber(given)
  return check.isValid ? check.number : given
}
