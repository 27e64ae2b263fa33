import { type DisputeCase, deadlinesFor, lateFrom } from '#engine/disputes/deadlines.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import type { EarlierDispute } from '#engine/letters/letter-request.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import type { FollowUpKind } from '#engine/words/letter-type.ts'

/** One thing that went to a recipient: a letter, or a dispute that the consumer filed directly. */
export interface Contact {
  readonly target: DisputeTarget
  readonly kind: 'dispute' | FollowUpKind | 'reinsertion' | 'dispute_statement'
  readonly sentOn: Day
  /** The day on the letter; null where it was none of ours. */
  readonly writtenOn: Day | null
  /** The post brought it back, or could not deliver it: no one got it, and it counts for nothing. */
  readonly cameBack?: boolean
  readonly dispute: DisputeCase
}

/** What a recipient answered, as it is recorded. */
export interface RecordedAnswer {
  readonly target: DisputeTarget
  readonly kind: AnswerKind
  /** The day on which it became known. */
  readonly receivedOn: Day
  /** That day is only the one of the record. */
  readonly isUndated?: boolean
}

/** `Equifax answered on …`, where the day is known. */
export const answeredWords = (name: string, on: Day, isUndated: boolean | undefined): string =>
  isUndated ? `${name} answered (recorded on ${writeDay(on)})` : `${name} answered on ${writeDay(on)}`

/** A dispute as far as what follows it hangs on it. */
export interface FollowedDispute {
  readonly status: DisputeStatus
  readonly contacts: readonly Contact[]
  /** All that went out only asks. */
  readonly isRequest?: boolean
  /** Where none is recorded, the status says what is known. */
  readonly answers?: readonly RecordedAnswer[]
}

/** What may follow now with one bureau, or why nothing may yet. */
export type FollowUpStep =
  | {
      readonly kind: 'due'
      readonly bureau: Bureau
      readonly letter: FollowUpKind
      readonly earlier: EarlierDispute
      readonly why: string
    }
  | {
      readonly kind: 'wait'
      readonly bureau: Bureau
      readonly dueOn: Day | null
      readonly why: string
      readonly citation: string | null
    }
  | { readonly kind: 'none'; readonly why: string }

/** What may follow a dispute, bureau by bureau. A bureau is called late only after the latest date (decision 0005). */
export function followUpSteps(dispute: FollowedDispute, today: Day): readonly FollowUpStep[] {
  const { status, contacts, isRequest = false } = dispute
  if (status === 'resolved') return [{ kind: 'none', why: 'This dispute is resolved. There’s nothing left to follow up.' }]
  const bureaus = BUREAUS.filter((bureau) => contacts.some(({ target }) => target === bureau))
  if (bureaus.length > 0) return bureaus.map((bureau) => stepWith(bureau, dispute, today))
  const why =
    contacts.length === 0
      ? isRequest
        ? ONLY_ASKED
        : 'Nothing has been sent yet. Read the letter, approve it and send it. The deadline starts when it’s delivered.'
      : 'We prepare follow-ups only for bureaus, because the law sets their deadline from delivery. Write to the company again from the dispute.'
  return [{ kind: 'none', why }]
}

const ONLY_ASKED =
  'You only asked, so there’s nothing to follow up. No law sets a deadline for a request. If the account is wrong, dispute it and say what is wrong.'

const NOT_VERIFIED =
  'A bureau tells you how it verified an item after it says it verified it. If you got that answer, record it with the dispute first.'

/** Where a bureau can be asked how it verified the entry, or why not. */
export const verificationSteps = (dispute: FollowedDispute | null, today: Day): readonly FollowUpStep[] =>
  dispute?.status === 'rejected' ? followUpSteps(dispute, today) : [{ kind: 'none', why: NOT_VERIFIED }]

/** The newest dispute that a recipient got or may yet get; where all came back, the newest of those. */
export function lastDispute(target: DisputeTarget, contacts: readonly Contact[]): Contact | undefined {
  const own = inOrder(contacts).filter((one) => one.target === target && one.kind === 'dispute')
  return own.findLast(({ cameBack }) => cameBack !== true) ?? own.at(-1)
}

/** The newest answer to that dispute; an older one answered an older round. A dispute may be recorded after it was received. */
export function lastAnswer(target: DisputeTarget, { contacts, answers = [] }: FollowedDispute): RecordedAnswer | undefined {
  const dispute = lastDispute(target, contacts)
  const since = dispute === undefined ? null : startOf(dispute)
  return answers.findLast((answer) => answer.target === target && (since === null || answer.receivedOn >= since))
}

/** The first day on which the dispute can have been with its recipient. */
export const startOf = ({ sentOn, dispute: { receivedOn } }: Contact): Day =>
  receivedOn !== null && receivedOn < sentOn ? receivedOn : sentOn

/** The newest letter of a kind that went out after the newest dispute and did not come back. */
export function askedSince(target: DisputeTarget, kind: Contact['kind'], contacts: readonly Contact[]): Contact | undefined {
  const before = inOrder(contacts).findLast((one) => one.target === target && one.kind === kind && one.cameBack !== true)
  const dispute = lastDispute(target, contacts)
  // A dispute that was sent after it is a further round, with a clock of its own.
  return before && (dispute === undefined || dispute.sentOn <= before.sentOn) ? before : undefined
}

