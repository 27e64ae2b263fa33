import { contradicting, threatsIn, toldOtherwise } from '#engine/letters/check-letter.ts'
import { composeLetter, type ComposedLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { EarlierDispute, LetterReport, LetterRequest, Recipient, Sender } from '#engine/letters/letter-request.ts'
import type { CollectorNotice, Recorded } from '#engine/letters/told.ts'
import type { Day } from '#engine/values/day.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { isCreditRepair } from '#server/features/letters/clock-of-letter.ts'
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
  readonly confirmed?: readonly ConfirmedWord[]
  readonly besides?: readonly LetterReport[]
}

/** The engine's request for a letter, from what was gathered. */
export function requestFor(context: Pick<Context, 'payments'>, source: LetterSource, known: Known): LetterRequest {
  const { kind, day, sender, recipient, recorded, earlier, confirmed, besides } = known
  const { enclosesIdentification = false, ...told } = known.told ?? {}
  return {
    kind,
    date: day,
    sender,
    recipient,
    subject: source.subject,
    report: source.report === null ? null : letterReport(source.report),
    ...(besides && { besides }),
    findings: source.findings,
    chosen: source.chosen,
    statements: source.statements,
    history: source.history,
    isSentByCreditRepair: isCreditRepair(context),
    enclosesIdentification,
    validationNotice: noticeOf(told.collectorNotice),
    offer: null,
    told,
    ...(recorded && { recorded }),
    ...(earlier && { earlier }),
    ...(confirmed && { confirmed }),
  }
}

const noticeOf = (notice: CollectorNotice | undefined): LetterRequest['validationNotice'] =>
  notice === undefined ? null : { receivedOn: notice.receivedOn, printedEnd: notice.disputeBy }

/** What only the member can tell is asked for; what contradicts the law or their own word is refused, with what to do next. */
export function composeOrRefuse(request: LetterRequest): ComposedLetter {
  const lacks = lacksOf(request)
  const refused = lacks.find(({ kind }) => kind === 'refused')
  if (refused) throw new Refusal('conflict', refused.message)
  if (lacks.length > 0) throw new Refusal('invalid', lacks[0]?.message, { issues: issuesOf(lacks) })
  refuseStatements(request)
  const letter = composeLetter(request)
  const [fault, ...more] = toldOtherwise(letter.letterContent, letter.facts).map((one) => ({ ...one, path: 'statement' }))
  if (fault !== undefined) throw new Refusal('conflict', fault.message, { issues: [fault, ...more] })
  return letter
}

/** What the member says may neither threaten nor contradict what they confirmed. */
export function refuseStatements({ statements, history, confirmed = [] }: LetterRequest): void {
  const said = [...statements, history?.toOthers ?? ''].join('\n\n')
  const against = contradicting(said, [], confirmed)
  const faults = [...against, ...threatsIn(said)].map((fault) => ({ ...fault, path: 'statement' }))
  if (faults.length > 0) throw new Refusal(against.length > 0 ? 'conflict' : 'invalid', faults[0]?.message, { issues: faults })
}

/** Each lack at its field of the call that asks for the letter. */
export const issuesOf = (lacks: ReturnType<typeof lacksOf>) =>
  lacks.map(({ field, at, message }) => ({
    path: field === 'statement' ? field : ['told', field, at].filter((part) => part !== undefined).join('.'),
    message,
  }))
