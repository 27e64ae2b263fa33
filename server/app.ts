import { join } from 'node:path'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { ENDPOINTS } from '#contract/all.ts'
import { type Endpoint, MAX_BODY_BYTES } from '#contract/endpoint.ts'
import { stopReminderMails } from '#contract/notifications.ts'
import { readHealth, readReadiness } from '#contract/service.ts'
import type { Context } from '#server/context.ts'
import { displayOf } from '#server/platform/display-of.ts'
import { enterHelping, memberIfHelped } from '#server/features/helpers/helpers.ts'
import { timeZoneOf } from '#server/features/profile/profile.ts'
import { operatorPage } from '#server/features/service/operator-page.ts'
import { isReady } from '#server/features/service/read-readiness.ts'
import { hasActiveSubscription } from '#server/features/subscriptions/subscriptions.ts'
import { enterRehearsal, understudyIfKept } from '#server/features/understudies/understudies.ts'
import { operations } from '#server/operations.ts'
import { answerInSpanish } from '#server/platform/answer-in-spanish.ts'
import { bindEndpoints, cookieName, placeOfScreen, withoutPlace } from '#server/platform/bind-endpoints.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { callId, logCalls } from '#server/platform/call-log.ts'
import { checkOrigin } from '#server/platform/check-origin.ts'
import { closeUnasked } from '#server/platform/close-unasked.ts'
import { compressAnswers } from '#server/platform/compress-answers.ts'
import { FilesAway } from '#adapters/files/port.ts'
import { isBusyDatabase } from '#server/platform/busy-database.ts'
import { describeError } from '#server/platform/log.ts'
import { routeOf, serveMetrics } from '#server/platform/metrics.ts'
import { keepScreens } from '#server/platform/kept-screens.ts'
import { openApiDocument } from '#server/platform/open-api.ts'
import { endStalledBody, type Patience, PATIENCE } from '#server/platform/patience.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openRefusedCalls } from '#server/platform/refused-calls.ts'
import { SESSION_COOKIE, sessionReader } from '#server/platform/session.ts'
import { traceCalls } from '#server/platform/trace-calls.ts'
import { trustedProxies } from '#server/settings.ts'
import { serveSecurityContact } from '#server/platform/serve-security-contact.ts'
import { serveVerifier } from '#server/platform/serve-verifier.ts'
import { type Screens, serveScreens } from '#server/platform/serve-screens.ts'
import { isEncrypted } from '#server/settings.ts'

/** The whole HTTP application on a given context; tests call it without a port. */
export async function makeApp(context: Context, screens: string | null, patience: Patience = PATIENCE): Promise<FastifyInstance> {
  const protecting = await protectingHeaders(context)
  const app = fastify({
    logger: false,
    genReqId: callId(context.settings),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: patience.wholeMs,
    trustProxy: trustedProxies(context.settings),
    rewriteUrl: (request) => withoutPlace(request.url ?? ''),
    routerOptions: { maxParamLength: 300 },
    // Its answer has no words of ours.
    return503OnClosing: false,
    // A path that is no path at all (`/api/%zz`) leads nowhere, like any other that is not ours.
    frameworkErrors: (_error, _request, reply) => {
      const headers = { ...protecting, 'content-type': 'application/json; charset=utf-8' }
      reply.raw.writeHead(404, headers).end(JSON.stringify(NOWHERE))
    },
  })
  closeUnasked(app)
  logCalls(app, context)
  traceCalls(app, context)
  await app.register(cookie)
  await app.register(multipart)
  answerInSpanish(app)
  await compressAnswers(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(protecting)
    refuseWhileStopping(request, context)
    checkOrigin(request, context.settings.PUBLIC_URL)
    refuseStrayForm(request)
    endStalledBody(request, patience)
    done()
  })
  answerErrors(app, context)
  allowEmptyJson(app)
  allowUnsubscribeForms(app)
  // A form of a foreign page can send it.
  app.removeContentTypeParser('text/plain')
  await describeCalls(app)
  bindEndpoints(app, {
    context,
    operations,
    hasSubscription: (user) => hasActiveSubscription(context, user),
    enterRehearsal: (user, call) => enterRehearsal(context, user, call),
    enterHelping: (helper, call) => enterHelping(context, helper, call),
    forms: { directory: join(context.settings.DATA_DIR, 'uploads'), patience },
  })
  await serveMetrics(app, context)
  await serveVerifier(app)
  serveSecurityContact(app, context)
  const readSession = sessionReader(context)
  await serveScreens(app, screensOf(context, { directory: screens, readSession }))
  return app
}

