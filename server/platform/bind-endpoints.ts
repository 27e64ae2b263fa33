import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ENDPOINTS, type EndpointName } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { answerOnce, headerOf, keyedOf } from '#server/platform/answer-once.ts'
import type { SessionCookie, SignedIn } from '#server/platform/caller.ts'
import { withoutSsn } from '#server/platform/cover-ssn.ts'
import { keepAnswer, type KeyedCall } from '#server/platform/done-calls.ts'
import { knownDevice } from '#server/platform/device-words.ts'
import { type EventStreams, isEvents, openEventStreams } from '#server/platform/event-streams.ts'
import { openForms } from '#server/platform/open-forms.ts'
import { plainIssue } from '#server/platform/plain-issue.ts'
import type { Operations, Visit } from '#server/platform/operations.ts'
import { longAnswers } from '#server/platform/long-answers.ts'
import { longestBody } from '#server/platform/longest-body.ts'
import { type FormReading, readMultipart } from '#server/platform/read-multipart.ts'
import { noteCaller } from '#server/platform/refused-calls.ts'
import { refuseUnstorable } from '#server/platform/refuse-unstorable.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type NoteAnswer, send, shapeOf } from '#server/platform/send-answer.ts'
import { isOpenSession, SESSION_COOKIE, SESSION_SECONDS, sessionReader, sessionsTopic } from '#server/platform/session.ts'
import { duringCall } from '#server/platform/this-call.ts'
import { whileItStands } from '#server/platform/while-it-stands.ts'
import { isEncrypted, type Settings } from '#server/settings.ts'

type AnyOperation = (context: Context, request: never) => Promise<unknown>

export interface Binding {
  readonly context: Context
  readonly operations: Operations
  /** Whether the user has an active subscription; asked only for endpoints that need one. */
  hasSubscription(user: SignedIn): Promise<boolean>
  /** In whose name and by which clock a call is answered that came through a rehearsal; null: in real life. */
  enterRehearsal(
    user: SignedIn,
    call: { readonly understudyId: string; readonly endpoint: Endpoint },
  ): Promise<{ readonly context: Context; readonly user: SignedIn; settle(): Promise<void> } | null>
  /** As whose helper a call is answered that came through someone's file; refuses what no grant covers. */
  enterHelping(helper: SignedIn, call: { readonly grantId: string; readonly name: EndpointName }): Promise<ActingFor>
  readonly forms: FormReading
}

/** A call that someone makes in another's file. */
export interface ActingFor {
  readonly context: Context
  readonly user: SignedIn
  refuseOwnWord(body: unknown): void
  noteAct(subjectId: string | null): Promise<void>
  whileItStands<Event>(events: AsyncIterable<Event>): AsyncIterable<Event>
}

/** `/rehearsal/<id>/api/…` is `/api/…` in that rehearsal, `/helping/<id>/api/…` in the file of whom that grant helps. */
const ELSEWHERE = /^\/(rehearsal|helping)\/([\da-f-]{36})(?=\/api\/)/
const ELSEWHERE_SCREEN = /^\/(rehearsal|helping)\/([\da-f-]{36})(?:[/?]|$)/

/** The path of the call itself, for the router. */
export const withoutPlace = (url: string): string => url.replace(ELSEWHERE, '')

/** Where a call or a screen is meant; both null: in one's own real life. */
interface Elsewhere {
  readonly rehearsal: string | null
  readonly helping: string | null
}

function placeIn(pattern: RegExp, url: string): Elsewhere {
  const [, kind, id = null] = pattern.exec(url) ?? []
  return { rehearsal: kind === 'rehearsal' ? id : null, helping: kind === 'helping' ? id : null }
}

/** The place that a screen belongs to. */
export const placeOfScreen = (url: string): Elsewhere => placeIn(ELSEWHERE_SCREEN, url)

/** The path of the screen itself. */
export const withoutScreenPlace = (url: string): string =>
  url.replace(/^\/(?:rehearsal|helping)\/[\da-f-]{36}(?=[/?]|$)/, '') || '/'

