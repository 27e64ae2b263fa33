import type { z } from 'zod'
import type { analysisSummary, analyzedItem, analyzedLetter } from '#contract/bureaus.ts'

export type AnalyzedItem = z.output<typeof analyzedItem>
export type AnalyzedLetter = z.output<typeof analyzedLetter>

/** What an analysis brought, however the reports came. */
export interface Analysis {
  /** Of the reports it is about. */
  readonly about: string
  readonly negativeItems: readonly AnalyzedItem[]
  readonly summary: z.output<typeof analysisSummary>
  /** Written already. */
  readonly letters: readonly AnalyzedLetter[]
  /** What the reader saw; null where reports were generated. */
  readonly text: { readonly content: string; readonly isCut: boolean } | null
  readonly isPractice: boolean
}

/** After an analysis the items with an error are selected. The others may be right, so no one disputes them by default. */
export const errorsSelected = (items: readonly Pick<AnalyzedItem, 'id' | 'hasError'>[]): ReadonlySet<string> =>
  new Set(items.filter(({ hasError }) => hasError).map(({ id }) => id))

/** A click on an item selects it, another one takes it out again. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selected items that no letter is written about yet: writing one again would undo its confirmation. */
export const withoutLetter = (
  selected: ReadonlySet<string>,
  letters: readonly Pick<AnalyzedLetter, 'negativeItemId'>[],
): readonly string[] => [...selected].filter((id) => !letters.some(({ negativeItemId }) => negativeItemId === id))

const BETWEEN = `\n\n${'-'.repeat(72)}\n\n`

/** The letters as one text to keep; a practice letter says so over itself. */
export const lettersAsText = (letters: readonly Pick<AnalyzedLetter, 'letterContent' | 'isPractice'>[]): string =>
  letters
    .map(({ letterContent, isPractice }) =>
      isPractice ? `PRACTICE LETTER: it can be sent to nobody.\n\n${letterContent}` : letterContent,
    )
    .join(BETWEEN)
