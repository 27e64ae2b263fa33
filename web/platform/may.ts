import type { EndpointName } from '#contract/all.ts'
import { HELPING_NEEDS, OWN_WORD_FIELDS } from '#contract/helping-needs.ts'
import { covers } from '#engine/helping/right.ts'
import { helpedHere, helpingHere } from '#web/platform/helping-base.ts'

/** Whether the person who looks may make this call here, with this field of its body if it needs one: on their own pages always. */
export function may(name: EndpointName, field?: string): boolean {
  if (helpingHere() === null) return true
  const file = helpedHere()
  const isOwnWord = field !== undefined && OWN_WORD_FIELDS[name]?.includes(field) === true
  return file !== null && !isOwnWord && covers(file.right, HELPING_NEEDS[name])
}
