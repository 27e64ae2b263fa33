import type { PartialDay } from '#engine/values/day.ts'

/** A score with its day; null where a report prints none. */
export interface DatedScore {
  readonly score: number | null
  readonly reportDate: PartialDay | null
}

/** The newest that is a score; of two of one day the first given. Null where there is none. */
export const newestScore = (dated: readonly DatedScore[]): number | null => newestScored(dated)?.score ?? null

/** The same with whatever is known of it. */
export const newestScored = <Dated extends DatedScore>(dated: readonly Dated[]): Dated | null => {
  const [newest] = dated
    .filter(({ score }) => score !== null)
    .toSorted(({ reportDate: a }, { reportDate: b }) => ((a ?? '') < (b ?? '') ? 1 : (a ?? '') > (b ?? '') ? -1 : 0))
  return newest ?? null
}
