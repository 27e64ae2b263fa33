import { buildCases, type Sketch } from '#engine/cases/build-case.ts'
import type { Case, CaseLayout } from '#engine/cases/case.ts'

/** One kind of entry, as several layouts print it and with several facts. */
export interface Series<Facts> extends Pick<Sketch, 'expects' | 'allows' | 'why' | 'source'> {
  /** Begins the ids: `error/closed-first`. */
  readonly id: string
  readonly title: string
  readonly layouts: readonly CaseLayout[]
  /** Each with every layout. */
  readonly facts: readonly Facts[]
  readonly of: (facts: Facts, layout: CaseLayout) => Partial<Sketch>
}

/** A case for each layout and each set of facts. */
export const inSeries = <Facts>({ id, layouts, facts, of, ...said }: Series<Facts>): readonly Case[] =>
  buildCases(
    layouts.flatMap((layout) =>
      facts.map((one, index): Sketch => ({ ...said, id: `${id}-${layout}-${index + 1}`, layout, ...of(one, layout) })),
    ),
  )
