import type { Day } from '#engine/values/day.ts'

/** What a member may let someone else do in their file. */
export const HELPER_RIGHTS = ['read', 'prepare'] as const
export type HelperRight = (typeof HELPER_RIGHTS)[number]

/**
 * What a call needs of a helper. `open`: it touches no one's file. `read`: it looks. `prepare`: it leaves a draft that the member then
 * reads. `send`: something goes out, a clock starts, or a word is said in the member's name. `own`: the account, money, consents, what
 * names the person in full. No right covers the last two.
 */
export const NEEDS = ['open', 'read', 'prepare', 'send', 'own'] as const
export type Need = (typeof NEEDS)[number]

const COVERED: Readonly<Record<HelperRight, readonly Need[]>> = {
  read: ['open', 'read'],
  prepare: ['open', 'read', 'prepare'],
}

/** Whether someone with this right may do what needs that. */
export const covers = (right: HelperRight, need: Need): boolean => COVERED[right].includes(need)

/** As much of a grant as decides whether it stands. */
export interface Standing {
  readonly endedAt: string | null
  /** Its last day; null: until it is ended. */
  readonly helpsUntil: Day | null
}

/** Whether a grant counts on a day. */
export const stands = ({ endedAt, helpsUntil }: Standing, today: Day): boolean =>
  endedAt === null && (helpsUntil === null || today <= helpsUntil)

/** The first of these fields that a body fills: what is in them would be the member's own word. Null: none is filled. */
export function filledWord(body: unknown, fields: readonly string[]): string | null {
  if (typeof body !== 'object' || body === null) return null
  const given = new Map<string, unknown>(Object.entries(body))
  return fields.find((field) => isFilled(given.get(field))) ?? null
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0) && !isEmptyObject(value)

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
