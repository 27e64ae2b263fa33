import { addBusinessDays, isDeliveryDay } from '#engine/disputes/business-days.ts'
import type { PracticeReplyKind } from '#engine/practice/compose-practice-reply.ts'
import type { FileChange } from '#engine/practice/practice-file.ts'
import { type Chance, seeded, shuffled } from '#engine/practice/seed.ts'
import { addDays, type Day } from '#engine/values/day.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import { REHEARSAL_STORIES, type RehearsalStory } from '#engine/words/rehearsal-story.ts'

/** Something that the bureau, or the member of the bureau, does on a day of its own. */
export type ScriptedAct =
  /** Its letter is in the letter box. */
  | { readonly kind: 'reply'; readonly on: Day; readonly reply: PracticeReplyKind; readonly decidedOn: Day }
  /** A new report of the bureau is fetched. */
  | { readonly kind: 'report'; readonly on: Day }

/** What follows from one delivered letter. */
export interface Script {
  readonly acts: readonly ScriptedAct[]
  /** What becomes of the entry in the bureau’s file. */
  readonly changes: readonly Pick<FileChange, 'kind' | 'from' | 'until'>[]
}

/** A letter that a practice bureau has received. */
export interface ReceivedLetter {
  readonly story: RehearsalStory
  readonly letterType: LetterKind
  readonly receivedOn: Day
  /** The same gives the same days. */
  readonly seed: string
}

const NOTHING: Script = { acts: [], changes: [] }

/** The letter of a bureau is on its way for about as long. */
const MAIL_DAYS = 3

/** The next day, from this one on, on which mail comes. */
const mailDay = (day: Day): Day => (isDeliveryDay(day) ? day : mailDay(addDays(day, 1)))

function answered(decidedOn: Day, reply: PracticeReplyKind): { readonly arrivesOn: Day; readonly act: ScriptedAct } {
  const arrivesOn = mailDay(addDays(decidedOn, MAIL_DAYS))
  return { arrivesOn, act: { kind: 'reply', on: arrivesOn, reply, decidedOn } }
}

/** A reply, and some days later a report that shows what it says. */
function replied(decidedOn: Day, reply: PracticeReplyKind, chance: Chance): ScriptedAct[] {
  const { arrivesOn, act } = answered(decidedOn, reply)
  return [act, { kind: 'report', on: addDays(arrivesOn, chance.whole(4, 7)) }]
}

type Follow = (receivedOn: Day, chance: Chance) => Script

const deletedWithin =
  (low: number, high: number): Follow =>
  (receivedOn, chance) => {
    const from = addDays(receivedOn, chance.whole(low, high))
    return { acts: replied(from, 'deleted', chance), changes: [{ kind: 'removed', from, until: null }] }
  }

/** Always inside the times of the law, but for the two stories in which the bureau breaks it: silence, and putting back unsaid. */
const FIRST_ROUND: Readonly<Record<RehearsalStory, Follow>> = {
  delete: deletedWithin(14, 24),
  verify: (receivedOn, chance) => ({
    acts: replied(addDays(receivedOn, chance.whole(17, 25)), 'verified', chance),
    changes: [],
  }),
  frivolous: (receivedOn, chance) => ({
    acts: [answered(addBusinessDays(receivedOn, chance.whole(2, 4)), 'frivolous').act],
    changes: [],
  }),
  // A report after the time is over shows that nothing was done.
  silence: (receivedOn, chance) => ({ acts: [{ kind: 'report', on: addDays(receivedOn, chance.whole(32, 34)) }], changes: [] }),
  delete_and_reinsert: (receivedOn, chance) => {
    const from = addDays(receivedOn, chance.whole(8, 12))
    const until = addDays(from, chance.whole(24, 30))
    return {
      acts: [...replied(from, 'deleted', chance), { kind: 'report', on: addDays(until, chance.whole(3, 5)) }],
      changes: [{ kind: 'removed', from, until }],
    }
  },
}

/** What a bureau does with the letters that follow, whatever it did before. */
const FURTHER: Readonly<Partial<Record<LetterKind, Follow>>> = {
  no_answer: deletedWithin(5, 8),
  reinsertion: deletedWithin(5, 8),
  frivolous_reply: (receivedOn, chance) => {
    const from = addDays(receivedOn, chance.whole(12, 18))
    return { acts: replied(from, 'updated', chance), changes: [{ kind: 'corrected', from, until: null }] }
  },
}

/** What the practice bureau does with a letter, each act on its day; the same for the same seed. */
export function scriptFor({ story, letterType, receivedOn, seed }: ReceivedLetter): Script {
  const chance = seeded(`rehearsal ${seed} ${story} ${letterType}`)
  const follow = letterType === 'dispute' ? FIRST_ROUND[story] : FURTHER[letterType]
  return follow?.(receivedOn, chance) ?? NOTHING
}

/** So many stories in an order of chance, all of them once before one comes again. */
export function surprise(seed: string, count: number): RehearsalStory[] {
  const order = shuffled(seeded(`stories ${seed}`), REHEARSAL_STORIES)
  return Array.from({ length: count }, (_, index) => order[index % order.length] ?? 'delete')
}
