import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'
import type { NotificationPriority, NotificationType } from '#engine/words/notification.ts'

/** What a member is told about, and how urgently. `high` also raises a toast. */
export const NEWS_PRIORITY: Readonly<Record<NotificationType, NotificationPriority>> = {
  deadline_approaching: 'high',
  response_received: 'high',
  resolved: 'high',
  letter_returned: 'high',
  letter_not_taken: 'high',
  dispute_opened: 'medium',
  letter_mailed: 'medium',
  letter_delivered: 'low',
  workflow_finished: 'low',
  email_refused: 'high',
  helper_news: 'medium',
  payment_news: 'high',
}

/** A deadline is near from so many days before its day on, until that day, where the member chose no other number. */
export const NEAR_DAYS = 7

/**
 * What the recipient has until the day to do; null where the day obliges it to nothing: a bureau that holds nothing frivolous
 * owes no such notice, the CFPB's door opens on its day, and a validation notice sets the member's own last day.
 */
const DUE_WORDS: Readonly<Record<DeadlineKind, string | null>> = {
  reinvestigation: 'finish its investigation of',
  furnisher_investigation: 'finish its investigation of',
  results_notice: 'send you the written results about',
  verification_method: 'describe how it verified',
  block: 'block',
  validation: null,
  frivolous_notice: null,
  reinsertion_notice: 'tell you in writing about putting back',
  furnisher_frivolous_notice: 'send you its reasons about',
  // One's own last days: `OWN_WORDS`.
  validation_period: null,
  court_answer: null,
  free_report: null,
  information_wanted: null,
  file_disclosure: null,
  theft_step: null,
  fraud_alert_ends: null,
  cfpb_door: null,
  // The CFPB's process, and no duty by law.
  cfpb_response: null,
  cfpb_final_response: null,
}

/** As much later the bureau is after a free annual report. */
const MORE_DAYS = `${PERIODS.reinvestigation_longest.value - PERIODS.reinvestigation.value} days`

/** No one is called late before the later date (docs/decisions/0005). */
const LONGER: Readonly<Partial<Record<DeadlineKind, string>>> = {
  reinvestigation: ` If the report was your free annual one, it has ${MORE_DAYS} more and isn’t late before that.`,
  results_notice: ` If the report was your free annual one, the results may come ${MORE_DAYS} later and aren’t late before that.`,
}

/** A piece of news, ready to be told. */
export interface Announcement {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly priority: NotificationPriority
  readonly isPractice: boolean
}

export interface About {
  readonly creditor: string
  readonly isPractice: boolean
}

const PRACTICE_NOTE = 'This is practice. Nothing was sent.'

export function announcement(
  type: NotificationType,
  { isPractice }: About,
  told: { title: string; message: string },
): Announcement {
  const { title, message } = told
  const marked = isPractice
    ? { title: `Practice: ${lowerFirst(title)}`, message: `${message} ${PRACTICE_NOTE}` }
    : { title, message }
  return { type, priority: NEWS_PRIORITY[type], isPractice, ...marked }
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `by`: the letter that opened it as it went out; null: nothing is sent yet. */
export function announceOpened(about: About, by: Pick<AboutLetter, 'isRequest'> | null = null): Announcement {
  const what = by?.isRequest ? 'request' : 'dispute'
  const rest = by === null ? ' Nothing is sent until you approve a letter or submit it.' : ''
  return announcement('dispute_opened', about, {
    title: by?.isRequest ? 'Request opened' : 'Dispute opened',
    message: `Your ${what} about ${about.creditor} is open.${rest}`,
  })
}

interface AboutLetter extends About {
  readonly recipient: string
  /** It disputes nothing. */
  readonly isRequest: boolean
  readonly hasClock: boolean
}

const nameOf = ({ isRequest }: AboutLetter): string => (isRequest ? 'request' : 'letter')
const NO_CLOCK = 'It starts no legal deadline.'

export function announceMailed(about: AboutLetter & { readonly expectedOn: Day | null }): Announcement {
  const then = !about.hasClock
    ? NO_CLOCK
    : about.expectedOn === null
      ? 'The legal deadline starts the day it’s delivered. Record that day when you know it.'
      : `Delivery is expected on ${writeDay(about.expectedOn)}. The legal deadline starts the day it’s delivered.`
  const message = `Your ${nameOf(about)} about ${about.creditor} to ${about.recipient} is on its way. ${then}`
  return announcement('letter_mailed', about, { title: 'Letter mailed', message })
}

export const announceDelivered = (about: AboutLetter & { readonly deliveredOn: Day }): Announcement =>
  announcement('letter_delivered', about, {
    title: 'Letter delivered',
    message: `${about.recipient} received your ${nameOf(about)} about ${about.creditor} on ${writeDay(about.deliveredOn)}. ${about.hasClock ? 'The legal deadline counts from this day.' : NO_CLOCK}`,
  })

export const announceReturned = (about: About & { readonly recipient: string }): Announcement =>
  announcement('letter_returned', about, {
    title: 'Letter not delivered',
    message: `Your letter about ${about.creditor} did not reach ${about.recipient}. It starts no legal deadline. Check the address, create the letter again and mail the new one.`,
  })

/** The post did not take a letter, or does not answer; `why` says which, and what the member can do. */
export const announceNotTaken = (about: About & { readonly recipient: string; readonly why: string }): Announcement =>
  announcement('letter_not_taken', about, {
    title: 'Letter not in the mail',
    message: `Your letter about ${about.creditor} to ${about.recipient} isn’t on its way. ${about.why}`,
  })

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  removed: 'recorded as removed. Check it on your next report.',
  updated: 'recorded as corrected. Check it on your next report.',
  verified: 'recorded as verified. The dispute shows what you can do next.',
  pending: 'recorded as resolved. Its outcome isn’t recorded yet. Record it when you know.',
}

