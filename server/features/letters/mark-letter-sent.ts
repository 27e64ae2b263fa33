import type { z } from 'zod'
import type { markLetterSent as endpoint } from '#contract/letters.ts'
import { checkTrackingNumber } from '#engine/disputes/tracking-number.ts'
import type { SentMethod } from '#engine/words/letter-type.ts'
import { within } from '#server/context.ts'
import { dispatchLetter, refuseUnconfirmed } from '#server/features/letters/dispatch-letter.ts'
import { refuseUntrue } from '#server/features/letters/held-against-words.ts'
import { keepPrinted, printIfPossible } from '#server/features/letters/keep-printed.ts'
import { letterAnswer, type LetterRow, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const WAYS: Readonly<Record<SentMethod, string>> = {
  mail: 'by mail',
  certified_mail: 'by certified mail',
  third_party: 'through a mailing service',
  email: 'by e-mail',
}

/** Records that the user sent the letter on their own. The clock starts when it is delivered. A practice letter needs no attestation. */
export const markLetterSent: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  const dispatch = {
    method: body.sentMethod,
    trackingNumber: numberOf(found, body),
    expectedOn: null,
    way: WAYS[body.sentMethod],
  }
  const printed = found.sentAt === null ? await printIfPossible(context, user, found) : null
  const sent = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.sentAt !== null) {
      const isSame = row.sentMethod === dispatch.method && row.trackingNumber === dispatch.trackingNumber
      if (isSame) return { answer: row, audit: [] }
      throw new Refusal('conflict', 'This letter is marked as sent already.')
    }
    await refuseUntrue(within(context, tx), user, row)
    refuseUnconfirmed([row])
    const isThis = printed !== null && row.content === found.content
    const kept = isThis ? await keepPrinted(within(context, tx), row, printed) : null
    const answer = await dispatchLetter(context, tx, { user, row, dispatch: { ...dispatch, printed: kept } })
    const detail = { method: body.sentMethod, dispute: answer.disputeId, target: row.target, practice: row.isPractice }
    return { answer, audit: [{ action: 'letter.marked_sent', subjectKind: 'letter', subjectId: row.id, detail }] }
  })
  return letterAnswer(sent)
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
