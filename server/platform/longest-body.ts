import { z } from 'zod'
import { type Endpoint, MAX_BODY_BYTES } from '#contract/endpoint.ts'

/** For blanks, and for fields that a caller sends along and no one reads. */
const SLACK_BYTES = 64 * 1024
/** A character that is written as `\u20ac`. */
const CHARACTER = 6
/** A number, a truth value, a day or an id, with its quotation marks. */
const SMALL = 48
/** What is between two values, and around a list. */
const SIGNS = 4

const known = new WeakMap<Endpoint, number>()

/**
 * Bytes of the longest body that a call can make sense of, by the lengths that its shape names. Nothing longer is read: to make objects
 * of a megabyte only to refuse them would keep everyone waiting.
 */
export function longestBody(endpoint: Endpoint): number {
  const found = known.get(endpoint) ?? (endpoint.carries === undefined ? workOut(endpoint.body) : MAX_BODY_BYTES)
  known.set(endpoint, found)
  return found
}

function workOut(shape: z.ZodType | undefined): number {
  if (shape === undefined) return SLACK_BYTES
  const { $defs: named = {}, ...root } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return Math.min(SLACK_BYTES + longest(root, named), MAX_BODY_BYTES)
}

type Schema = z.core.JSONSchema.BaseSchema | boolean
type Named = Readonly<Record<string, Schema>>

/** Infinite where a shape has no end, as one that is within itself. */
function longest(schema: Schema, named: Named): number {
  if (typeof schema === 'boolean') return Number.POSITIVE_INFINITY
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    const { [name]: of = true, ...others } = named
    return longest(of, others)
  }
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (choices.length > 0) return Math.max(...choices.map((choice) => longest(choice, named)))
  if (schema.enum !== undefined || schema.const !== undefined) return JSON.stringify(schema.enum ?? schema.const).length
  if (schema.type === 'string') return schema.format === undefined || schema.maxLength !== undefined ? ofText(schema) : SMALL
  if (schema.type === 'array') return ofList(schema, named)
  if (schema.type === 'object') return ofObject(schema, named)
  return schema.type === undefined ? Number.POSITIVE_INFINITY : SMALL
}

const ofText = ({ maxLength = Number.POSITIVE_INFINITY }: z.core.JSONSchema.BaseSchema): number => CHARACTER * maxLength + SIGNS

function ofList({ prefixItems = [], items, maxItems }: z.core.JSONSchema.BaseSchema, named: Named): number {
  const first = prefixItems.reduce<number>((sum, part) => sum + longest(part, named) + SIGNS, SIGNS)
  if (items === undefined || Array.isArray(items)) return first
  return first + (maxItems ?? Number.POSITIVE_INFINITY) * (longest(items, named) + SIGNS)
}

function ofObject({ properties = {}, additionalProperties, ...of }: z.core.JSONSchema.BaseSchema, named: Named): number {
  const fields = Object.entries(properties).reduce(
    (sum, [name, part]) => sum + name.length + longest(part, named) + 2 * SIGNS,
    SIGNS,
  )
  if (additionalProperties === undefined || additionalProperties === false) return fields
  const each = longest(of.propertyNames ?? true, named) + longest(additionalProperties, named) + 2 * SIGNS
  return fields + (of.maxProperties ?? Number.POSITIVE_INFINITY) * each
}