/** Registers every endpoint of the contract: who may call, parse in, run, parse out, strip. */
export function bindEndpoints(app: FastifyInstance, binding: Binding): void {
  const readSession = sessionReader(binding.context)
  const streams = openEventStreams(app, binding.context)
  const amongOpenForms = openForms()
  const long = longAnswers()
  const names: EndpointName[] = Object.keys(ENDPOINTS).filter((name): name is EndpointName => name in ENDPOINTS)
  for (const name of names) {
    const endpoint: Endpoint = ENDPOINTS[name]
    const operation: AnyOperation = binding.operations[name]
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: longestBody(endpoint),
      handler: async (request, reply) => {
        const session = sessionCookie({ request, reply, context: binding.context })
        const device = hiddenCookie(DEVICE, { request, reply, context: binding.context })
        const caller = endpoint.access === 'public' ? null : await readSession(session.value)
        if (endpoint.access !== 'public' && caller === null) throw new Refusal('unauthenticated')
        if (caller !== null) noteCaller(request, caller.id)
        const place = placeIn(ELSEWHERE, request.originalUrl)
        const isHelping = place.helping !== null && caller !== null
        const acting = isHelping ? await binding.enterHelping(caller, { grantId: place.helping, name }) : null
        const user = acting?.user ?? caller
        if (endpoint.access === 'subscribed' && user !== null && !(await binding.hasSubscription(user))) {
          throw new Refusal('subscription_required')
        }
        const understudyId = place.rehearsal
        const isElsewhere = understudyId !== null && user !== null
        const world = isElsewhere ? await binding.enterRehearsal(user, { understudyId, endpoint }) : null
        const params = named(endpoint.params, request.params)
        const query = withoutSsn(parsed(endpoint.query, request.query))
        // Anyone who has no right to the call has been refused by now; a form is read last.
        const member = caller?.id ?? request.ip
        const cookies = acting === null ? { session, device } : NO_COOKIES
        const entered = { caller, acting, user, world, member, params, query, cookies }
        const readAndAnswer = () =>
          readAndAnswerOf(binding, { name, endpoint, operation, request, reply, streams, long, session, ...entered })
        return endpoint.carries === 'multipart' ? amongOpenForms(member, readAndAnswer) : readAndAnswer()
      },
    })
  }
}

/** A call whose maker may make it: who they are, in whose file, by which clock, and what they ask. */
interface Entered {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  readonly operation: AnyOperation
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly streams: EventStreams
  readonly long: ReturnType<typeof longAnswers>
  readonly session: SessionCookie
  readonly cookies: Pick<Visit, 'session' | 'device'>
  readonly caller: SignedIn | null
  readonly acting: ActingFor | null
  readonly user: SignedIn | null
  readonly world: Awaited<ReturnType<Binding['enterRehearsal']>>
  readonly member: string
  readonly params: unknown
  readonly query: unknown
}

async function readAndAnswerOf({ context, forms }: Binding, entered: Entered): Promise<FastifyReply> {
  const { name, endpoint, operation, request, reply, streams, long, caller, acting, world, member, params, query } = entered
  const isForm = endpoint.carries === 'multipart'
  const { body, files } = isForm ? await readMultipart(request, reply, forms) : { body: request.body, files: [] }
  const visit: Visit = {
    ...entered.cookies,
    files,
    address: request.ip,
    cursor: endpoint.pages === undefined ? null : cursorOf(request.query),
    header: (wanted) => headerOf(request, wanted),
  }
  const input = { params, query, body: bodyOf(endpoint, body) }
  const by = caller === null ? null : { userId: acting?.user.id ?? caller.id, callerId: caller.id }
  const keyed = by === null ? null : await keyedOf(context, request, { endpoint, ...by, body, files })
  const inTurn = turnsOf(context, { member, request, isLong: long.expects(member, name), keyed })
  const noteAnswer: NoteAnswer = async (status, json) => {
    long.note(member, { name, endpoint, length: json.length })
    if (keyed !== null) await keepAnswer(context, keyed, { status, json: Buffer.from(json).toString() })
  }
  const answerAnew = () =>
    inTurn(async () => {
      if (acting !== null) return answerHelper(acting, { operation, endpoint, input, visit, request, reply, streams, noteAnswer })
      const asked = { ...input, ...visit, user: world?.user ?? entered.user }
      const answered = await run(operation, world?.context ?? context, asked)
      await world?.settle()
      const answer = whileSignedIn(context, { caller, session: entered.session, answered })
      return send(reply, endpoint, {
        answer,
        streams,
        shape: shapeOf(endpoint, query),
        request,
        cursor: visit.cursor,
        noteAnswer,
      })
    })
  return keyed === null ? answerAnew() : answerOnce(context, reply, { keyed, answerAnew })
}

/**
 * Anyone who calls takes turns with the others for all that needs a thread, whosever file it is; what is done there knows where the
 * call comes from.
 */
function turnsOf(
  { threads }: Context,
  {
    member,
    request,
    isLong,
    keyed,
  }: {
    readonly member: string
    readonly request: FastifyRequest
    readonly isLong: boolean
    readonly keyed: KeyedCall | null
  },
) {
  const from = { address: request.ip, device: knownDevice(headerOf(request, 'user-agent')), keyed }
  const who = { member, isBehindCalls: false }
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    duringCall(from, () => threads.inTurnOf(who, () => (isLong ? threads.fewAtOnce(work) : work())))
}

