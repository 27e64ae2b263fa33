import { z } from 'zod'
import { ENDPOINTS } from '#contract/all.ts'
import { type Endpoint, MOST_ROWS } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/errors.ts'
import { refusalBody } from '#contract/refusal-body.ts'

/** JSON Schema and its surroundings; only ever written, never read back. */
type Json = Record<string, unknown>

const MEDIA = {
  json: 'application/json',
  signed: 'application/json',
  multipart: 'multipart/form-data',
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  events: 'text/event-stream',
  calendar: 'text/calendar',
} as const

let printed: Json | null = null

/** The OpenAPI 3.1 document of the whole wire, printed from the contract once a process. */
export function openApiDocument(): Json {
  printed ??= printDocument()
  return printed
}

function printDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(name, endpoint) }
  }
  return withNamedSchemas({
    openapi: '3.1.0',
    info: {
      title: 'Errata',
      version: '0.1.0',
      description: 'Reads credit reports, shows what cannot be right, carries each dispute to its outcome.',
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'errata_session' } },
    },
    security: [{ session: [] }],
    paths,
  })
}

/** Every named shape once, among the components; within the document it is referred to by that place. */
function withNamedSchemas(document: Json): Json {
  const named: Json = {}
  const text = JSON.stringify(document, (key, value: unknown) => {
    if (key !== '$defs') return value
    Object.assign(named, value)
    return undefined
  })
  const alike = Object.keys(named).filter((name) => name.endsWith(GIVEN) && isSameAsAnswered(named, name))
  for (const name of alike) {
    named[answered(name)] ??= named[name]
    delete named[name]
  }
  const written = JSON.stringify({ ...JSON.parse(text), named }).replaceAll('"#/$defs/', '"#/components/schemas/')
  const lifted = alike.reduce((all, name) => all.replaceAll(`schemas/${name}"`, `schemas/${answered(name)}"`), written)
  const { named: schemas, components, ...rest } = JSON.parse(lifted)
  return { ...rest, components: { ...components, schemas } }
}

const answered = (name: string): string => name.slice(0, -GIVEN.length)

/** Or no answer has it. */
const isSameAsAnswered = (named: Json, name: string): boolean =>
  named[answered(name)] === undefined ||
  JSON.stringify(named[name])?.replaceAll(`${GIVEN}"`, '"') === JSON.stringify(named[answered(name)])

function describe(name: string, endpoint: Endpoint): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.pages === undefined ? [] : [CURSOR]),
  ]
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body ? { requestBody: bodyOf(endpoint, endpoint.body) } : {}),
    responses: { ...successesOf(endpoint), ...refusalsOf(endpoint), default: REFUSED },
  }
}

/** What `Link: rel="next"` of a list says about its next page. */
const CURSOR = { name: 'cursor', in: 'query', required: false, schema: { type: 'string' } }
const LINK = {
  Link: {
    description: `Where the next rows are, when there are more than ${MOST_ROWS}: rel="next".`,
    schema: { type: 'string' },
  },
}

/** A Zod shape as JSON Schema; what JSON cannot say (bytes) becomes any value. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, $defs: definitions, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', reused: 'inline' })
  const text = JSON.stringify({ ...schema, ...(definitions ? { $defs: definitions } : {}) })
  return JSON.parse(io === 'input' ? asGiven(text, Object.keys(definitions ?? {})) : text)
}

const GIVEN = 'Given'

/** What a call takes may leave out what its answer always has: a shape of the same name is another one there. */
const asGiven = (text: string, names: readonly string[]): string =>
  names.reduce(
    (all, name) =>
      all.replaceAll(`"#/$defs/${name}"`, `"#/$defs/${name}${GIVEN}"`).replaceAll(`"${name}":{`, `"${name}${GIVEN}":{`),
    text,
  )

function parametersOf(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!(shape instanceof z.ZodObject)) return []
  const needed = namesNeeded(schemaOf(shape, 'input'))
  return Object.entries(shape.shape).map(([name, field]) => ({
    name,
    in: place,
    required: needed.includes(name),
    schema: field instanceof z.ZodType ? schemaOf(field, 'input') : {},
  }))
}

function bodyOf(endpoint: Endpoint, shape: z.ZodType): Json {
  const schema = schemaOf(shape, 'input')
  const { filePart } = endpoint
  const shown = filePart === undefined ? schema : withFiles(schema, filePart)
  return { required: true, content: { [MEDIA[endpoint.carries ?? 'json']]: { schema: shown } } }
}

/** The same with its files, which are no text. */
function withFiles(schema: Json, filePart: string): Json {
  const files = { type: 'array', minItems: 1, items: { type: 'string', format: 'binary' } }
  return {
    type: 'object',
    properties: { ...propertiesOf(schema), [filePart]: files },
    required: [...namesNeeded(schema), filePart],
  }
}

const namesNeeded = ({ required }: Json): readonly unknown[] => (Array.isArray(required) ? required : [])

function propertiesOf(schema: Json): Json {
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? { ...properties } : {}
}

const shapeOf = ({ answer, heads }: Endpoint): z.ZodType => (heads === undefined ? answer : z.union([answer, heads]))

function answerOf(endpoint: Endpoint): Json {
  const media = MEDIA[endpoint.answers ?? 'json']
  const isBinary = ['png', 'jpeg', 'pdf', 'zip'].includes(endpoint.answers ?? 'json')
  // Of a stream the schema is that of one event's data.
  const schema = isBinary ? { type: 'string', format: 'binary' } : schemaOf(shapeOf(endpoint), 'output')
  return { description: 'Done', ...(endpoint.pages === undefined ? {} : { headers: LINK }), content: { [media]: { schema } } }
}

function successesOf(endpoint: Endpoint): Json {
  const status = String(endpoint.status ?? 200)
  if (endpoint.mayBeNothing) return { [status]: answerOf(endpoint), 204: { description: 'There is nothing yet' } }
  if (!endpoint.repeats) return { [status]: answerOf(endpoint) }
  return { 200: { ...answerOf(endpoint), description: 'It was there already' }, [status]: answerOf(endpoint) }
}

const REFUSAL = { 'application/json': { schema: schemaOf(refusalBody, 'output') } }
const WAIT = {
  'Retry-After': { description: 'Seconds to wait before the call is made again.', schema: { type: 'integer', minimum: 1 } },
}
/** What any call may meet: a foreign origin, a body too large or of a wrong type, a service that is down. */
const REFUSED = { description: 'Refused', content: REFUSAL }

function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = Object.groupBy(endpoint.refusals, (code) => String(REFUSALS[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      { description: (codes ?? []).join(', '), ...(status === '429' ? { headers: WAIT } : {}), content: REFUSAL },
    ]),
  )
}
