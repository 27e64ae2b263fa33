import { expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** As much of JSON Schema as the shapes of requests use. */
const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).default({}),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).default([]),
  properties: z.record(z.string(), z.unknown()).default({}),
  additionalProperties: z.unknown().optional(),
  propertyNames: z.unknown().optional(),
  maxProperties: z.number().optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
})

/** Formats whose pattern takes no text of any length. */
const BOUND_FORMATS: ReadonlySet<string> = new Set(['date', 'uuid'])

/** Every place of a shape that takes a text or a list of any length. */
function endlessIn(shape: z.ZodType): readonly string[] {
  const root = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  const { $defs: named } = schemaShape.parse(root)
  return endlessAt(root, '', { named, above: [] })
}

interface Around {
  readonly named: Readonly<Record<string, unknown>>
  /** The references that lead here; a shape within itself ends there. */
  readonly above: readonly string[]
}

function endlessAt(schema: unknown, at: string, { named, above }: Around): readonly string[] {
  if (schema === false || schema === undefined) return []
  const one = schemaShape.parse(schema === true ? {} : schema)
  const under = (part: unknown, name: string): readonly string[] => endlessAt(part, `${at}.${name}`, { named, above })
  if (one.$ref !== undefined) {
    const name = one.$ref.split('/').at(-1) ?? ''
    return above.includes(name) ? [] : endlessAt(named[name], at, { named, above: [...above, name] })
  }
  if (one.enum !== undefined || one.const !== undefined) return []
  const choices = [...one.anyOf, ...one.oneOf, ...one.allOf]
  if (choices.length > 0) return choices.flatMap((choice) => endlessAt(choice, at, { named, above }))
  const types = [one.type ?? 'anything'].flat()
  return types.flatMap((type) => {
    if (type === 'string') return one.maxLength !== undefined || BOUND_FORMATS.has(one.format ?? '') ? [] : [`${at}: text`]
    if (type === 'array') {
      const parts = [...one.prefixItems.map((part, index) => under(part, String(index))), under(one.items, '0')].flat()
      const isEnded = one.maxItems !== undefined || (one.prefixItems.length > 0 && one.items === undefined)
      return isEnded ? parts : [`${at}: list`, ...parts]
    }
    if (type === 'object') {
      const fields = Object.entries(one.properties).flatMap(([name, part]) => under(part, name))
      const isOpen = one.additionalProperties !== undefined && one.additionalProperties !== false
      return isOpen ? [...fields, ...under(one.propertyNames, '(name)'), ...under(one.additionalProperties, '*')] : fields
    }
    return type === 'anything' ? [`${at}: anything`] : []
  })
}

const PLACES = ['params', 'query', 'body'] as const

it('takes no text and no list of any length, in any call', () => {
  const endless = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) =>
    PLACES.flatMap((place) => {
      const shape = endpoint[place]
      return shape === undefined ? [] : endlessIn(shape).map((where) => `${name} ${place}${where}`)
    }),
  )
  expect(endless).toEqual([])
})

it('sees what has no end, wherever it stands', () => {
  const named = z.object({ deep: z.array(z.string()) }).meta({ id: 'Named' })
  const shape = z.object({ text: z.string(), of: named, either: z.union([z.number(), z.string()]).nullish(), any: z.unknown() })
  expect(endlessIn(shape)).toEqual(['.text: text', '.of.deep: list', '.of.deep.0: text', '.either: text', '.any: anything'])
  expect(endlessIn(z.object({ by: z.record(z.string(), z.string().max(9)) }))).toEqual(['.by.(name): text'])
})
