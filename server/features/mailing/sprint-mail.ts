import type { sprintMail as endpoint } from '#contract/mailing.ts'
import { ownedLetters } from '#server/features/letters/letters.ts'
import { mailedAnswer, mailLetters } from '#server/features/mailing/mail-letters.ts'
import { envelopesOf } from '#server/features/mailing/mailed-of.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Mails letters by the fast certified service. The envelope shows the confirmed letter's own return address, not `customerInfo`. */
export const sprintMail: Operation<typeof endpoint> = async (context, { user, body, session }) => {
  const rows = await ownedLetters(context, user, body.letters)
  const { confirmed, grouped, perEnvelope } = body
  const wanted = { rows, isAll: false, method: 'fast_certified', confirmed, session, grouped, perEnvelope } as const
  const { message, totalCost, mailed, left } = await mailLetters(context, user, wanted)
  const now = new Map(mailed.map((one) => [one.letterId, one]))
  // What another call has sent meanwhile is told as it is now.
  const after = await ownedLetters(context, user, body.letters)
  const envelopes = await envelopesOf(context, user, body.letters)
  const responses = [...new Set(body.letters)].map((letterId) => {
    const one = now.get(letterId)
    if (one) return { ...mailedAnswer(one), status: 'mailed' as const }
    if (left.some((letter) => letter.letterId === letterId))
      return { letterId, status: 'not_sent' as const, trackingNumber: null, expectedDelivery: null, cost: 0 }
    const row = after.find(({ id }) => id === letterId)
    const envelopeId = envelopes.get(letterId)
    return {
      letterId,
      ...(envelopeId !== undefined && { envelopeId }),
      status: 'sent_before' as const,
      trackingNumber: row?.trackingNumber ?? null,
      expectedDelivery: row?.expectedOn ?? null,
      cost: 0,
    }
  })
  return { message, totalCost, responses, left: [...left] }
}
