import { coverSeparatedSsn } from '#engine/values/social-security-number.ts'

/**
 * Where a secret belongs: it is used for the one call, or kept only as a digest. And whole letters, which go out as they were
 * typed: one that holds the number is refused by the check of letters, not changed unseen.
 */
const AS_TYPED = /^ssn$|password$|^token$|^letters$|^letterContent$/i

/**
 * A parsed body or query in which no text holds a written Social Security number: whatever field it was typed into, and
 * whatever a later call does with it, only its last four digits reach an operation.
 */
export function withoutSsn(value: unknown): unknown {
  if (typeof value === 'string') return coverSeparatedSsn(value)
  if (Array.isArray(value)) return value.map(withoutSsn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, AS_TYPED.test(name) ? part : withoutSsn(part)]))
}
