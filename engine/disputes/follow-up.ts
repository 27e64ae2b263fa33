import { type DisputeCase, deadlinesFor, lateFrom } from '#engine/disputes/deadlines.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { after, PERIODS } from '#engine/law/periods.ts'
import type { EarlierDispute } from '#engine/letters/letter-request.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import type { FollowUpKind } from '#engine/words/letter-type.ts'

/** One thing that went to a recipient: a letter, or a dispute that the consumer filed directly. */
export interface Contact {
  readonly target: DisputeTarget
  readonly kind: 'dispute' | FollowUpKind
  readonly sentOn: Day
  /** The day on the letter; null where it was none of ours. */
  readonly writtenOn: Day | null
  readonly dispute: DisputeCase
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
export function followUpSteps(
  { status, contacts }: { readonly status: DisputeStatus; readonly contacts: readonly Contact[] },
  today: Day,
): readonly FollowUpStep[] {
  if (status === 'resolved') return [{ kind: 'none', why: 'This dispute is resolved. Nothing is left to follow up.' }]
  const bureaus = BUREAUS.filter((bureau) => contacts.some(({ target }) => target === bureau))
  if (bureaus.length > 0) return bureaus.map((bureau) => stepWith(bureau, { status, contacts, today }))
  const why =
    contacts.length === 0
      ? 'Nothing was sent yet. Read the letter, confirm it and send it: the clock starts when it is delivered.'
      : 'A follow-up is prepared for the bureaus, whose time the law fixes from the delivery. Write to the company again from the dispute.'
  return [{ kind: 'none', why }]
}

const NOT_VERIFIED =
  'A bureau says how it verified an entry once it has answered that it did. Where that answer came, record it with the dispute first.'

/** Where a bureau can be asked how it verified the entry, or why not. */
export const verificationSteps = (
  dispute: { readonly status: DisputeStatus; readonly contacts: readonly Contact[] } | null,
  today: Day,
): readonly FollowUpStep[] =>
  dispute?.status === 'rejected' ? followUpSteps(dispute, today) : [{ kind: 'none', why: NOT_VERIFIED }]

interface Standing {
  readonly status: DisputeStatus
  readonly contacts: readonly Contact[]
  readonly today: Day
}

function stepWith(bureau: Bureau, { status, contacts, today }: Standing): FollowUpStep {
  const wanted = status === 'rejected' ? 'method_of_verification' : 'no_answer'
  const own = contacts.filter(({ target }) => target === bureau).toSorted((a, b) => (a.sentOn < b.sentOn ? -1 : 1))
  const before = own.findLast(({ kind }) => kind === wanted)
  const dispute = own.findLast(({ kind }) => kind === 'dispute')
  // A dispute that was sent after the follow-up is a further round, with a clock of its own.
  if (before && (dispute === undefined || dispute.sentOn <= before.sentOn)) return asked(bureau, before)
  const earlier = earlierOf(dispute)
  if (wanted === 'method_of_verification') {
    const why = `${BUREAU_NAMES[bureau]} verified the entry. On request it describes how, within ${PERIODS.verification_method.inWords} (${AUTHORITIES.fcra_1681i_a_7.cite}).`
    return { kind: 'due', bureau, letter: wanted, earlier, why }
  }
  return dispute === undefined ? undelivered(bureau) : byClock(bureau, { dispute: dispute.dispute, earlier, today })
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
    const why = `You asked ${name} how the entry was verified on ${writeDay(sentOn)}. It has ${PERIODS.verification_method.inWords} ${when}.`
    return { kind: 'wait', bureau, dueOn, why, citation: AUTHORITIES.fcra_1681i_a_7.cite }
  }
  const why = `You asked ${name} for the results on ${writeDay(sentOn)}. If no answer comes, the CFPB takes a complaint about it.`
  return { kind: 'wait', bureau, dueOn: null, why, citation: AUTHORITIES.cfpb_complaint_intake.cite }
}

const undelivered = (bureau: Bureau): FollowUpStep => ({
  kind: 'wait',
  bureau,
  dueOn: null,
  why: `No delivery to ${BUREAU_NAMES[bureau]} is known or expected, so no clock runs. Record the delivery, or send the letter again.`,
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
    const why = `${name} had until ${writeDay(clock.due)}, and by the latest count until the day before ${writeDay(late)}: ${longest}. No answer is recorded.`
    return { kind: 'due', bureau, letter: 'no_answer', earlier, why }
  }
  const why = `${clock.why} ${name} is called late only from ${writeDay(late)}, after ${longest}.`
  return { kind: 'wait', bureau, dueOn: late, why, citation: AUTHORITIES[clock.citation].cite }
}
