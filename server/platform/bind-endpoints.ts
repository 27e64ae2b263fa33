import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ENDPOINTS, type EndpointName } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { SessionCookie, SignedIn } from '#server/platform/caller.ts'
import { withoutSsn } from '#server/platform/cover-ssn.ts'
import { type EventStreams, openEventStreams } from '#server/platform/event-streams.ts'
import { NamedFile, Repeat, Written, type Operations, type Visit } from '#server/platform/operations.ts'
import { readMultipart } from '#server/platform/read-multipart.ts'
import { refuseUnstorable } from '#server/platform/refuse-unstorable.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { SESSION_COOKIE, SESSION_SECONDS, sessionReader } from '#server/platform/session.ts'

type AnyOperation = (context: Context, request: never) => Promise<unknown>

export interface Binding {
  readonly context: Context
  readonly operations: Operations
  /** Whether the user has an active subscription; asked only for endpoints that need one. */
  hasSubscription(user: SignedIn): Promise<boolean>
}

/** Registers every endpoint of the contract: who may call, parse in, run, parse out, strip. */
export function bindEndpoints(app: FastifyInstance, binding: Binding): void {
  const readSession = sessionReader(binding.context)
  const streams = openEventStreams(app, binding.context)
  const names: EndpointName[] = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS)
  for (const name of names) {
    const endpoint: Endpoint = ENDPOINTS[name]
    const operation: AnyOperation = binding.operations[name]
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const session = sessionCookie(request, reply, binding.context)
        const user = endpoint.access === 'public' ? null : await readSession(session.value)
        if (endpoint.access !== 'public' && user === null) throw new Refusal('unauthenticated')
        if (endpoint.access === 'subscribed' && user !== null && !(await binding.hasSubscription(user))) {
          throw new Refusal('subscription_required')
        }
        const { body, files } =
          endpoint.carries === 'multipart' ? await readMultipart(request) : { body: request.body, files: [] }
        const visit: Visit = { session, files, address: request.ip }
        const input = {
          params: named(endpoint.params, request.params),
          query: withoutSsn(parsed(endpoint.query, request.query)),
          body: withoutSsn(parsed(endpoint.body, body ?? {})),
        }
        const answer = await run(operation, binding.context, { ...input, ...visit, user })
        return send(reply, endpoint, { answer, streams })
      },
    })
  }
}

/**
 * The one place where the table's key joins an endpoint with its operation: `Operations` has already proven that the
 * operation of this key takes this endpoint's request.
 */
function run(operation: AnyOperation, context: Context, request: object): Promise<unknown> {
  return Reflect.apply(operation, undefined, [context, request])
}

/** A path whose names cannot be names of anything leads nowhere. */
function named(shape: z.ZodType | undefined, params: unknown): unknown {
  const result = shape?.safeParse(params)
  if (result?.success === false) throw new Refusal('not_found')
  return result?.data
}

function parsed(shape: z.ZodType | undefined, value: unknown): unknown {
  if (shape === undefined) return undefined
  refuseUnstorable(value)
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new Refusal('invalid', issues[0]?.message, { issues })
}

const JSON_TYPE = 'application/json; charset=utf-8'

interface Sending {
  readonly answer: unknown
  readonly streams: EventStreams
}

function send(reply: FastifyReply, endpoint: Endpoint, { answer, streams }: Sending): FastifyReply {
  if (endpoint.answers === 'events') return streams.send(reply, endpoint, answer)
  const status = answer instanceof Repeat ? 200 : (endpoint.status ?? 200)
  reply.header('cache-control', 'no-store')
  const found = unwrapped(answer)
  if (found instanceof Written) return reply.code(status).type(JSON_TYPE).send(found.json)
  const content = endpoint.answer.parse(found)
  const savedAs = answer instanceof NamedFile ? answer.name : endpoint.savedAs
  if (savedAs) reply.header('content-disposition', `attachment; filename="${savedAs}"`)
  if (endpoint.mayBeNothing && content === null) return reply.code(204).send()
  if (endpoint.answers === 'png')
    return reply.code(status).type('image/png').header('cache-control', 'private, max-age=3600').send(content)
  if (endpoint.answers === 'pdf') return reply.code(status).type('application/pdf').send(content)
  if (endpoint.answers === 'zip') return reply.code(status).type('application/zip').send(content)
  return reply.code(status).type(JSON_TYPE).send(JSON.stringify(content))
}

function unwrapped(answer: unknown): unknown {
  if (answer instanceof Repeat) return answer.answer
  return answer instanceof NamedFile ? answer.content : answer
}

function sessionCookie(request: FastifyRequest, reply: FastifyReply, context: Context): SessionCookie {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.settings.PUBLIC_URL?.startsWith('https:') ?? false,
  } as const
  return {
    value: request.cookies[SESSION_COOKIE] ?? null,
    set: (value) => void reply.setCookie(SESSION_COOKIE, value, { ...options, maxAge: SESSION_SECONDS }),
    clear: () => void reply.clearCookie(SESSION_COOKIE, options),
  }
}
