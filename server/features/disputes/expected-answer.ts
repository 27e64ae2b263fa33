import { deadlinesFor, type DisputeCase, lateFrom } from '#engine/disputes/deadlines.ts'
import { type ToldDays, toldOfCase } from '#engine/disputes/told-clocks.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Day } from '#engine/values/day.ts'
import { remembered } from '#engine/values/remembered.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeRow } from '#server/features/disputes/dispute-rows.ts'

/** What is known of a dispute with one recipient, before any answer. */
export function caseWith(
  target: DisputeTarget,
  days: { readonly receivedOn: Day | null; readonly expectedOn: Day | null },
  told: ToldDays | null = null,
): DisputeCase {
  return {
    channel: target === 'creditor' ? 'furnisher' : 'bureau',
    ...days,
    ...toldOfCase(told ?? {}),
    foundWrongOn: null,
    completedOn: null,
    heldFrivolousOn: null,
    procedureRequestedOn: null,
    isAboutAccuracy: true,
    // Such a letter starts no clock at all (`letterClock`); what a member files on their own is their own.
    isSentByCreditRepair: false,
    validationNotice: null,
  }
}

const INVESTIGATIONS = new Set(['reinvestigation', 'furnisher_investigation'])

type ClockDays = Pick<DisputeRow, 'clockTarget' | 'deliveredOn' | 'expectedOn' | 'told'>

/** The days of one year at each recipient, delivered and expected, several times over. */
const MOST_CLOCKS = 5000

/** By what the clock is made of: it depends on nothing else, not even on today. */
const rememberedClock = remembered(MOST_CLOCKS, (made) => workOutClock(JSON.parse(made)))

/** The clock that the tracker shows: the investigation of the recipient whose letter comes first, counted from receipt. */
export const expectedAnswer = ({ clockTarget, deliveredOn, expectedOn, told }: ClockDays) =>
  clockTarget === null ? null : rememberedClock(JSON.stringify({ clockTarget, deliveredOn, expectedOn, told }))

function workOutClock(row: ClockDays) {
  const target = row.clockTarget
  const start = row.deliveredOn ?? row.expectedOn
  if (target === null || start === null) return null
  const dispute = caseWith(target, { receivedOn: row.deliveredOn, expectedOn: row.expectedOn }, row.told)
  const clock = deadlinesFor(dispute).find((deadline) => INVESTIGATIONS.has(deadline.kind))
  if (clock === undefined) return null
  const basis = row.deliveredOn === null ? ('expected' as const) : ('delivery' as const)
  return {
    startedOn: start,
    due: clock.due,
    basis,
    why: clock.why,
    citation: AUTHORITIES[clock.citation].cite,
    lateFrom: lateFrom(dispute),
  }
}