const inOrder = (contacts: readonly Contact[]): readonly Contact[] =>
  contacts.toSorted((a, b) => (a.sentOn === b.sentOn ? 0 : a.sentOn < b.sentOn ? -1 : 1))

/** What may follow with one bureau, or why nothing may yet. */
export function stepWith(bureau: Bureau, dispute: FollowedDispute, today: Day): FollowUpStep {
  const wanted = wantedOf(bureau, dispute)
  if (wanted.kind === 'other') return { kind: 'none', why: wanted.why }
  const before = askedSince(bureau, wanted.kind, dispute.contacts)
  if (before) return asked(bureau, before)
  const last = lastDispute(bureau, dispute.contacts)
  const earlier = earlierOf(last)
  if (wanted.kind === 'method_of_verification') {
    const why = `${BUREAU_NAMES[bureau]} verified the item. If you ask, it must describe how within ${PERIODS.verification_method.inWords} (${AUTHORITIES.fcra_1681i_a_7.cite}).`
    return { kind: 'due', bureau, letter: wanted.kind, earlier, why }
  }
  return last === undefined || last.cameBack === true
    ? undelivered(bureau)
    : byClock(bureau, { dispute: last.dispute, earlier, today })
}

const OTHER_ANSWERS: Readonly<Partial<Record<AnswerKind, string>>> = {
  deleted: 'deleted the item',
  blocked: 'blocked the item',
  updated: 'changed the item',
  updated_in_part: 'changed part of the item',
  frivolous: 'called the dispute frivolous or irrelevant and investigated nothing',
  more_information_wanted: 'wants more information before it investigates',
  reinserted: 'put the item back',
}

/** Which of the two follow-ups the answer leaves open. */
function wantedOf(
  bureau: Bureau,
  dispute: FollowedDispute,
): { readonly kind: FollowUpKind } | { readonly kind: 'other'; readonly why: string } {
  const answer = lastAnswer(bureau, dispute)
  const other = answer && OTHER_ANSWERS[answer.kind]
  if (answer && other) {
    const why = `${answeredWords(BUREAU_NAMES[bureau], answer.receivedOn, answer.isUndated)} that it ${other}. Neither of these letters fits that.`
    return { kind: 'other', why }
  }
  const isVerified = answer === undefined ? dispute.status === 'rejected' : answer.kind === 'verified'
  return { kind: isVerified ? 'method_of_verification' : 'no_answer' }
}

/** A letter that was recorded after it went out prints a later day than it was received on: then its day is not named. */
function earlierOf(dispute: Contact | undefined): EarlierDispute {
  const { writtenOn = null, dispute: { receivedOn } = { receivedOn: null } } = dispute ?? {}
  const isPlausible = writtenOn !== null && (receivedOn === null || writtenOn <= receivedOn)
  return { writtenOn: isPlausible ? writtenOn : null, receivedOn }
}

function asked(bureau: Bureau, { kind, sentOn, dispute }: Contact): FollowUpStep {
  const name = BUREAU_NAMES[bureau]
  if (kind === 'method_of_verification') {
    const dueOn = dispute.receivedOn === null ? null : after(dispute.receivedOn, PERIODS.verification_method)
    const when = dueOn === null ? 'from receiving it' : `from receiving it, so until ${writeDay(dueOn)}`
    const why = `You asked ${name} how it verified the item on ${writeDay(sentOn)}. It has ${PERIODS.verification_method.inWords} ${when}.`
    return { kind: 'wait', bureau, dueOn, why, citation: AUTHORITIES.fcra_1681i_a_7.cite }
  }
  const why = `You asked ${name} for the results on ${writeDay(sentOn)}. If no answer comes, you can complain to the CFPB about it.`
  return { kind: 'wait', bureau, dueOn: null, why, citation: AUTHORITIES.cfpb_complaint_intake.cite }
}

const undelivered = (bureau: Bureau): FollowUpStep => ({
  kind: 'wait',
  bureau,
  dueOn: null,
  why: `Record the delivery to ${BUREAU_NAMES[bureau]} first, or send the letter again. No deadline runs until then.`,
  citation: null,
})

function byClock(
  bureau: Bureau,
  { dispute, earlier, today }: { readonly dispute: DisputeCase; readonly earlier: EarlierDispute; readonly today: Day },
): FollowUpStep {
  const start = dispute.receivedOn ?? dispute.expectedOn
  const clock = deadlinesFor(dispute).find(({ kind }) => kind === 'reinvestigation')
  const late = lateFrom({ ...dispute, receivedOn: start })
  if (late === null || clock === undefined) return undelivered(bureau)
  const name = BUREAU_NAMES[bureau]
  const longest = `the ${PERIODS.reinvestigation_longest.inWords} that a free annual report would give, ${PERIODS.results_notice.inWords} for the written results and a week for the mail`
  if (dispute.receivedOn !== null && today >= late) {
    const why = `${name} had until ${writeDay(clock.due)}, or at the latest until the day before ${writeDay(late)}: ${longest}. No answer is recorded.`
    return { kind: 'due', bureau, letter: 'no_answer', earlier, why }
  }
  const why = `${clock.why} We don’t call ${name} late until ${writeDay(late)}, after ${longest}.`
  return { kind: 'wait', bureau, dueOn: late, why, citation: AUTHORITIES[clock.citation].cite }
}
