import type { z } from 'zod'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * The words for what is wrong with a field where the contract has none of its own: the field's name, and what to send. Words
 * of the contract come before these.
 */
export function plainIssue(issue: RawIssue): string | undefined {
  const name = nameOf(issue)
  if (isMissing(issue)) return `${name} is missing.`
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${KINDS[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `${name} must be ${oneOf(issue.values)}.`
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? `${name} must be ${oneOf(issue.options)}.`
        : `${name} is not in a format this call accepts. See /api/docs.`
    case 'invalid_format':
      return FORMATS[issue.format] === undefined ? undefined : `${name} must be ${FORMATS[issue.format]}.`
    case 'too_big':
      return issue.origin === 'array'
        ? `${name} must have at most ${items(issue.maximum)}.`
        : `${name} must be at most ${sizeOf(issue.origin, issue.maximum)}.`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${name} is empty.`
      return issue.origin === 'array'
        ? `${name} must have at least ${items(issue.minimum)}.`
        : `${name} must be at least ${sizeOf(issue.origin, issue.minimum)}.`
    default:
      return undefined
  }
}

const isMissing = ({ code, input }: RawIssue): boolean =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union')

/** The place of an entry in a list says nothing without the list. */
const nameOf = ({ path = [] }: RawIssue): string => (path.length === 0 ? 'The body' : `“${path.join('.')}”`)

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of: ${values.map(String).join(', ')}`

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day, written YYYY-MM-DD',
  datetime: 'an ISO date and time with its offset',
  uuid: 'an id',
}

const items = (count: number | bigint): string => (Number(count) === 1 ? '1 item' : `${count} items`)

const sizeOf = (origin: string, size: number | bigint): string => (origin === 'string' ? `${size} characters long` : String(size))
