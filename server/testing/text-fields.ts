import { z } from 'zod'
import { ENDPOINTS, type EndpointName } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openApiDocument } from '#server/platform/open-api.ts'

/** A field of a body that takes any text: its names from the outside in, `0` for the first of a list. */
export interface TextField {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  readonly path: readonly string[]
}

const schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
})
const content = z.record(z.string(), z.object({ schema: z.unknown() }))
const operation = z.looseObject({ operationId: z.string(), requestBody: z.object({ content }).optional() })
const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

/** Every text field of every body, as the OpenAPI document lists them. */
export function textFields(): readonly TextField[] {
  const { paths, components } = document.parse(openApiDocument())
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return operations.flatMap(({ operationId, requestBody }) => {
    const name = Object.keys(ENDPOINTS).find((one): one is EndpointName => one === operationId)
    if (name === undefined) throw new Error(`${operationId} is in the document and not in the contract`)
    const found = Object.values(requestBody?.content ?? {}).flatMap((one) => pathsIn(one.schema, [], components.schemas))
    const distinct = new Map(found.map((path) => [path.join('.'), path]))
    return [...distinct.values()].map((path) => ({ name, endpoint: ENDPOINTS[name], path }))
  })
}

function pathsIn(shape: unknown, at: readonly string[], named: Readonly<Record<string, unknown>>): (readonly string[])[] {
  const one = schema.parse(shape ?? {})
  if (one.$ref !== undefined) return pathsIn(named[one.$ref.split('/').at(-1) ?? ''], at, named)
  const choices = [...(one.anyOf ?? []), ...(one.oneOf ?? []), ...(one.allOf ?? [])]
  if (choices.length > 0) return choices.flatMap((choice) => pathsIn(choice, at, named))
  if (one.type === 'array') return pathsIn(one.items, [...at, '0'], named)
  if (one.type === 'object')
    return Object.entries(one.properties ?? {}).flatMap(([name, part]) => pathsIn(part, [...at, name], named))
  const isAnyText =
    [one.type].flat().includes('string') && one.enum === undefined && one.const === undefined && one.format !== 'binary'
  return isAnyText ? [at] : []
}

/** The body with this text at this place, whatever was there. */
export function withText(body: unknown, path: readonly string[], text: string): unknown {
  const [name, ...rest] = path
  if (name === undefined) return text
  if (name === '0') return [withText(Array.isArray(body) ? body[0] : undefined, rest, text)]
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return { ...fields, [name]: withText(fields[name], rest, text) }
}
