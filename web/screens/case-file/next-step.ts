import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { Case } from '#web/parts/case.ts'

/** What the member can do now, or whom they wait for, in a sentence. */
export interface NextStep {
  /** `act`: something waits for the member; `wait`: for someone else; `over`: nothing does. */
  readonly kind: 'act' | 'wait' | 'over'
  readonly text: string
}

interface Known extends Pick<Case, 'status' | 'outcome' | 'creditor' | 'submittedAt' | 'isRequest'> {
  readonly letters: readonly Pick<Case['letters'][number], 'status' | 'bureau' | 'returnedOn' | 'practisedAt'>[]
  readonly tracker: Pick<Case['tracker'], 'clock'>
}

/** By what the file says and nothing else: the first that holds. */
export function nextStep(dispute: Known, today: string): NextStep {
  const { status, letters, creditor } = dispute
  if (status === 'resolved') return ended(dispute)
  if (status === 'withdrawn')
    return { kind: 'over', text: 'You withdrew this dispute. Nothing was sent. You can reopen it below.' }
  const draft = letters.find((letter) => letter.status === 'draft')
  if (draft !== undefined)
    return {
      kind: 'act',
      text: `Read the letter to ${targetName(draft.bureau, creditor)}, approve it if it’s true, and send it.`,
    }
  if (status === 'rejected')
    return {
      kind: 'act',
      text: 'They say it’s correct. See below what you can do next.',
    }
  const practised = letters.find((letter) => letter.practisedAt)
  if (dispute.submittedAt === null && practised !== undefined)
    return {
      kind: 'act',
      text: `The letter to ${targetName(practised.bureau, creditor)} was only mailed in practice. Open it, mail it for real and mark it as sent.`,
    }
  if (dispute.submittedAt === null)
    return { kind: 'act', text: 'Write the letter, or file the dispute directly and record it here.' }
  const isAnyReceived = letters.some((letter) => letter.status === 'delivered')
  const back = letters.find((letter) => letter.returnedOn)
  if (back !== undefined && !isAnyReceived && dispute.tracker.clock === null)
    return {
      kind: 'act',
      text: `The letter to ${targetName(back.bureau, creditor)} came back. Check the address, then create the letter again and mail the new one.`,
    }
  const underway = letters.find((letter) => letter.status === 'sent' && !letter.returnedOn)
  const { clock } = dispute.tracker
  if (clock?.basis !== 'delivery' && underway !== undefined)
    return {
      kind: 'wait',
      text: dispute.isRequest
        ? `Your request to ${targetName(underway.bureau, creditor)} is on its way. It starts no legal deadline.`
        : `The letter to ${targetName(underway.bureau, creditor)} is on its way. Record the delivery date when you know it. The legal deadline counts from that day.`,
    }
  if (dispute.isRequest)
    return {
      kind: 'wait',
      text: 'Wait for an answer to your request. No law sets a deadline for it. If the item is wrong, dispute it.',
    }
  return waiting(clock, today)
}

function ended({ outcome }: Known): NextStep {
  if (outcome === 'pending') return { kind: 'act', text: 'It’s recorded as resolved. Tell us the result.' }
  return { kind: 'over', text: 'This dispute is over. Upload your next report to see if they did what they promised.' }
}

function waiting(clock: Case['tracker']['clock'], today: string): NextStep {
  if (clock === null) return { kind: 'wait', text: 'Wait for an answer. Record it here when it comes.' }
  if (clock.lateFrom !== null && today >= clock.lateFrom)
    return { kind: 'act', text: 'The time to answer is over. If nothing came, record that, and see below what you can do next.' }
  const until = clock.basis === 'expected' ? 'is expected' : 'is due'
  return { kind: 'wait', text: `Wait: an answer ${until} by ${writeDay(clock.due)}. Record it here when it comes.` }
}
