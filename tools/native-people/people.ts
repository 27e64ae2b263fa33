import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import { printEquifax } from '#tools/native-people/equifax/print.ts'
import { printExperian } from '#tools/native-people/experian/print.ts'
import type { Printed } from '#tools/native-people/expected.ts'
import { type Planted, plantIn, PLANTS } from '#tools/native-people/plant.ts'
import type { PrintWay } from '#tools/native-people/pdf.ts'
import type { Story } from '#tools/native-people/story.ts'
import { tellStory } from '#tools/native-people/tell-story.ts'
import { printTransunion } from '#tools/native-people/transunion/print.ts'

export const PRINTERS: Readonly<Record<Bureau, (story: Story, way?: PrintWay) => Printed>> = {
  equifax: printEquifax,
  experian: printExperian,
  transunion: printTransunion,
}

export interface Person {
  readonly story: Story
  readonly bureaus: readonly Bureau[]
  readonly planted: Planted | null
}

/** The person of that number: every third has a contradiction planted; every fourth is read at all three bureaus. */
export function personOf(index: number): Person {
  const story = tellStory(String(index))
  const plant = index % 3 === 0 ? PLANTS[(index / 3) % PLANTS.length] : undefined
  if (plant === undefined) return { story, bureaus: index % 4 === 0 ? BUREAUS : [BUREAUS[index % 3] ?? 'equifax'], planted: null }
  const planted = plantIn(story, plant)
  const bureaus = BUREAUS.filter((bureau) => plant.shows.includes('together') || plant.shows.includes(bureau))
  return { story: planted.story, bureaus, planted }
}
