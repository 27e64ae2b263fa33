import type { Fact } from '#engine/letters/fact.ts'
import { parsePrintedDay, type PartialDay } from '#engine/values/day.ts'
import { CONTINUING_KINDS, type LetterKind } from '#engine/words/letter-type.ts'

/** The date of the report that a letter starts from; null for what goes on with a dispute that the bureau has already had. */
export function reportDateOf(kind: LetterKind, facts: readonly Pick<Fact, 'id' | 'text'>[]): PartialDay | null {
  if (CONTINUING_KINDS.includes(kind)) return null
  const printed = facts.find(({ id }) => id === 'report.date')
  return printed === undefined ? null : parsePrintedDay(printed.text)
}