interface ToMember {
  readonly caller: SignedIn | null
  readonly session: SessionCookie
  readonly answered: unknown
}

/** A stream ends with the session that asked for it; any other answer is as it is. */
function whileSignedIn(context: Context, { caller, session, answered }: ToMember): unknown {
  if (caller === null || !isEvents(answered)) return answered
  const stands = () => isOpenSession(context, session.value)
  return whileItStands(context, { topic: sessionsTopic(caller.id), stands, events: answered })
}

/** A helper has no cookie of the member's, and an operation none of the helper's. */
const NO_COOKIE: SessionCookie = { value: null, set: () => undefined, clear: () => undefined }
const NO_COOKIES = { session: NO_COOKIE, device: NO_COOKIE }

interface HelpersCall {
  readonly operation: AnyOperation
  readonly endpoint: Endpoint
  readonly input: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
  readonly visit: Visit
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly streams: EventStreams
  readonly noteAnswer: NoteAnswer
}

/** Answered from the member's file; that it was is in their log before it leaves. */
async function answerHelper(
  { context, user, ...acting }: ActingFor,
  { operation, endpoint, input, visit, request, reply, streams, noteAnswer }: HelpersCall,
): Promise<FastifyReply> {
  acting.refuseOwnWord(input.body)
  const answer = await run(operation, context, { ...input, ...visit, user })
  await acting.noteAct(idIn(input.params))
  const shown = isEvents(answer) ? acting.whileItStands(answer) : answer
  const shape = shapeOf(endpoint, input.query)
  return send(reply, endpoint, { answer: shown, streams, shape, request, cursor: visit.cursor, noteAnswer })
}

const idIn = (params: unknown): string | null =>
  typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string' ? params.id : null

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
  const result = shape.safeParse(value, { error: plainIssue })
  if (result.success) return result.data
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new Refusal('invalid', issues[0]?.message, { issues })
}

/** What is signed stays as it came. */
const bodyOf = (endpoint: Endpoint, body: unknown): unknown =>
  endpoint.carries === 'signed' ? signedText(body) : withoutSsn(parsed(endpoint.body, body ?? {}))

function signedText(body: unknown): string {
  if (typeof body === 'string') return body
  throw new Refusal('invalid')
}

function cursorOf(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('cursor' in query)) return null
  return typeof query.cursor === 'string' ? query.cursor : ''
}

/** A cookie that no script reads and no foreign page sends along with a write. */
interface Hidden {
  readonly name: string
  readonly seconds: number
}

const SESSION: Hidden = { name: SESSION_COOKIE, seconds: SESSION_SECONDS }
/** As long as browsers keep any. */
const DEVICE: Hidden = { name: 'errata_device', seconds: 400 * 24 * 60 * 60 }

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: Context
}

/** Tells the screens that nothing is to be kept in this browser. Scripts read it; it opens nothing. */
const KEEPS_NOTHING = 'errata_keeps_nothing'

/**
 * Who signs out leaves no answers behind in the browser's cache; what screens keep themselves, they delete. On a shared computer the
 * browser is told to forget all that this site kept there.
 */
function sessionCookie(exchange: Exchange): SessionCookie {
  const { request, reply, context } = exchange
  const cookie = hiddenCookie(SESSION, exchange)
  const mark = cookieName(KEEPS_NOTHING, context.settings)
  const options = { path: '/', sameSite: 'lax', secure: isEncrypted(context.settings) } as const
  const isShared = request.cookies[mark] !== undefined
  return {
    ...cookie,
    set: (value, forVisit = false) => {
      cookie.set(value, forVisit)
      if (forVisit) void reply.setCookie(mark, '1', options)
      else if (isShared) void reply.clearCookie(mark, options)
    },
    clear: () => {
      cookie.clear()
      if (isShared) {
        void reply.clearCookie(mark, options)
        hiddenCookie(DEVICE, exchange).clear()
      }
      void reply.header('clear-site-data', isShared ? '"cache", "storage"' : '"cache"')
    },
  }
}

/** Over TLS the prefix keeps neighbors of the site and plain HTTP from planting one (RFC 6265bis 4.1.3.2). */
export const cookieName = (name: string, settings: Settings): string => (isEncrypted(settings) ? `__Host-${name}` : name)

function hiddenCookie(hidden: Hidden, { request, reply, context }: Exchange): SessionCookie {
  const { seconds } = hidden
  const name = cookieName(hidden.name, context.settings)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(context.settings),
  } as const
  return {
    value: request.cookies[name] ?? null,
    set: (value, forVisit = false) => void reply.setCookie(name, value, forVisit ? options : { ...options, maxAge: seconds }),
    clear: () => void reply.clearCookie(name, options),
  }
}
