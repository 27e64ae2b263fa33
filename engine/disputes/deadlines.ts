import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { leftOutWords, standsStillWords } from '#engine/disputes/counting-words.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import { inFigures, PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day, daysBetween, writeDay } from '#engine/values/day.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'

/** One clock of a dispute with one recipient. */
export interface Deadline {
  readonly kind: DeadlineKind
  readonly due: Day
  /** What the date was counted from: a recorded event, or a delivery that is only expected yet. */
  readonly basis: 'recorded' | 'expected'
  /** One plain sentence that answers "why this date?". */
  readonly why: string
  readonly citation: AuthorityId
}

/** What is known of one dispute with one recipient. Unknown is null. */
export interface DisputeCase {
  readonly channel: 'bureau' | 'furnisher' | 'collector' | 'identity_theft_block' | 'trafficking_block'
  /** The day of the delivery scan, or of the portal's confirmation; for a block, of the complete packet. */
  readonly receivedOn: Day | null
  /** The day delivery is expected while there is no scan yet. */
  readonly expectedOn: Day | null
  /** Whether the dispute follows a free annual report; null where that is unsure, and the later date is used. */
  readonly afterFreeAnnualReport: boolean | null
  /** The day the recipient received further relevant information from the consumer. */
  readonly informationAddedOn: Day | null
  /** The day the entry was found inaccurate, incomplete or unverifiable: no extension from then on. */
  readonly foundWrongOn: Day | null
  /** The day the investigation was completed. */
  readonly completedOn: Day | null
  /** The day the dispute was held to be frivolous or irrelevant. */
  readonly heldFrivolousOn: Day | null
  /** The day the request for the description of the procedure was received. */
  readonly procedureRequestedOn: Day | null
  /** Whether the dispute says that information is inaccurate or incomplete: the CFPB's door is about nothing else. */
  readonly isAboutAccuracy: boolean
  /** True where a fee is charged or the operator is a credit repair organization: a direct dispute is then only a request. */
  readonly isSentByCreditRepair: boolean
  /** Collectors: the day the consumer received the validation notice, and the end date that it prints. */
  readonly validationNotice: { readonly receivedOn: Day | null; readonly printedEnd: Day | null } | null
}

const INVESTIGATION_DAYS = PERIODS.reinvestigation.value
/** Both the days after a free annual report and those with the extension for added information; the two never add up. */
const LONG_INVESTIGATION_DAYS = PERIODS.reinvestigation_longest.value
const RESULTS_BUSINESS_DAYS = PERIODS.results_notice.value
const FRIVOLOUS_BUSINESS_DAYS = PERIODS.frivolous_notice.value
const PROCEDURE_DAYS = PERIODS.verification_method.value
const VALIDATION_DAYS = PERIODS.validation_dispute.value
/** Intake practice of the CFPB, no statute. */
const CFPB_DAYS = PERIODS.cfpb_door.value
/** As the reasons say them. */
const INVESTIGATION = inFigures(PERIODS.reinvestigation)
const LONG_INVESTIGATION = inFigures(PERIODS.reinvestigation_longest)
const EXTENSION = PERIODS.reinvestigation_extension.value
/** Time for a letter to arrive: a bureau's, before the bureau is called late; one's own, before its clock surely runs. */
export const MAIL_DAYS = 7

interface Start {
  readonly day: Day
  readonly basis: Deadline['basis']
}

/** The clocks that apply to the dispute, in the order they run out. None runs before a delivery is known or expected. */
export function deadlinesFor(dispute: DisputeCase): readonly Deadline[] {
  const found = clocksOf(dispute)
  return found.toSorted((a, b) => (a.due === b.due ? 0 : a.due < b.due ? -1 : 1))
}

/**
 * The first day on which a bureau may be called late: the investigation, the days for the notice and the
 * mail's time have all passed. Null while nothing was delivered or once the results are in.
 */
export function lateFrom(dispute: DisputeCase): Day | null {
  if (dispute.channel !== 'bureau' || dispute.receivedOn === null || dispute.completedOn !== null) return null
  // Where it is unsure whether the report was the free annual one, the later date counts before anyone is called late.
  const afterFreeAnnualReport = dispute.afterFreeAnnualReport ?? true
  const { due } = bureauInvestigation({ ...dispute, afterFreeAnnualReport }, { day: dispute.receivedOn, basis: 'recorded' })
  return addDays(addBusinessDays(due, RESULTS_BUSINESS_DAYS), MAIL_DAYS + 1)
}

/** The last day on which the answer to a dispute that is received on that day may still come, by the latest count (decision 0005). */
export function latestAnswer(receivedOn: Day): Day {
  return addDays(addBusinessDays(addDays(receivedOn, LONG_INVESTIGATION_DAYS), RESULTS_BUSINESS_DAYS), MAIL_DAYS)
}

function clocksOf(dispute: DisputeCase): readonly Deadline[] {
  if (dispute.channel === 'collector') return validation(dispute)
  const start = startOf(dispute)
  if (start === null) return []
  switch (dispute.channel) {
    case 'bureau':
      return bureauClocks(dispute, start)
    case 'furnisher':
      return dispute.isSentByCreditRepair ? [] : [furnisherInvestigation(dispute, start)]
    case 'identity_theft_block':
      return [block(start, THEFT)]
    case 'trafficking_block':
      return [block(start, TRAFFICKING)]
  }
}

