import type { sendLetters as endpoint } from '#contract/mailing.ts'
import { ownedLetters, unsentLetters } from '#server/features/letters/letters.ts'
import { mailedAnswer, mailLetters } from '#server/features/mailing/mail-letters.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Mails confirmed letters; without ids, all that are not sent yet. */
export const sendLetters: Operation<typeof endpoint> = async (context, { user, body, session }) => {
  const rows =
    body.letterIds === undefined ? await unsentLetters(context, user) : await ownedLetters(context, user, body.letterIds)
  const { message, totalCost, mailed, left } = await mailLetters(context, user, {
    rows,
    isAll: body.letterIds === undefined,
    method: body.mailingMethod,
    confirmed: body.confirmed,
    grouped: body.grouped,
    perEnvelope: body.perEnvelope,
    session,
  })
  return { message, totalCost, mailed: mailed.map(mailedAnswer), left: [...left] }
}
