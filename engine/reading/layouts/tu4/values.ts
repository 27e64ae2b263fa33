import { isoDay } from '#engine/reading/values/compact-values.ts'
import type { DataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf } from '#engine/reading/listing/data-tree.ts'
import type { PartialDay } from '#engine/values/day.ts'

const isEstimated = (node: DataNode | null, part: 'Day' | 'Month' | 'Year' | 'Century'): boolean =>
  /^true$/i.test(partOf(node, `estimated${part}`)?.text ?? '')

/** A day of the form without the parts that its attributes call estimated: what is estimated is not known. */
export function knownDay(node: DataNode | null): PartialDay | null {
  const day = isoDay(node?.text ?? '')
  if (day === null || isEstimated(node, 'Year') || isEstimated(node, 'Century')) return null
  if (isEstimated(node, 'Month')) return day.slice(0, 4)
  return isEstimated(node, 'Day') ? day.slice(0, 7) : day
}

/** The same as a fact, with its place noted. */
export const readDay = (facts: DataFacts, node: DataNode | null, field: string): PartialDay | null =>
  facts.read(node, [field], () => knownDay(node))
