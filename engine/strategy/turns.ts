import type { EntryDispute } from '#engine/analysis/credit-file.ts'
import type { DoubtfulEntry } from '#engine/analysis/doubtful-entries.ts'
import { agreementWords } from '#engine/strategy/before-writing.ts'
import { AT_ONCE, type Ground } from '#engine/strategy/grounds.ts'
import { type MortgageVerdict, runningVerdict } from '#engine/strategy/mortgage/mortgage-hold.ts'
import { isUnanswered } from '#engine/strategy/next-letter.ts'
import type { Turn } from '#engine/strategy/planned-dispute.ts'
import { counted } from '#engine/values/counted.ts'
import type { Day } from '#engine/values/day.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'

/** An entry in the order of its weight, with what a closing means for it. */
export interface Standing {
  readonly doubtful: DoubtfulEntry
  readonly mortgage: MortgageVerdict | null
}

interface Around {
  readonly closing: Day | null
  readonly today: Day
  /** Why one waits for another that comes before it; null: it need not. */
  readonly holdsBack: (before: DoubtfulEntry, later: DoubtfulEntry) => string | null
}

interface Placed {
  readonly index: number
  readonly turn: Turn
  readonly why: string
}

/** What the member can act on comes first, then what waits; each in the order of its weight. */
const ORDER: readonly Turn[] = ['unanswered', 'refused', 'unsent', 'now', 'later', 'waits', 'sent', 'held']

/** The order of the file, each entry with its turn. What is under way takes its place among the few that go at once. */
export function turnsOf(standings: readonly Standing[], around: Around): readonly Placed[] {
  let free = AT_ONCE - standings.filter(isUnderWay).length
  const placed = standings.map((standing, index): Placed => {
    const known = settledTurn(standing, around) ?? heldBack(standings.slice(0, index), standing, around)
    if (known !== null) return { index, ...known }
    if (free <= 0) return { index, turn: 'later', why: LATER }
    free -= 1
    return { index, turn: 'now', why: whyNow(standing.doubtful) }
  })
  return placed.toSorted((a, b) => ORDER.indexOf(a.turn) - ORDER.indexOf(b.turn) || a.index - b.index)
}

const isUnderWay = ({ doubtful: { dispute }, mortgage }: Standing): boolean =>
  dispute !== null && dispute.status !== 'rejected' && mortgage?.verdict !== 'hold'

const LATER = `Keep no more than ${counted(AT_ONCE, 'dispute', 'disputes')} going at once. Each needs your attention, and the answers come around the same time. Send this one when an earlier one is answered.`

type Settled = Pick<Placed, 'turn' | 'why'>

/** Where its own dispute, or a closing, decides. */
function settledTurn({ doubtful: { entry, dispute }, mortgage }: Standing, { closing, today }: Around): Settled | null {
  const bureau = BUREAU_NAMES[entry.bureau]
  if (dispute !== null && !ENDED_STATUSES.includes(dispute.status) && dispute.status !== 'pending') {
    return isUnanswered(dispute, today)
      ? {
          turn: 'unanswered',
          why: `You haven’t recorded an answer, and even at the latest, ${bureau}’s time is up. Record the answer, or ask for it.`,
        }
      : { turn: 'sent', why: whySent(dispute, closing) }
  }
  if (mortgage?.verdict === 'hold') return { turn: 'held', why: mortgage.why }
  if (dispute?.status === 'rejected') return { turn: 'refused', why: whyRefused(dispute, entry.bureau) }
  if (dispute !== null) {
    const letters = dispute.lettersWaiting === 0 ? 'Its letter hasn’t been written yet' : 'Its letter is ready for you'
    return { turn: 'unsent', why: `Its dispute is open. ${letters}, and no deadline starts until ${bureau} has it.` }
  }
  return null
}

function whyRefused({ targets, isRequest }: EntryDispute, bureau: Bureau): string {
  if (isRequest) return 'You only asked about it, and nothing changed. If it’s wrong, dispute it and say what’s wrong.'
  return targets.includes(bureau)
    ? 'It was verified. The same dispute again can be called frivolous, so use your next right first.'
    : `The company says it’s right. A dispute with ${BUREAU_NAMES[bureau]} is a separate one. It starts a deadline, and the company must look again.`
}

function whySent({ clock, isRequest }: EntryDispute, closing: Day | null): string {
  if (isRequest) return 'You asked about it. No law sets a deadline for the answer. If it’s wrong, dispute it.'
  const once = 'This dispute is in progress. An account can have one dispute at a time, so wait for the answer.'
  return clock === null || closing === null ? once : `${once} ${runningVerdict(clock.startedOn, closing).why}`
}

/** One that goes later for a reason of the closing holds no one back. */
function heldBack(before: readonly Standing[], { doubtful }: Standing, { holdsBack }: Around): Settled | null {
  const reasons = before
    .filter(({ mortgage }) => mortgage?.verdict !== 'hold')
    .flatMap(({ doubtful: earlier }) => holdsBack(earlier, doubtful) ?? [])
  return reasons[0] === undefined ? null : { turn: 'waits', why: reasons[0] }
}

const BY_GROUND: Readonly<Record<Ground, string>> = {
  proven: 'Your report shows this error, so start here.',
  asks: 'This item needs an explanation. The letter only asks, so errors your report proves come first.',
  policy: 'It breaks the bureaus’ own policy, which isn’t law, so errors the law decides come first.',
  own_word: 'It relies on what you told us, so errors your report shows come first.',
}

function whyNow({ ground, item, findings, mayBackfire, agreesWith }: DoubtfulEntry): string {
  return [
    BY_GROUND[ground],
    ...(item === null ? ['It doesn’t count against you as it’s reported now.'] : []),
    ...(findings.length > 1 ? [`${counted(findings.length, 'finding')} go into one letter.`] : []),
    ...agreementWords(agreesWith),
    ...(mayBackfire === null ? [] : [mayBackfire]),
  ].join(' ')
}
