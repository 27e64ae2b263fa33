import { counted } from '#engine/values/counted.ts'
import { toDollars } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { headOf, lostEnclosure, missingPapers, refuseUnconfirmed, type LetterRow } from '#server/features/letters/letters.ts'
import { mailLetter, type Mailed, type MailMethod } from '#server/features/mailing/mail-letter.ts'
import { postalAddress } from '#server/features/mailing/postal-address.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

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
 * take is told beside what it took; where it took nothing, that is the refusal. What was sent before is not sent again, so a
 * repeated call is harmless.
 */
export async function mailLetters(
  context: Context,
  user: SignedIn,
  { rows, method, isAll }: { rows: readonly Owned<LetterRow>[]; method: MailMethod; isAll: boolean },
): Promise<Round> {
  const waiting = rows.filter((row) => row.sentAt === null)
  refuseUnconfirmed(waiting)
  const left = new Map<LetterRow, string>()
  for (const row of waiting) {
    const refusal = refusalOfAddress(row) ?? missingPapers(row) ?? (await lostEnclosure(context, user, row))
    if (refusal === null) continue
    if (!isAll) throw refusal
    left.set(row, refusal.message)
  }
  const going = waiting.filter((row) => !left.has(row))
  const { mailed, failures } = await handOver(context, user, { rows: going, method })
  const first = failures[0]?.error
  // What was handed over must be told, whatever became of the rest; with nothing handed over the failure is the answer.
  if (mailed.length === 0 && first !== undefined && !(isAll && first instanceof Refusal)) throw first
  for (const { row, error } of failures) left.set(row, error instanceof Refusal ? error.message : NOT_REACHED)
  const totalCost = toDollars(mailed.reduce((sum, one) => sum + one.costCents, 0))
  const stayed = [...left].map(([row, reason]) => `Not sent: the letter about ${row.creditor} to ${recipientOf(row)}. ${reason}`)
  return {
    mailed,
    left: [...left].map(([{ id: letterId }, reason]) => ({ letterId, reason })),
    totalCost,
    message: [messageFor(mailed, { chosen: rows.length, left: left.size }), ...stayed].filter((text) => text !== '').join(' '),
  }
}

const NOT_REACHED = 'The post office did not answer. Send this letter again later; it is mailed once.'

interface Failure {
  readonly row: LetterRow
  readonly error: unknown
}

async function handOver(
  context: Context,
  user: SignedIn,
  { rows, method }: { rows: readonly Owned<LetterRow>[]; method: MailMethod },
): Promise<{ mailed: Mailed[]; failures: Failure[] }> {
  const mailed: Mailed[] = []
  const failures: Failure[] = []
  for (const row of rows) {
    try {
      const one = await mailLetter(context, user, { row, method })
      if (one !== null) mailed.push(one)
    } catch (error) {
      if (!(error instanceof Refusal)) context.log.error(describeError(error), 'handing a letter to the post failed')
      failures.push({ row, error })
    }
  }
  return { mailed, failures }
}

export const mailedAnswer = ({ letterId, trackingNumber, expectedDelivery, costCents }: Mailed) => ({
  letterId,
  trackingNumber,
  expectedDelivery,
  cost: toDollars(costCents),
})

const recipientOf = (row: LetterRow): string => (row.target === 'creditor' ? row.creditor : BUREAU_NAMES[row.target])

function refusalOfAddress(row: LetterRow): Refusal | null {
  const { recipient, sender } = headOf(row)
  if (postalAddress(recipient) !== null && postalAddress(sender) !== null) return null
  return new Refusal(
    'invalid',
    `The letter to ${recipientOf(row)} has no complete postal address. Generate it again with the address, then mail it.`,
  )
}

function messageFor(mailed: readonly Mailed[], { chosen, left }: { chosen: number; left: number }): string {
  if (chosen === 0) return 'There are no letters to send.'
  if (mailed.length === 0 && left > 0) return 'No letter was sent.'
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
