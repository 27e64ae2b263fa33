import { keyOf, writeValue } from '#engine/reading/doubts/confirmations.ts'
import type { EntryKind } from '#engine/reading/doubts/doubts.ts'
import { valueAt } from '#engine/reading/doubts/doubts.ts'
import { parseAnswer } from '#engine/reading/doubts/parse-answer.ts'
import type { Answer } from '#engine/reading/doubts/settle-doubts.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

interface Entry {
  readonly kind: EntryKind
  readonly id: string | null
  readonly facts: { readonly evidence?: EvidenceMap }
}

/** Whether the report already says what is answered: the answer was given before, and giving it again changes nothing. */
export function isAnsweredSo(report: Report, { key, value }: Answer): boolean {
  const entry = entriesOf(report).find(({ kind, id }) => key.startsWith(id === null ? `${kind}/` : `${kind}/${id}/`))
  if (!entry) return false
  const field = Object.entries(entry.facts.evidence ?? {}).find(
    ([name, evidence]) => keyOf({ entry: entry.kind, entryId: entry.id, field: name, value: null, evidence }) === key,
  )?.[0]
  const written = value?.trim() ?? ''
  // What the page does not say has left no place behind.
  if (field === undefined) return written === ''
  const stands = writeValue({ entry: entry.kind, field, value: valueAt(entry.facts, entry.kind, field) })
  if (written === stands) return true
  const parsed = parseAnswer({ entry: entry.kind, field }, written)
  return parsed.kind === 'value' && writeValue({ entry: entry.kind, field, value: parsed.value }) === stands
}

const entriesOf = (report: Report): readonly Entry[] => [
  { kind: 'report', id: null, facts: report },
  { kind: 'personalInfo', id: null, facts: report.personalInfo },
  ...report.accounts.map((facts): Entry => ({ kind: 'account', id: facts.id, facts })),
  ...report.inquiries.map((facts): Entry => ({ kind: 'inquiry', id: facts.id, facts })),
  ...report.publicRecords.map((facts): Entry => ({ kind: 'publicRecord', id: facts.id, facts })),
]
