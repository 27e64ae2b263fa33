import type { z } from 'zod'
import type { leftAlone, plannedDispute, strategy } from '#contract/strategy.ts'
import type { Ground } from '#engine/strategy/grounds.ts'
import type { Turn } from '#engine/strategy/planned-dispute.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { LETTER_TYPE_WORDS } from '#web/parts/letter/letter-words.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Strategy = z.output<typeof strategy>
export type Planned = z.output<typeof plannedDispute>
export type LeftAlone = z.output<typeof leftAlone>
export type Preview = NonNullable<Planned['preview']>
export type Mortgage = NonNullable<Strategy['mortgage']>

interface Words {
  readonly label: string
  readonly tone: Tone
}

/** Whose turn it is. */
export const TURN_WORDS: Record<Turn, Words> = {
  unanswered: { label: 'No answer in time', tone: 'bad' },
  refused: { label: 'Refused: use the next right', tone: 'bad' },
  unsent: { label: 'Open, not sent', tone: 'warn' },
  now: { label: 'Dispute now', tone: 'good' },
  later: { label: 'After the first answers', tone: 'neutral' },
  waits: { label: 'Waits for another item', tone: 'neutral' },
  sent: { label: 'In progress', tone: 'info' },
  held: { label: 'Held until your closing', tone: 'warn' },
}

/** What it rests on. */
export const GROUND_WORDS: Record<Ground, string> = {
  proven: 'Your report shows the error',
  asks: 'Ask them to verify',
  policy: 'Bureau policy, not law',
  own_word: 'Your own word',
}

export const LEVEL_WORDS: Record<Planned['meter']['level'], string> = { low: 'Low', medium: 'Medium', high: 'High' }

export const WEIGHT_WORDS: Record<Mortgage['remarks'][number]['weight'], string> = {
  counted: 'Counts under the FHA rule',
  mortgage: 'On a mortgage',
  shown: 'Not counted by the FHA rule',
}

export const REASON_WORDS: Record<LeftAlone['reason'], string> = {
  nothing_found: 'No errors found',
  question_open: 'A question for you',
  only_a_note: 'Good to know, not an error',
  in_dispute: 'Already disputed',
  ended: 'Their dispute is resolved',
}

/** The entries that are left alone for one and the same reason, together; in the order of their first. */
export function groupsOf(leave: readonly LeftAlone[]) {
  return [...Map.groupBy(leave, ({ reason, why }) => `${reason} ${why}`).values()].flatMap((same) =>
    same[0] === undefined ? [] : [{ reason: same[0].reason, why: same[0].why, entries: same.map(({ entry }) => entry) }],
  )
}

/** The next letter and whom it goes to; what is awaited where there is none to write. */
export function letterWords({ letter, target }: Pick<Planned, 'letter' | 'target'>): string {
  const bureau = BUREAU_NAMES[target.first]
  return letter === null ? 'None for now. You’re waiting for an answer.' : `${LETTER_TYPE_WORDS[letter]}, to ${bureau}`
}

interface Counted {
  readonly disputes: readonly Pick<Planned, 'turn'>[]
  readonly leave: readonly Pick<LeftAlone, 'reason'>[]
}

/** How the screen says what there is to do, above the list. */
export function summaryOf({ disputes, leave }: Counted): string {
  const count = (...turns: readonly Turn[]): number => disputes.filter(({ turn }) => turns.includes(turn)).length
  const disputed = leave.filter(({ reason }) => reason === 'in_dispute')
  const parts = [
    `${count('now', 'unanswered', 'refused', 'unsent')} to do now`,
    `${count('sent') + disputed.length} in progress`,
    `${count('later', 'waits', 'held')} for later`,
    `${leave.length - disputed.length} to leave alone`,
  ]
  return parts.join(', ')
}
