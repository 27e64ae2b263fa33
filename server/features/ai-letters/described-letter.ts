import { checkSaid } from '#engine/letters/check-letter.ts'
import { maskNumber } from '#engine/letters/address-line.ts'
import { composeLetter, type ComposedLetter } from '#engine/letters/compose-letter.ts'
import type { Recipient, Sender } from '#engine/letters/letter-request.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeType } from '#engine/words/dispute-type.ts'
import type { Context } from '#server/context.ts'
import { senderFrom, wholeSender, type Given } from '#server/features/ai-letters/sender-of.ts'
import { confirmedWords, isCreditRepair, knownSender } from '#server/features/letters/letters.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** An entry that no item of the file is: what the user says about it. */
export interface Described {
  readonly creditor: string
  readonly description: string
  readonly concern: DisputeType | null
  readonly accountNumber: string | null
  readonly target: DisputeTarget
  readonly userInfo: Given | null | undefined
}

/** A letter from the user's own statement alone. It names no item of the file, so it is not kept. */
export async function describedLetter(context: Context, user: SignedIn, given: Described): Promise<ComposedLetter> {
  const { creditor, concern } = given
  const letter = composeLetter({
    kind: 'dispute',
    date: await dayOf(context, user),
    sender: await senderOf(context, user, given.userInfo),
    recipient: recipientOf(given.target, { creditor, concern }),
    subject: {
      kind: 'described',
      creditorName: creditor,
      accountNumber: given.accountNumber === null ? null : maskNumber(given.accountNumber),
      ...(concern !== null && { concern }),
    },
    report: null,
    findings: [],
    statements: given.description === '' ? [] : [given.description],
    isSentByCreditRepair: isCreditRepair(context),
    enclosesIdentification: false,
    validationNotice: null,
    offer: null,
  })
  const about = { subject: null, creditor, text: given.description, isPractice: false }
  const confirmed = await confirmedWords(context, user, about)
  const issues = checkSaid(letter.letterContent, { facts: letter.facts, attested: [], confirmed })
  if (issues.length > 0) throw new Refusal('unproved_fact', issues[0]?.message, { issues: [...issues] })
  return letter
}

function recipientOf(target: DisputeTarget, { creditor, concern }: Pick<Described, 'creditor' | 'concern'>): Recipient {
  if (target !== 'creditor') return { kind: 'bureau', bureau: target, printedAddress: null }
  return { kind: concern === 'collection' ? 'collector' : 'furnisher', name: creditor, lines: [], source: 'statement' }
}

/** A place that no one said is left out: half an address from the call and half from the file would be no one's. */
async function senderOf(context: Context, user: SignedIn, userInfo: Described['userInfo']): Promise<Sender> {
  const given = senderFrom(userInfo)
  const sender = await knownSender(context, user, { given, report: null })
  const { address, city = '', state = '', zip = '' } = given
  return address ? { ...sender, street: address, city, state, zip } : sender
}

/** Whether the sender's address is whole: a letter without one is a draft, and never kept. */
export async function knowsAddress(context: Context, user: SignedIn, userInfo: Described['userInfo']): Promise<boolean> {
  const { street, city, state, zip } = await senderOf(context, user, wholeSender(userInfo))
  return [street, city, state, zip].every((part) => part !== '')
}