function startOf(dispute: DisputeCase): Start | null {
  if (dispute.receivedOn !== null) return { day: dispute.receivedOn, basis: 'recorded' }
  return dispute.expectedOn === null ? null : { day: dispute.expectedOn, basis: 'expected' }
}

/** How a clock's start reads at the head of its reason. */
function startWords(start: Start, who: string): string {
  if (start.basis === 'recorded') return `${who} received the dispute on ${writeDay(start.day)}`
  return `No delivery is recorded yet. If ${who.toLowerCase()} receives the dispute on ${writeDay(start.day)} as expected, the time starts then`
}

function bureauClocks(dispute: DisputeCase, start: Start): readonly Deadline[] {
  const investigation = bureauInvestigation(dispute, start)
  const request = dispute.procedureRequestedOn
  return [
    investigation,
    resultsNotice(dispute, investigation),
    frivolousNotice(dispute, investigation),
    ...(request === null ? [] : [procedureDescription(request)]),
    ...(dispute.isAboutAccuracy ? [cfpbDoor(dispute, start)] : []),
  ]
}

/** Information that came in time, before anything was found wrong, adds days. */
function isExtended(dispute: DisputeCase, start: Start): boolean {
  const added = dispute.informationAddedOn
  if (added === null) return false
  const days = daysBetween(start.day, added)
  if (days < 0 || days > INVESTIGATION_DAYS) return false
  return dispute.foundWrongOn === null || daysBetween(start.day, dispute.foundWrongOn) > INVESTIGATION_DAYS
}

function bureauInvestigation(dispute: DisputeCase, start: Start): Deadline {
  const head = startWords(start, 'The bureau')
  const counts = 'weekends and holidays count'
  const base = { kind: 'reinvestigation', basis: start.basis } as const
  if (dispute.afterFreeAnnualReport === true) {
    const added =
      dispute.informationAddedOn === null
        ? ''
        : ` Information you added doesn’t make it longer. ${LONG_INVESTIGATION} is the most.`
    const due = addDays(start.day, LONG_INVESTIGATION_DAYS)
    const why = `${head}. The dispute follows a free annual report, so the bureau has ${LONG_INVESTIGATION} from receipt, and ${counts}.${added}${standsStillWords(due)}`
    return { ...base, due, why, citation: 'fcra_1681j_a' }
  }
  if (isExtended(dispute, start)) {
    const due = addDays(start.day, LONG_INVESTIGATION_DAYS)
    const why = `${head}. It has ${INVESTIGATION} from receipt and ${EXTENSION} more because you added information in that time${addedOn(dispute)}, and ${counts}.${standsStillWords(due)}`
    return { ...base, due, why, citation: 'fcra_1681i_a_1' }
  }
  const unsure =
    dispute.afterFreeAnnualReport === null
      ? ` If the report was your free annual one, the bureau has ${LONG_INVESTIGATION}, and we don’t call it late before that.`
      : ''
  const due = addDays(start.day, INVESTIGATION_DAYS)
  const why = `${head}. It has ${INVESTIGATION} from receipt, and ${counts}.${notExtended(dispute, start)}${unsure}${standsStillWords(due)}`
  return { ...base, due, why, citation: 'fcra_1681i_a_1' }
}

const addedOn = ({ informationAddedOn: added }: DisputeCase): string => (added === null ? '' : `, on ${writeDay(added)}`)

/** Why information that was added gave no more days. */
function notExtended(dispute: DisputeCase, start: Start): string {
  const { informationAddedOn: added, foundWrongOn: wrong } = dispute
  if (added === null) return ''
  const days = daysBetween(start.day, added)
  if (days < 0 || days > INVESTIGATION_DAYS)
    return ` The information from ${writeDay(added)} came outside this time, so it adds no days.`
  return wrong === null
    ? ''
    : ` The item was found wrong on ${writeDay(wrong)}, so the information you added gives no extra days.`
}

function resultsNotice(dispute: DisputeCase, investigation: Deadline): Deadline {
  const base = { kind: 'results_notice', citation: 'fcra_1681i_a_6' } as const
  const done = dispute.completedOn
  if (done !== null) {
    const due = addBusinessDays(done, RESULTS_BUSINESS_DAYS)
    const why = `The investigation ended on ${writeDay(done)}. The written results are due ${inFigures(PERIODS.results_notice)} later. ${leftOutWords(done, due)}`
    return { ...base, due, basis: 'recorded', why }
  }
  const due = addBusinessDays(investigation.due, RESULTS_BUSINESS_DAYS)
  const why = `The investigation must be complete by ${writeDay(investigation.due)}. The written results are due ${inFigures(PERIODS.results_notice)} after that, so by this day at the latest. ${leftOutWords(investigation.due, due)}`
  return { ...base, due, basis: investigation.basis, why }
}