/** A connection that was open may ask again while the process ends. Screens are files: they are still sent. */
function refuseWhileStopping({ url }: FastifyRequest, { readiness }: Context): void {
  if (readiness.isStopping() && url.startsWith('/api/') && url !== readReadiness.path) throw new Refusal('unavailable')
}

/** What a process answers that works behind the calls of others: whether it is well. */
export async function makeWorkerApp(context: Context): Promise<FastifyInstance> {
  const app = fastify({ logger: false, genReqId: callId(context.settings) })
  logCalls(app, context)
  await serveMetrics(app, context)
  answerErrors(app, context)
  app.get(readHealth.path, () => ({ status: 'ok' }))
  app.get(readReadiness.path, () => isReady(context))
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOWHERE))
  return app
}

/** Whose screens are sent, how they look, and by the days of which place. */
function screensOf(
  context: Context,
  { directory, readSession }: { readonly directory: string | null; readonly readSession: ReturnType<typeof sessionReader> },
): Screens {
  const sessions = new WeakMap<FastifyRequest, Promise<SignedIn | null>>()
  // A page asks up to four times who is signed in; the session is read once.
  const signedIn = (request: FastifyRequest): Promise<SignedIn | null> => {
    const session = sessions.get(request) ?? readSession(request.cookies[cookieName(SESSION_COOKIE, context.settings)] ?? null)
    sessions.set(request, session)
    return session
  }
  const memberOf = async (request: FastifyRequest, user: SignedIn): Promise<SignedIn> => {
    const { helping } = placeOfScreen(request.url)
    return helping === null ? user : ((await memberIfHelped(context, user, helping)) ?? user)
  }
  return {
    directory,
    keep: async (assets) => {
      try {
        return await keepScreens({ files: context.screens, directory: assets, now: context.now() })
      } catch (error) {
        // Without them a page of another version is loaded again.
        context.log.error(describeError(error), 'the screens of other versions are not at hand')
        return null
      }
    },
    readUser: async (request) => {
      const user = await signedIn(request)
      if (user === null) return null
      const { rehearsal } = placeOfScreen(request.url)
      return rehearsal === null ? memberOf(request, user) : understudyIfKept(context, user, rehearsal)
    },
    isSubscribed: async (request) => {
      const user = await signedIn(request)
      return user !== null && hasActiveSubscription(context, user)
    },
    readOperatorPage: async (request) => {
      const user = await signedIn(request)
      return user === null ? null : operatorPage(context, user.id)
    },
    readDisplay: async (request) => {
      const user = await signedIn(request)
      return user === null ? { theme: 'system', language: null } : displayOf(context, user.id)
    },
    readTimeZone: async (request) => {
      const user = await signedIn(request)
      // A rehearsal has the days of its own clock.
      if (user === null || placeOfScreen(request.url).rehearsal !== null) return null
      return timeZoneOf(context, await memberOf(request, user))
    },
  }
}

const NOWHERE = new Refusal('not_found').body()

const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
}

/** What helmet tells browsers. It is the same for every answer, so helmet is asked once and not for each. */
async function protectingHeaders({ settings }: Context): Promise<Record<string, string>> {
  const asked = fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    strictTransportSecurity: isEncrypted(settings),
  })
  asked.get('/', (_request, reply) => reply.code(204).send())
  const { headers } = await asked.inject('/')
  await asked.close()
  const said = Object.entries(headers).filter(([name]) => name !== 'date' && name !== 'connection')
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

