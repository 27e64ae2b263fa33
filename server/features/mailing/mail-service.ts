import type { mailService as endpoint } from '#contract/mailing.ts'
import { keepOwnLetters, unsentLetters } from '#server/features/letters/letters.ts'
import { mailedAnswer, mailLetters } from '#server/features/mailing/mail-letters.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Mails texts within 24 hours. A text that is no stored letter is kept first, and refused until it is confirmed. */
export const mailService: Operation<typeof endpoint> = async (context, { user, body, session }) => {
  const rows =
    body.letters === undefined
      ? await unsentLetters(context, user)
      : await keepOwnLetters(context, user, { texts: body.letters, customer: body.customerInfo ?? {} })
  const { message, totalCost, mailed, left } = await mailLetters(context, user, {
    rows,
    isAll: body.letters === undefined,
    method: 'mailed_within_24_hours',
    confirmed: body.confirmed,
    grouped: body.grouped,
    perEnvelope: body.perEnvelope,
    session,
  })
  return { message, totalCost, mailed: mailed.map(mailedAnswer), left: [...left] }
}
