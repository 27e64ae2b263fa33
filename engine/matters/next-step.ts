import { inARow } from '#engine/values/in-a-row.ts'
import { firstOpen } from '#engine/matters/due-day.ts'
import type { DisputeApart, Matter, MatterEntry, NextStep } from '#engine/matters/matter.ts'
import { stateOfEntry } from '#engine/matters/state.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES, targetName } from '#engine/words/bureau.ts'

const POSTAGE = 'Free to file online. By mail you pay the postage.'

/** What to do next about a matter that is there; null: nothing. */
export function nextStepOf(matter: Omit<Matter, 'nextStep'>): NextStep | null {
  const of = matter.entries.filter((entry) => stateOfEntry(entry) === matter.state)
  const disputes = matter.apart === null ? of.flatMap(({ dispute }) => dispute ?? []) : [matter.apart]
  const ids = new Set(disputes.map(({ disputeId }) => disputeId))
  const first = firstOpen(matter.days.filter(({ disputeId }) => disputeId !== null && ids.has(disputeId)))
  const asked = matter.apart === null ? namesOf(of) : namesOfTargets(matter.apart)
  const onlyAsks = disputes.every(({ isRequest }) => isRequest)
  const strongest = of.flatMap(({ findings }) => findings)[0]
  const step = { why: strongest?.message ?? '', by: first?.due ?? null, cost: null }
  switch (matter.state) {
    case 'error':
      return { ...step, kind: 'dispute', cost: POSTAGE }
    case 'ask':
      return { ...step, kind: 'ask', cost: POSTAGE }
    case 'unsent': {
      const letters = disputes.reduce((sum, { lettersWaiting }) => sum + lettersWaiting, 0)
      if (letters === 0)
        return { ...step, kind: 'write', why: 'You opened a dispute. The next step is its letter.', cost: POSTAGE }
      return { ...step, kind: 'send', why: `${counted(letters, 'letter')} ready for you to read and send.`, cost: POSTAGE }
    }
    case 'refused':
      return {
        ...step,
        kind: 'next_round',
        why: `${asked} didn’t change it. ${onlyAsks ? 'You only asked. If it is wrong, dispute it.' : 'You can ask how it was verified.'}`,
      }
    case 'question':
      return { ...step, kind: 'answer', why: matter.questions[0]?.text ?? questionIn(matter) }
    case 'waiting':
      if (first?.kind === 'information_wanted') return { ...step, kind: 'write', why: `${asked} asked you for more.` }
      if (onlyAsks) return { ...step, kind: 'wait', why: `You asked ${asked}. No law sets a deadline for the answer.` }
      return { ...step, kind: 'wait', why: `${asked} must answer.` }
    // A step against identity theft says its own.
    case 'to_do':
    case 'settled':
    case 'clear':
      return null
  }
}

const questionIn = ({ entries }: Omit<Matter, 'nextStep'>): string =>
  entries.flatMap(({ findings }) => findings).find(({ isQuestion }) => isQuestion)?.message ?? ''

const namesOf = (entries: readonly MatterEntry[]): string =>
  inARow([...new Set(entries.map(({ bureau }) => BUREAU_NAMES[bureau]))])

const namesOfTargets = ({ targets, creditor }: DisputeApart): string =>
  inARow(targets.map((target) => targetName(target, creditor)))
