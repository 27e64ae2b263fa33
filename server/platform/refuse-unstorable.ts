import { invalidField } from '#server/platform/refusal.ts'

const MESSAGE = 'This text has a character that we can’t store. Type it again.'

/** Text with a null character or half of a surrogate pair is no text to PostgreSQL; it is refused where it comes in. */
export function refuseUnstorable(value: unknown): void {
  const path = pathOfUnstorable(value, [])
  if (path === null) return
  throw invalidField(path.join('.'), MESSAGE)
}

function pathOfUnstorable(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return null
  for (const [name, part] of Object.entries(value)) {
    const found = pathOfUnstorable(part, [...path, name])
    if (found !== null) return found
  }
  return null
}

/** Deeper than any body of the contract; what is below is stripped unread. */
const DEEPEST = 10
