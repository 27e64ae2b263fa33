import type { HistoryCode } from '#engine/words/history-code.ts'

export interface GridYear {
  readonly year: string
  /** January to December; null where the grid has no such month. */
  readonly months: readonly (HistoryCode | null)[]
}

const MONTHS = 12

/** The months of a history as rows of twelve, newest year first. */
export function gridYears(history: readonly { readonly month: string; readonly code: HistoryCode }[]): readonly GridYear[] {
  const codes = new Map(history.map(({ month, code }) => [month, code]))
  const years = [...new Set(history.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed()
  return years.map((year) => ({
    year,
    months: Array.from({ length: MONTHS }, (_, index) => codes.get(`${year}-${String(index + 1).padStart(2, '0')}`) ?? null),
  }))
}
