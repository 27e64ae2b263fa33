import type { z } from 'zod'
import type { finding } from '#contract/findings.ts'
import type { negativeItem } from '#contract/negative-items.ts'
import type { Grade } from '#engine/words/grade.ts'
import type { Printed } from '#web/ui/correction-row.tsx'

type Finding = z.output<typeof finding>
type NegativeItem = z.output<typeof negativeItem>

/** Only these say that the entry is wrong; the others ask, so nothing printed is underlined. */
const ASSERTS: readonly Grade[] = ['legal_limit', 'impossible', 'contradiction']
/** A payment grid can hold dozens of marks; the page shows them all. */
const MOST_QUOTES = 4

interface Correction {
  readonly printed?: Printed
  readonly problem: string
  readonly rule?: string
}

/** A finding in the words of a correction row: what is printed, what cannot be right, by which rule. */
export function correctionOf({ grade, evidence, message, citations }: Finding): Correction {
  const quotes = [...new Set(evidence.map(({ quote }) => quote))].slice(0, MOST_QUOTES)
  const [first] = citations
  return {
    problem: message,
    ...(ASSERTS.includes(grade) && quotes.length > 0 && { printed: { wrong: quotes.join(' · ') } }),
    ...(first !== undefined && { rule: first.cite }),
  }
}

/** The entries that still need a dispute: with findings first, then by what they may cost. */
export function worstFirst(items: readonly NegativeItem[]): readonly NegativeItem[] {
  return items
    .filter((item) => !item.isDisputed && item.status === 'open')
    .toSorted((a, b) => Number(b.findingCount > 0) - Number(a.findingCount > 0) || b.estimatedImpact - a.estimatedImpact)
}
