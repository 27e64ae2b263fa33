import { counted } from '#engine/values/counted.ts'
import { toDollars } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { headOf, refuseUnconfirmed, type LetterRow } from '#server/features/letters/letters.ts'
import { mailLetter, type Mailed, type MailMethod } from '#server/features/mailing/mail-letter.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What was handed over by one call. */
export interface Round {
  readonly mailed: readonly Mailed[]
  /** Dollars, with the cents. */
  readonly totalCost: number
  readonly message: string
}

/**
 * The one way to the post, whatever the service. All letters are looked at before the first goes out. One that the post itself
 * refuses ends the call: those before it are mailed, and the same call again mails the rest, since nothing is sent twice.
 */
export async function mailLetters(
  context: Context,
  user: SignedIn,
  { rows, method }: { rows: readonly Owned<LetterRow>[]; method: MailMethod },
): Promise<Round> {
  const waiting = rows.filter((row) => row.sentAt === null)
  refuseUnconfirmed(waiting)
  refuseUnaddressed(waiting)
  const mailed: Mailed[] = []
  for (const row of waiting) {
    const one = await mailLetter(context, user, { row, method })
    if (one !== null) mailed.push(one)
  }
  const totalCost = toDollars(mailed.reduce((sum, one) => sum + one.costCents, 0))
  return { mailed, totalCost, message: messageFor(mailed, rows.length) }
}

export const mailedAnswer = ({ letterId, trackingNumber, expectedDelivery, costCents }: Mailed) => ({
  letterId,
  trackingNumber,
  expectedDelivery,
  cost: toDollars(costCents),
})

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
  const simulated = mailed.filter((one) => one.simulated).length
  const real = mailed.length - simulated
  return [
    real === 0 ? '' : `${counted(real, 'letter')} handed to the post office.`,
    simulated === 0
      ? ''
      : `${counted(simulated, 'letter')} handed to the practice post office. It prints the PDF and keeps the timeline; nothing is really mailed.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