/** Calls without a payload may still carry the JSON content type. */
function allowEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.url?.startsWith('/api/webhooks/') === true) return done(null, String(text))
    if (text === '') return done(null, {})
    try {
      return done(null, JSON.parse(String(text)))
    } catch {
      return done(new Refusal('invalid', 'The body is not valid JSON.'))
    }
  })
}

/** The calls that take a form with files; RFC 8058 lets a mail program send one too. */
const FORMS: ReadonlySet<string> = new Set([
  stopReminderMails.path,
  ...Object.values<Endpoint>(ENDPOINTS).flatMap(({ carries, path }) => (carries === 'multipart' ? [path] : [])),
])

/** A form is a body that a foreign page can make a browser send; only the calls that need one take it. */
function refuseStrayForm(request: FastifyRequest): void {
  const { url } = request.routeOptions
  const isForm = request.headers['content-type']?.toLowerCase().startsWith('multipart/') === true
  if (isForm && url !== undefined && !FORMS.has(url)) throw new Refusal('unsupported_type', STATUS_REFUSALS[415]?.message)
}

/** A mail program's "unsubscribe" is a form (RFC 8058) that says nothing which its address does not say. No other call takes one. */
function allowUnsubscribeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _text, done) => {
    const isTaken = request.routeOptions.url === stopReminderMails.path
    return isTaken ? done(null, {}) : done(new Refusal('unsupported_type', STATUS_REFUSALS[415]?.message))
  })
}

async function describeCalls(app: FastifyInstance): Promise<void> {
  const document = openApiDocument()
  // As it travels: the reference page shows the very document that is served.
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(JSON.stringify(document)) } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (header) => header.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
  })
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
}

function answerErrors(app: FastifyInstance, context: Context): void {
  const refused = openRefusedCalls(context)
  const name = cookieName(SESSION_COOKIE, context.settings)
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error, request)
    if (refusal.code === 'internal' || isBusy(error)) {
      const { id, method } = request
      context.log.error({ id, method, route: routeOf(request), ...describeError(error) }, 'call failed')
      // Anyone who tells us of it can name it.
      reply.header('x-request-id', id)
    }
    if (!tellsItself(request)) refused.note(request, refusal, request.cookies?.[name] !== undefined)
    // Some say what the member alone may know.
    reply.header('cache-control', 'no-store')
    if (refusal.retryAfter !== null) reply.header('retry-after', String(refusal.retryAfter))
    return reply.code(refusal.status).send(refusal.body())
  })
}

/** A call of the post or of the card service, whose refusal is told with its reason. */
const tellsItself = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/webhooks/')

const STATUS_REFUSALS: Readonly<Record<number, Refusal>> = {
  400: new Refusal('invalid'),
  404: new Refusal('not_found'),
  413: new Refusal('too_large', 'The body is too large for this call.'),
  415: new Refusal('unsupported_type', 'This call does not accept that content type. See /api/docs.'),
}

/** It is no longer than other calls take: something in it is longer than this one says. */
const TOO_LONG = new Refusal('invalid', 'This is too long. Shorten it and try again.')

/** A part that we need does not answer: asking again in a moment makes sense. */
const isBusy = (error: unknown): boolean => error instanceof FilesAway || isBusyDatabase(error)

/** Turns what the framework throws (a body too large, a wrong content type) into a refusal; the rest is our fault. */
function asRefusal(error: unknown, { headers }: Pick<FastifyRequest, 'headers'>): Refusal {
  if (error instanceof Refusal) return error
  if (isBusy(error)) return new Refusal('unavailable', 'Errata is busy right now. Nothing was lost. Try again in a few seconds.')
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 413 && Number(headers['content-length']) <= MAX_BODY_BYTES) return TOO_LONG
  return STATUS_REFUSALS[status] ?? (status >= 400 && status < 500 ? new Refusal('invalid') : new Refusal('internal'))
}
