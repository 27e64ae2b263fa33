import type { Rehearsal } from '#contract/rehearsals.ts'
import type { RehearsalPersonId, RehearsalStory } from '#engine/words/rehearsal-story.ts'
import type { Tone } from '#web/ui/tag.tsx'

export const STORY_WORDS: Readonly<Record<RehearsalStory, { readonly label: string; readonly detail: string }>> = {
  delete: { label: 'Delete the entry', detail: 'The bureau cannot verify it and takes it out.' },
  verify: { label: 'Verify it', detail: 'The bureau says that the entry is right.' },
  frivolous: { label: 'Call it frivolous', detail: 'The bureau investigates nothing and says why.' },
  silence: { label: 'Keep silent', detail: 'The thirty days pass without an answer.' },
  delete_and_reinsert: { label: 'Delete, and put it back', detail: 'Weeks later the item is back, without notice.' },
}

export const PERSON_WORDS: Readonly<Record<RehearsalPersonId, string>> = {
  keiko_sampleton: 'Keiko Sampleton, Austin',
  marcus_placeholder: 'Marcus Placeholder, Dayton',
  rosa_exemplar: 'Rosa Exemplar, Portland',
  amara_testwell: 'Amara Testwell, Boise',
}

type Case = Rehearsal['disputes'][number]

/** Where a rehearsed dispute stands, as its tag says it. */
export function standingOf({ status, outcome }: Pick<Case, 'status' | 'outcome'>): {
  readonly words: string
  readonly tone: Tone
} {
  if (outcome === 'removed') return { words: 'Deleted', tone: 'good' }
  if (outcome === 'updated') return { words: 'Corrected', tone: 'good' }
  if (status === 'rejected') return { words: 'Verified', tone: 'bad' }
  if (status === 'resolved') return { words: 'Resolved', tone: 'neutral' }
  if (status === 'under_review') return { words: 'Under investigation', tone: 'info' }
  return status === 'in_progress' ? { words: 'Mailed', tone: 'info' } : { words: 'Not sent yet', tone: 'neutral' }
}

interface StoryDay {
  readonly on: string
  readonly dayNumber: number
  readonly events: readonly Rehearsal['events'][number][]
}

/** The events by their days, the newest day first. */
export function byDay(events: Rehearsal['events']): StoryDay[] {
  return [...Map.groupBy(events, ({ on }) => on)]
    .map(([on, ofDay]) => ({ on, dayNumber: ofDay[0]?.dayNumber ?? 1, events: ofDay }))
    .toSorted((a, b) => b.dayNumber - a.dayNumber)
}
