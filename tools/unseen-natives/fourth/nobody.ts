import { seeded } from '#engine/practice/seed.ts'
import { live, type Plan } from '#tools/native-people/live.ts'
import type { Kind, Story, StoryAccount, StoryInquiry } from '#tools/native-people/story.ts'
import { tellStory } from '#tools/native-people/tell-story.ts'

export const DAY = '2026-05-19'

/** Somebody of whom nothing is on file but the name and one home. */
export const NOBODY: Story = {
  ...tellStory('fourth'),
  day: DAY,
  name: 'MARIA D QUISPE MAMANI',
  aliases: [],
  born: '2003-02-28',
  ssn4: '0907',
  since: '2025-11-02',
  addresses: [{ street: '4 ELM ST', city: 'RYE', state: 'NH', zip: '03870', reported: '2025-11-02' }],
  phones: [],
  employers: [],
  accounts: [],
  collections: [],
  inquiries: [],
}

interface Way extends Partial<Plan> {
  readonly kind: Kind
  readonly company: string
}
/** An account that goes as planned, from the month and the day on. */
export function account(seed: string, way: Way, more: Partial<StoryAccount> = {}): StoryAccount {
  const plan: Plan = { opened: '2019-08-11', standing: 'current', episodes: [], gaps: [], ...way }
  return { ...live(seeded(`fourth ${seed}`), DAY, plan), disputed: null, ...more }
}
export const inquiry = (name: string, kind: StoryInquiry['kind'], days: readonly string[]): StoryInquiry => ({
  name,
  kind,
  days,
  street: '100 SUMMER ST',
  unit: 'FL 12',
  city: 'BOSTON',
  state: 'MA',
  zip: '02110-2106',
  phone: days.length === 1 ? null : '(617) 555-0144',
})
