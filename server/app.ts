import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { hasActiveSubscription } from '#server/features/subscriptions/subscriptions.ts'
import { operations } from '#server/operations.ts'
import { bindEndpoints } from '#server/platform/bind-endpoints.ts'
import { checkOrigin } from '#server/platform/check-origin.ts'
import { describeError } from '#server/platform/log.ts'
import { openApiDocument } from '#server/platform/open-api.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { SESSION_COOKIE, sessionReader } from '#server/platform/session.ts'
import { serveScreens } from '#server/platform/serve-screens.ts'

/** The whole HTTP application on a given context; tests call it without a port. */
export async function makeApp(context: Context, screens: string | null): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: 1024 * 1024,
    trustProxy: false,
    routerOptions: { maxParamLength: 300 },
    // A path that is no path at all (`/api/%zz`) leads nowhere, like any other that is not ours.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(NOWHERE))
    },
  })
  await app.register(cookie)
  await app.register(multipart)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    strictTransportSecurity: isSecure(context),
  })
  app.addHook('onRequest', (request, _reply, done) => {
    checkOrigin(request, context.settings.PUBLIC_URL)
    done()
  })
  answerErrors(app, context)
  allowEmptyJson(app)
  await describeCalls(app)
  bindEndpoints(app, { context, operations, hasSubscription: (user) => hasActiveSubscription(context, user) })
  const readSession = sessionReader(context)
  await serveScreens(app, { directory: screens, readUser: (request) => readSession(request.cookies[SESSION_COOKIE] ?? null) })
  return app
}

const NOWHERE = new Refusal('not_found').body()

const isSecure = (context: Context): boolean => context.settings.PUBLIC_URL?.startsWith('https:') ?? false

const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
}

/** Calls without a payload may still carry the JSON content type. */
function allowEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, {})
    try {
      return done(null, JSON.parse(String(text)))
    } catch {
      return done(new Refusal('invalid', 'The body is no JSON.'))
    }
  })
}

async function describeCalls(app: FastifyInstance): Promise<void> {
  const document = openApiDocument()
  // As it travels: the reference page shows the very document that is served.
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(JSON.stringify(document)) } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
}

function answerErrors(app: FastifyInstance, context: Context): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.code === 'internal') {
      context.log.error({ method: request.method, route: request.routeOptions.url ?? '', ...describeError(error) }, 'call failed')
    }
    return reply.code(refusal.status).send(refusal.body())
  })
}

const STATUS_REFUSALS: Readonly<Record<number, Refusal>> = {
  400: new Refusal('invalid'),
  404: new Refusal('not_found'),
  413: new Refusal('too_large', 'The body is larger than this call takes.'),
  415: new Refusal('unsupported_type', 'The body is of a type that this call does not take.'),
}

/** Turns what the framework throws (a body too large, a wrong content type) into a refusal; the rest is our fault. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return STATUS_REFUSALS[status] ?? (status >= 400 && status < 500 ? new Refusal('invalid') : new Refusal('internal'))
}
