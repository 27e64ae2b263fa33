import { shareEnvelopes } from '#engine/letters/share-envelopes.ts'
import type { Context } from '#server/context.ts'
import { headOf, type LetterRow } from '#server/features/letters/letters.ts'
import { providerFor } from '#server/features/mailing/provider-for.ts'
import type { Owned } from '#server/platform/caller.ts'

/** Whether letters to one recipient share an envelope, and how many at most. */
export interface Grouping {
  readonly grouped: boolean
  readonly perEnvelope: number
}

export const EACH_ALONE: Grouping = { grouped: false, perEnvelope: 1 }

/** Which letters go in which envelope, each envelope where its first letter stands; by itself every letter goes alone. */
export const planEnvelopes = (
  context: Context,
  rows: readonly Owned<LetterRow>[],
  { grouped, perEnvelope }: Grouping,
): Owned<LetterRow>[][] =>
  shareEnvelopes(rows, {
    addressed: (row) => ({ ...headOf(row), carrier: providerFor(context, row) }),
    most: grouped ? perEnvelope : 1,
  })
