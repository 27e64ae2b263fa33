import { composeLetter, type ComposedLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { EarlierDispute, LetterRequest, Recipient, Sender } from '#engine/letters/letter-request.ts'
import type { Recorded } from '#engine/letters/told.ts'
import type { Day } from '#engine/values/day.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import { letterReport, type LetterSource, type LetterWish } from '#server/features/letters/letter-source.ts'
import { Refusal } from '#server/platform/refusal.ts'

interface Known {
  readonly kind: LetterKind
  /** The day on the letter. */
  readonly day: Day
  readonly sender: Sender
  readonly recipient: Recipient
  readonly told: LetterWish['told']
  readonly recorded: Recorded | undefined
  readonly earlier: EarlierDispute | undefined
}

/** The engine's request for a letter, from what was gathered. */
export function requestFor(source: LetterSource, known: Known): LetterRequest {
  const { kind, day, sender, recipient, recorded, earlier } = known
  const { enclosesIdentification = false, ...told } = known.told ?? {}
  return {
    kind,
    date: day,
    sender,
    recipient,
    subject: source.subject,
    report: source.report === null ? null : letterReport(source.report),
    findings: source.findings,
    statements: source.statements,
    isSentByCreditRepair: false,
    enclosesIdentification,
    validationNotice: null,
    offer: null,
    told,
    ...(recorded && { recorded }),
    ...(earlier && { earlier }),
  }
}

/** What only the member can tell is asked for; what contradicts the law or their own word is refused, with what to do next. */
export function composeOrRefuse(request: LetterRequest): ComposedLetter {
  const lacks = lacksOf(request)
  const refused = lacks.find(({ kind }) => kind === 'refused')
  if (refused) throw new Refusal('conflict', refused.message)
  if (lacks.length > 0) throw new Refusal('invalid', lacks[0]?.message, { issues: issuesOf(lacks) })
  return composeLetter(request)
}

/** Each lack at its field of the call that asks for the letter. */
export const issuesOf = (lacks: ReturnType<typeof lacksOf>) =>
  lacks.map(({ field, at, message }) => ({
    path: field === 'statement' ? field : ['told', field, at].filter((part) => part !== undefined).join('.'),
    message,
  }))
