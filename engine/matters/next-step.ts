import type { Matter, MatterEntry, NextStep } from '#engine/matters/matter.ts'
import { stateOfEntry } from '#engine/matters/state.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

const POSTAGE = 'Free to file online. By mail you pay the postage.'

/** What to do next about a matter that stands there; null: nothing. */
export function nextStepOf(matter: Omit<Matter, 'nextStep'>): NextStep | null {
  const of = matter.entries.filter((entry) => stateOfEntry(entry) === matter.state)
  const strongest = of.flatMap(({ findings }) => findings)[0]
  const step = { why: strongest?.message ?? '', by: null, cost: null }
  switch (matter.state) {
    case 'error':
      return { ...step, kind: 'dispute', cost: POSTAGE }
    case 'ask':
      return { ...step, kind: 'ask', cost: POSTAGE }
    case 'unsent': {
      const letters = of.reduce((sum, { dispute }) => sum + (dispute?.lettersWaiting ?? 0), 0)
      if (letters === 0)
        return { ...step, kind: 'write', why: 'You opened a dispute. The next step is its letter.', cost: POSTAGE }
      return { ...step, kind: 'send', why: `${counted(letters, 'letter')} ready for you to read and send.`, cost: POSTAGE }
    }
    case 'refused':
      return { ...step, kind: 'next_round', why: `${namesOf(of)} didn’t change it. You can ask how it was verified.` }
    case 'question':
      return { ...step, kind: 'answer', why: matter.questions[0]?.text ?? questionIn(matter) }
    case 'waiting':
      return { ...step, kind: 'wait', why: `${namesOf(of)} ${of.length === 1 ? 'has' : 'have'} to answer.`, by: firstDue(of) }
    case 'settled':
    case 'clear':
      return null
  }
}

const questionIn = ({ entries }: Omit<Matter, 'nextStep'>): string =>
  entries.flatMap(({ findings }) => findings).find(({ isQuestion }) => isQuestion)?.message ?? ''

const namesOf = (entries: readonly MatterEntry[]): string =>
  [...new Set(entries.map(({ bureau }) => BUREAU_NAMES[bureau]))].join(' and ')

const firstDue = (entries: readonly MatterEntry[]): string | null =>
  entries.flatMap(({ dispute }) => dispute?.clock?.due ?? []).toSorted()[0] ?? null