/** The answer that a move of the dispute records; null for a move that is no answer. */
export function announceAnswer(
  about: About & { readonly status: DisputeStatus; readonly outcome: Outcome },
): Announcement | null {
  if (about.status === 'resolved') {
    const what = about.outcome === 'pending' ? 'Your dispute about' : 'The entry'
    const message = `${what} ${about.creditor} is ${OUTCOME_WORDS[about.outcome]}`
    return announcement('resolved', about, { title: 'Dispute resolved', message })
  }
  if (about.status !== 'rejected') return null
  const message = `The answer about ${about.creditor} says the item was verified with no change. The dispute shows what you can do next.`
  return announcement('response_received', about, { title: 'Answer recorded', message })
}

/** What the member has until the day to do, where a dispute or an answer to it gives them a last day. */
const OWN_WORDS: Readonly<Partial<Record<DeadlineKind, string>>> = {
  validation: 'dispute the debt in writing',
  validation_period: 'dispute the debt in writing',
  court_answer: 'answer the court',
  information_wanted: 'send what they asked for',
}

export const FREE_LEGAL_HELP = 'Free legal help: lawhelp.org or lsc.gov.'

/** A day by which someone must act, the member or another; null when it obliges no one. */
export function announceDue({ name, target, kind, due, task, basis, isPractice }: DueDay): Announcement | null {
  if (task !== null) {
    const message = kind === 'court_answer' ? `${task.text} ${FREE_LEGAL_HELP}` : task.text
    return announcement('deadline_approaching', { creditor: name, isPractice }, { title: task.title, message })
  }
  const day = writeDay(due)
  const own = OWN_WORDS[kind]
  if (own !== undefined) {
    const message = `You have until ${day} to ${own} (${name}).${kind === 'court_answer' ? ` ${FREE_LEGAL_HELP}` : ''}`
    return announcement(
      'deadline_approaching',
      { creditor: name, isPractice },
      { title: `${DEADLINE_WORDS[kind]}: ${day}`, message },
    )
  }
  const words = DUE_WORDS[kind]
  if (words === null) return null
  const recipient = target === null ? name : targetName(target, name)
  const until = `has until ${day} to ${words} the item ${name}.`
  const says =
    basis === 'expected'
      ? `If your letter arrived when expected, ${recipient} ${until} Record the delivery date when you know it.`
      : `${recipient} ${until}`
  const message = `${says}${LONGER[kind] ?? ''} When the answer comes, record it.`
  return announcement('deadline_approaching', { creditor: name, isPractice }, { title: `Answer expected by ${day}`, message })
}

/** Whether a day is near on the given one: from so many days before on, and not past. */
export const isNear = (due: Day, today: Day, daysBefore: number = NEAR_DAYS): boolean =>
  addDays(due, -daysBefore) <= today && today <= due