function frivolousNotice(dispute: DisputeCase, investigation: Deadline): Deadline {
  const base = { kind: 'frivolous_notice', citation: 'fcra_1681i_a_3' } as const
  const held = dispute.heldFrivolousOn
  if (held !== null) {
    const due = addBusinessDays(held, FRIVOLOUS_BUSINESS_DAYS)
    const why = `The bureau decided on ${writeDay(held)} that the dispute is frivolous or irrelevant. It must tell you so, with its reasons and what’s missing, within ${inFigures(PERIODS.frivolous_notice)}. ${leftOutWords(held, due)}`
    return { ...base, due, basis: 'recorded', why }
  }
  const due = addBusinessDays(investigation.due, FRIVOLOUS_BUSINESS_DAYS)
  const why = `If the bureau decides that the dispute is frivolous or irrelevant, it must tell you so with its reasons within ${inFigures(PERIODS.frivolous_notice)} of deciding. It can decide until ${writeDay(investigation.due)}, so by this day at the latest. ${leftOutWords(investigation.due, due)}`
  return { ...base, due, basis: investigation.basis, why }
}

/** A request for the description of the procedure runs its own days and reinvestigates nothing. */
export function procedureDescription(requestedOn: Day): Deadline {
  const due = addDays(requestedOn, PROCEDURE_DAYS)
  const why = `The bureau received your request for a description of the procedure on ${writeDay(requestedOn)}. It has ${inFigures(PERIODS.verification_method)} from then.${standsStillWords(due)}`
  return { kind: 'verification_method', due, basis: 'recorded', why, citation: 'fcra_1681i_a_7' }
}

function cfpbDoor(dispute: DisputeCase, start: Start): Deadline {
  const base = { kind: 'cfpb_door', citation: 'cfpb_complaint_intake' } as const
  const after = addDays(start.day, CFPB_DAYS)
  const done = dispute.completedOn
  if (done !== null && done < after) {
    const why = `The dispute was closed on ${writeDay(done)}. From then on, the CFPB accepts a complaint that the information is inaccurate. This is its intake practice, not a statute.`
    return { ...base, due: done, basis: 'recorded', why }
  }
  const why = `${startWords(start, 'The bureau')}. The CFPB accepts a complaint that information is inaccurate once the dispute is closed or ${inFigures(PERIODS.cfpb_door)} have passed. Its form asks you to attest that you disputed more than ${inFigures(PERIODS.cfpb_door)} ago, so file it the day after. This is its intake practice, not a statute.`
  return { ...base, due: after, basis: start.basis, why }
}

function furnisherInvestigation(dispute: DisputeCase, start: Start): Deadline {
  const extended = isExtended(dispute, start)
  const more = extended ? ` and ${EXTENSION} more because you added information in that time` : ''
  const due = addDays(start.day, extended ? LONG_INVESTIGATION_DAYS : INVESTIGATION_DAYS)
  const why = `${startWords(start, 'The company')}. It has ${INVESTIGATION} from receipt${more} at its address for disputes, and weekends and holidays count.${standsStillWords(due)}`
  return { kind: 'furnisher_investigation', due, basis: start.basis, why, citation: 'fcra_1681s2_a_8' }
}

/** What a bureau blocks by law, and within what time of having all of it. */
interface Block {
  readonly packet: string
  readonly period: 'theft_block' | 'trafficking_block'
  readonly citation: AuthorityId
}

const THEFT: Block = { packet: 'the complete identity theft packet', period: 'theft_block', citation: 'fcra_1681c2' }
const TRAFFICKING: Block = {
  packet: 'the trafficking documents and proof of who you are',
  period: 'trafficking_block',
  citation: 'reg_v_1022_142',
}

function block(start: Start, { packet, period, citation }: Block): Deadline {
  const head =
    start.basis === 'recorded'
      ? `The bureau received ${packet} on ${writeDay(start.day)}`
      : `No delivery is recorded yet. If the bureau receives ${packet} on ${writeDay(start.day)} as expected, the time starts then`
  const due = addBusinessDays(start.day, PERIODS[period].value)
  const why = `${head}. It must block the information within ${inFigures(PERIODS[period])}. ${leftOutWords(start.day, due)}`
  return { kind: 'block', due, basis: start.basis, why, citation }
}

/** The consumer's own last day to dispute with effect; a collector has no date to answer by. */
function validation(dispute: DisputeCase): readonly Deadline[] {
  const notice = dispute.validationNotice
  const base = { kind: 'validation', basis: 'recorded', citation: 'fdcpa_1692g' } as const
  if (notice === null) return []
  if (notice.printedEnd !== null) {
    const why = `The collector's validation notice gives ${writeDay(notice.printedEnd)} as your last day to dispute the debt. If you dispute in writing by then, collection stops until the collector answers.`
    return [{ ...base, due: notice.printedEnd, why }]
  }
  if (notice.receivedOn === null) return []
  const due = addDays(notice.receivedOn, VALIDATION_DAYS)
  const why = `You received the collector's validation notice on ${writeDay(notice.receivedOn)}. If you dispute in writing within ${inFigures(PERIODS.validation_dispute)} of that, collection stops until the collector answers.${standsStillWords(due)}`
  return [{ ...base, due, why }]
}
