import type { sendLetters as endpoint } from '#contract/mailing.ts'
import { toDollars } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { headOf, ownedLetters, refuseUnconfirmed, unsentLetters, type LetterRow } from '#server/features/letters/letters.ts'
import { mailLetter, type Mailed, type MailMethod } from '#server/features/mailing/mail-letter.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Mails confirmed letters. Letters that were sent before are not sent again, so a repeated call is harmless. */
export const sendLetters: Operation<typeof endpoint> = async (context, { user, body }) => {
  const chosen =
    body.letterIds === undefined ? await unsentLetters(context, user) : await ownedLetters(context, user, body.letterIds)
  const waiting = chosen.filter((row) => row.sentAt === null)
  refuseUnconfirmed(waiting)
  refuseUnaddressed(waiting)
  const mailed = await mailAll(context, user, { rows: waiting, method: body.mailingMethod })
  const totalCents = mailed.reduce((sum, one) => sum + one.costCents, 0)
  return {
    message: messageFor(mailed, chosen.length),
    totalCost: toDollars(totalCents),
    mailed: mailed.map(({ letterId, trackingNumber, expectedDelivery, costCents }) => ({
      letterId,
      trackingNumber,
      expectedDelivery,
      cost: toDollars(costCents),
    })),
  }
}

async function mailAll(
  context: Context,
  user: SignedIn,
  { rows, method }: { rows: readonly Owned<LetterRow>[]; method: MailMethod },
) {
  const mailed: Mailed[] = []
  for (const row of rows) {
    const one = await mailLetter(context, user, { row, method })
    if (one !== null) mailed.push(one)
  }
  return mailed
}

/** All letters are looked at before the first goes out: a call mails all of them or none. */
function refuseUnaddressed(rows: readonly LetterRow[]): void {
  const missing = rows.find((row) => [headOf(row).recipient, headOf(row).sender].some((lines) => postalAddress(lines) === null))
  if (!missing) return
  const whom = missing.target === 'creditor' ? missing.creditor : BUREAU_NAMES[missing.target]
  throw new Refusal(
    'invalid',
    `The letter to ${whom} has no complete postal address. Generate it again with the address, then mail it.`,
  )
}

function messageFor(mailed: readonly Mailed[], chosen: number): string {
  if (chosen === 0) return 'There are no letters to send.'
  if (mailed.length === 0) return 'These letters were sent before; nothing was sent again.'
  const count = mailed.length === 1 ? '1 letter' : `${mailed.length} letters`
  const isPractice = mailed.some((one) => one.simulated)
  return isPractice
    ? `${count} handed to the practice post office. It prints the PDF and keeps the timeline; nothing is really mailed.`
    : `${count} handed to the post office.`
}
