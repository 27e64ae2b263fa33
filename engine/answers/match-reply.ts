import type { ReadReply, ReplyResult, Sender } from '#engine/answers/reply.ts'
import { isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'

/** A dispute that a reply may answer. */
export interface AwaitingDispute {
  readonly id: string
  readonly creditor: string
  readonly accountNumber: string | null
  readonly isOpen: boolean
  readonly isPractice: boolean
  /** To whom it went, newest last. */
  readonly sent: readonly SentTo[]
}

/** One letter or filing of a dispute. */
export interface SentTo {
  readonly target: DisputeTarget
  /** Null for what the member filed directly. */
  readonly letterId: string | null
  readonly sentOn: Day
}

/** A dispute that a result may be about, with what speaks for it and against it. */
export interface Candidate {
  readonly disputeId: string
  readonly target: DisputeTarget
  readonly letterId: string | null
  readonly reasons: readonly string[]
  readonly against: readonly string[]
  readonly score: number
}

/** The disputes that a result may be about, the likeliest first. */
export interface Candidates {
  readonly candidates: readonly Candidate[]
  /** The one that stands out; null where none does. Nothing is recorded without the member. */
  readonly suggested: string | null
}

interface AboutReply extends Pick<ReadReply, 'isPractice'> {
  readonly sender: { readonly value: Sender } | null
  readonly datedOn: { readonly value: Day } | null
  /** The dispute that the member added it to. */
  readonly addedTo?: string | null
}

const LEAST = 2
const SUGGESTED = 5
const AHEAD = 2

export function matchResult(
  reply: AboutReply,
  result: Pick<ReplyResult, 'creditorName' | 'accountNumber'>,
  disputes: readonly AwaitingDispute[],
): Candidates {
  const candidates = disputes
    // What practice bureaus answer is about nothing real.
    .filter(({ isPractice }) => isPractice || !reply.isPractice)
    .map((dispute) => weigh(reply, result, dispute))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = candidates
  const standsOut = best !== undefined && best.score >= SUGGESTED && best.score - (second?.score ?? 0) >= AHEAD
  return { candidates: candidates.slice(0, 8), suggested: standsOut ? best.disputeId : null }
}

interface Weighing {
  score: number
  readonly reasons: string[]
  readonly against: string[]
}

function weigh(
  reply: AboutReply,
  result: Pick<ReplyResult, 'creditorName' | 'accountNumber'>,
  dispute: AwaitingDispute,
): Candidate {
  const found: Weighing = { score: 0, reasons: [], against: [] }
  const target = weighSender(found, reply, dispute)
  weighName(found, reply, { result, dispute })
  weighNumber(found, result.accountNumber?.value ?? null, dispute.accountNumber)
  const sent = dispute.sent.findLast(
    (one) => one.target === target && (reply.datedOn === null || one.sentOn <= reply.datedOn.value),
  )
  weighDate(found, reply.datedOn?.value ?? null, { dispute, target })
  if (dispute.isOpen) found.score += 1
  if (reply.addedTo === dispute.id) {
    found.score += 4
    found.reasons.push('You added it to this dispute')
  }
  return { disputeId: dispute.id, target, letterId: sent?.letterId ?? null, ...found }
}

function weighSender(found: Weighing, { sender }: AboutReply, { sent, creditor }: AwaitingDispute): DisputeTarget {
  const who = sender?.value ?? null
  if (who === null) return sent.at(-1)?.target ?? 'creditor'
  const target = who.kind === 'bureau' ? who.bureau : 'creditor'
  const name = who.kind === 'bureau' ? BUREAU_NAMES[who.bureau] : who.name
  if (sent.some((one) => one.target === target)) {
    found.score += 2
    found.reasons.push(`You disputed this with ${target === 'creditor' ? creditor : name}`)
  } else if (who.kind === 'bureau' || !isSameFurnisher(who.name, creditor)) {
    found.score -= 2
    found.against.push(`Nothing was sent to ${name} about it`)
  }
  return target
}

interface Naming {
  readonly result: Pick<ReplyResult, 'creditorName' | 'accountNumber'>
  readonly dispute: AwaitingDispute
}

function weighName(found: Weighing, { sender }: AboutReply, { result, dispute }: Naming): void {
  const named = result.creditorName?.value ?? null
  const company = sender?.value.kind === 'company' ? sender.value.name : null
  if (named !== null && isSameFurnisher(named, dispute.creditor)) {
    found.score += 3
    found.reasons.push(`It names ${dispute.creditor}`)
    return
  }
  if (company !== null && isSameFurnisher(company, dispute.creditor)) {
    found.score += 3
    found.reasons.push(`It comes from ${dispute.creditor}`)
    return
  }
  if (named !== null) {
    found.score -= 3
    found.against.push(`It names ${named}`)
  }
}

function weighNumber(found: Weighing, read: string | null, own: string | null): void {
  const likeness = numbersLike(read, own)
  if (likeness === null) return
  found.score += likeness ? 4 : -5
  if (likeness) found.reasons.push('The account number has the same digits')
  else found.against.push('The account number has different digits')
}

const ENOUGH_DIGITS = 3

/** Null where the two show different ends of a number, or too little of it. */
function numbersLike(a: string | null, b: string | null): boolean | null {
  const [one, other] = [endsOf(a), endsOf(b)]
  const [tail, head] = [
    isSameEnd(one.tail, other.tail, (digits, length) => digits.slice(-length)),
    isSameEnd(one.head, other.head, (digits, length) => digits.slice(0, length)),
  ]
  if (tail === null || head === null) return tail ?? head
  return tail && head
}

function isSameEnd(one: string, other: string, cut: (digits: string, length: number) => string): boolean | null {
  const length = Math.min(one.length, other.length)
  return length < ENOUGH_DIGITS ? null : cut(one, length) === cut(other, length)
}

/** What a number shows before its mask and behind it; one without a mask may be only the end of a longer one. */
function endsOf(number: string | null): { readonly head: string; readonly tail: string } {
  const [head = '', ...rest] = (number ?? '')
    .replaceAll(/[\s-]/g, '')
    .replace(/^[A-WYZ]+/i, '')
    .split(/[^\d]+/)
  const tail = rest.at(-1)
  return tail === undefined ? { head: '', tail: head } : { head, tail }
}

function weighDate(
  found: Weighing,
  datedOn: Day | null,
  { dispute, target }: { readonly dispute: AwaitingDispute; readonly target: DisputeTarget },
): void {
  const [first] = dispute.sent.filter((one) => one.target === target)
  if (datedOn === null || first === undefined) return
  if (datedOn >= first.sentOn) {
    found.score += 1
    found.reasons.push(`It is dated after you sent yours on ${writeDay(first.sentOn)}`)
  } else {
    found.score -= 4
    found.against.push(`It is dated before you sent yours on ${writeDay(first.sentOn)}`)
  }
}
