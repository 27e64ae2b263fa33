import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import { addDays, addMonths, type Day, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { type AlertKind, FREEZE_BUREAU, THEFT_STEPS, type TheftStep } from '#engine/words/theft-step.ts'

/** A step that the member said they have done. */
export interface DoneStep {
  readonly step: TheftStep
  readonly doneOn: Day
  /** Of the fraud alert; null for every other step. */
  readonly alert: AlertKind | null
}

/** What someone recorded whose name was used. */
export interface TheftRecord {
  readonly begunOn: Day
  readonly done: readonly DoneStep[]
}

/** One step with where it is. */
export interface StandingStep {
  readonly step: TheftStep
  readonly title: string
  readonly text: string
  /** Where it is done. */
  readonly href: string
  /** `ended`: the alert ran out. */
  readonly state: 'to_do' | 'done' | 'ended'
  readonly doneOn: Day | null
  readonly alert: AlertKind | null
  /** Of what is to do: by when; of an alert: its last day. */
  readonly due: Day | null
  readonly why: string
  readonly citation: string
}

/** A week is our reminder. The law sets the member no day. */
const REMIND_AFTER_DAYS = 7
const ALERT_MONTHS: Readonly<Record<AlertKind, number>> = { initial: 12, extended: 84 }
const ALERT_WORDS: Readonly<Record<AlertKind, string>> = { initial: 'one year', extended: 'seven years' }

interface StepWords {
  readonly title: string
  readonly text: string
  readonly href: string
}

const WORDS: Readonly<Record<TheftStep, StepWords>> = {
  freeze_equifax: freeze('freeze_equifax', 'https://www.equifax.com/personal/credit-report-services/credit-freeze/'),
  freeze_experian: freeze('freeze_experian', 'https://www.experian.com/freeze/center.html'),
  freeze_transunion: freeze('freeze_transunion', 'https://www.transunion.com/credit-freeze'),
  fraud_alert: {
    title: 'Place a fraud alert',
    text: 'Ask one bureau. It must tell the other two. An initial alert lasts a year; with an identity theft report you can ask for an extended one of seven years.',
    href: 'https://www.equifax.com/personal/credit-report-services/credit-fraud-alerts/',
  },
  ftc_report: {
    title: 'Report it to the FTC',
    text: 'Report the theft at IdentityTheft.gov and save the report it gives you. Bureaus block what isn’t yours with it.',
    href: 'https://www.identitytheft.gov/',
  },
}

function freeze(step: TheftStep, href: string): StepWords {
  const bureau = FREEZE_BUREAU[step]
  return {
    title: `Freeze your report at ${bureau === null ? '' : BUREAU_NAMES[bureau]}`,
    text: 'It’s free. Ask online or by phone, and it’s in place within one business day. It stays until you lift it.',
    href,
  }
}

const LAW = AUTHORITIES.fcra_1681c1.cite

/** The steps as they stand today. */
export function theftSteps(record: TheftRecord | null, today: Day): readonly StandingStep[] {
  const done = new Map(record?.done.map((one) => [one.step, one]))
  return THEFT_STEPS.map((step) => standing(step, { done: done.get(step) ?? null, begunOn: record?.begunOn ?? null, today }))
}

interface Around {
  readonly done: DoneStep | null
  readonly begunOn: Day | null
  readonly today: Day
}

function standing(step: TheftStep, { done, begunOn, today }: Around): StandingStep {
  const base = { step, ...WORDS[step], doneOn: done?.doneOn ?? null, alert: done?.alert ?? null }
  if (done === null) {
    const why =
      begunOn === null
        ? ''
        : `You started these steps on ${writeDay(begunOn)}. The sooner you do them, the better. One week is our reminder, not a legal deadline.`
    return { ...base, state: 'to_do', due: begunOn && addDays(begunOn, REMIND_AFTER_DAYS), why, citation: '' }
  }
  if (done.alert === null) return { ...base, state: 'done', due: null, why: '', citation: '' }
  const due = addMonths(done.doneOn, ALERT_MONTHS[done.alert])
  const why = `You asked for the alert on ${writeDay(done.doneOn)}. It lasts ${ALERT_WORDS[done.alert]} from that day.`
  return { ...base, state: due < today ? 'ended' : 'done', due, why, citation: LAW }
}

/** The days of the steps: what is still to do, what was done, and when an alert ends. */
export const theftDays = (record: TheftRecord | null, today: Day): readonly DueDay[] =>
  record === null ? [] : theftSteps(record, today).flatMap(daysOfStep)

export function daysOfStep({ step, title, text, state, doneOn, due, why, citation }: StandingStep): readonly DueDay[] {
  const base = {
    id: `theft-${step}`,
    disputeId: null,
    status: null,
    replyId: null,
    target: null,
    kind: 'theft_step',
    name: title,
    basis: 'delivery',
    isPractice: false,
  } as const
  const occasion = (day: Day) => `theft:${step}:${day}`
  if (doneOn === null)
    return due === null ? [] : [{ ...base, occasion: occasion(due), due, task: { title, text }, why, citation, isOver: false }]
  const did = { ...base, occasion: occasion(doneOn), due: doneOn, task: { title, text: 'You did this.' }, isOver: true }
  const wasDone = { ...did, why: 'You said you did this on this day.', citation: '' }
  if (due === null) return [wasDone]
  const ends = {
    title: 'Your fraud alert ends',
    text: `Your fraud alert ends on ${writeDay(due)}. Renew it with one bureau if you still want it.`,
  }
  const end = { ...base, id: `theft-${step}-ends`, name: 'Your fraud alert', kind: 'fraud_alert_ends' } as const
  return [wasDone, { ...end, occasion: occasion(due), due, task: ends, why, citation, isOver: state === 'ended' }]
}
