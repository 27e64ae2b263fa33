import type { Endpoint } from '#contract/endpoint.ts'

/** Characters of an answer that take some milliseconds of the thread that answers everyone. */
const LONG = 32_000
/** It forgets everything when it holds so many: the next answer of each tells again. */
const MOST_REMEMBERED = 10_000

interface Answered {
  readonly name: string
  readonly endpoint: Endpoint
  readonly length: number
}

/** Which answers were long when each member last asked: those are likely to be long again, and wait for their turn. */
export function longAnswers() {
  const known = new Set<string>()
  const keyOf = (member: string, name: string): string => `${member} ${name}`
  return {
    expects: (member: string, name: string): boolean => known.has(keyOf(member, name)),
    /** Only of what is read: a write may wait for a file to be read, and must keep no place meanwhile. */
    note(member: string, { name, endpoint: { method }, length }: Answered): void {
      if (method !== 'GET') return
      if (length < LONG) known.delete(keyOf(member, name))
      else {
        if (known.size >= MOST_REMEMBERED) known.clear()
        known.add(keyOf(member, name))
      }
    },
  }
}
