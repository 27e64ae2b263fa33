import type { LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import {
  ACCOUNT_LABEL_SET,
  ACCOUNT_LABELS,
  PERSONAL_LABEL_SET,
  RECORD_LABEL_SET,
  SCORE_LABELS,
  SUMMARY_LABEL_SET,
} from '#engine/reading/layouts/bureau-columns/words.ts'

type TableKind = 'personal' | 'score' | 'summary' | 'accounts' | 'records'

const SETS: readonly (readonly [TableKind, ReadonlySet<string>])[] = [
  ['accounts', ACCOUNT_LABEL_SET],
  ['personal', PERSONAL_LABEL_SET],
  ['summary', SUMMARY_LABEL_SET],
  ['records', RECORD_LABEL_SET],
  ['score', new Set(SCORE_LABELS)],
]

/** What a table is about, by its labels: most of them are of one kind. Null where none is known. */
export function kindOfTable(rows: readonly Pick<LabelRow, 'label'>[]): TableKind | null {
  let best: { kind: TableKind; hits: number } | null = null
  for (const [kind, labels] of SETS) {
    const hits = rows.filter(({ label }) => labels.has(label)).length
    if (hits > (best?.hits ?? 0)) best = { kind, hits }
  }
  return best?.kind ?? null
}

/** A whole account, and no rest of one: it has the row of its number, so that it counts even without a name. */
export const hasNumberRow = (rows: readonly Pick<LabelRow, 'label'>[]): boolean =>
  rows.some(({ label }) => ACCOUNT_LABELS.accountNumber.some((one) => one === label))
