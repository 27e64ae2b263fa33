import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { register } from '#contract/accounts.ts'
import { changeIdentity } from '#contract/identity.ts'
import { stepUp } from '#contract/second-factor.ts'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import type { CallOf, Endpoint, ResultOf } from '#contract/endpoint.ts'
import { refusalBody, type RefusalBody } from '#contract/refusal-body.ts'
import { users } from '#server/database/tables/accounts.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export interface Answered<E extends Endpoint> {
  readonly status: number
  /** Null when the call was refused, and for a call that answers events: they are in `raw`. */
  readonly answer: ResultOf<E> | null
  /** Null when the call was answered. */
  readonly refusal: RefusalBody | null
  readonly cookie: string | null
  readonly raw: Buffer
}

export interface Member {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly cookie: string
}

type Given<E extends Endpoint> = Partial<CallOf<E>> & {
  cookie?: string | null
  headers?: Record<string, string>
  files?: readonly FormFile[]
  /** The place through which the call is made: `/helping/<id>`. */
  through?: string
}

export const HOME = { street: '12 Elm St', city: 'Dayton', state: 'OH', zip: '45402' }

/** Who the person of the example reports is, as a member confirms it. */
export const KNOWN = { dateOfBirth: '1985-04-12', ssnLast4: '5059', addresses: [HOME] }

export interface FormFile {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Calls an endpoint as a program outside would: over HTTP, with a cookie or without. */
export async function call<E extends Endpoint>(app: FastifyInstance, endpoint: E, given: Given<E> = {}): Promise<Answered<E>> {
  const form = endpoint.carries === 'multipart' ? encodeForm(given.body ?? {}, given.files ?? []) : null
  const answered = await app.inject({
    method: endpoint.method,
    url: (given.through ?? '') + fillPath(endpoint.path, given.params) + queryText(given.query),
    headers: {
      ...(given.cookie ? { cookie: given.cookie } : {}),
      ...(form ? { 'content-type': form.type } : given.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...given.headers,
    },
    ...(form ? { payload: form.payload } : given.body === undefined ? {} : { payload: JSON.stringify(given.body) }),
  })
  const isGood = answered.statusCode < 300
  const isNothing = answered.statusCode === 204
  const content: unknown = endpoint.answers ? answered.rawPayload : isNothing ? null : JSON.parse(answered.payload)
  return {
    status: answered.statusCode,
    answer: isGood && endpoint.answers !== 'events' && isAnswer(endpoint, content) ? content : null,
    refusal: isGood ? null : refusalBody.parse(JSON.parse(answered.payload)),
    cookie: cookieOf(answered.headers['set-cookie']),
    raw: answered.rawPayload,
  }
}

/** The answer is compared with the contract, as every client would. */
function isAnswer<E extends Endpoint>(endpoint: E, content: unknown): content is ResultOf<E> {
  endpoint.answer.parse(content)
  return true
}

/** The answer itself; a refusal fails the test with its words. */
export async function ok<E extends Endpoint>(app: FastifyInstance, endpoint: E, given: Given<E> = {}): Promise<ResultOf<E>> {
  const answered = await call(app, endpoint, given)
  if (answered.answer === null)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${answered.status} ${answered.refusal?.message}`)
  return answered.answer
}

interface MemberWish {
  readonly isSubscribed?: boolean
  readonly name?: string
  /** They confirmed who they are, so that they can approve letters. */
  readonly isKnown?: boolean
}

/** Confirms who the member is. */
export const confirmWho = (app: FastifyInstance, { cookie, name = 'Dana Whitfield' }: { cookie: string; name?: string }) =>
  ok(app, changeIdentity, { cookie, body: { ...KNOWN, name } })

/** Someone who has just registered; with a subscription when asked. */
export async function newMember(app: FastifyInstance, wish: MemberWish = {}): Promise<Member> {
  const username = `member_${randomUUID().slice(0, 8)}`
  const given = { username, email: `${username}@example.test`, password: 'Correct-Horse-7', name: wish.name ?? 'Dana Whitfield' }
  const { answer, cookie, refusal } = await call(app, register, { body: given })
  if (answer === null || cookie === null) throw new Error(`could not register: ${refusal?.message}`)
  if (wish.isSubscribed) await ok(app, confirmDemoPayment, { cookie })
  if (wish.isKnown) await confirmWho(app, { cookie, name: given.name })
  return { id: answer.user.id, ...given, cookie }
}

function fillPath(path: string, params: unknown): string {
  const values: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {}
  return path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(values[name])))
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))).toString()}`
}

function cookieOf(header: string | string[] | undefined): string | null {
  const first = Array.isArray(header) ? header[0] : header
  return first?.split(';')[0] ?? null
}

/** An object of any making has no text of its own. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map(textOf).join() : JSON.stringify(value)
}

export function encodeForm(fields: unknown, files: readonly FormFile[]): { type: string; payload: Buffer } {
  const boundary = `errata${randomUUID()}`
  const parts: Buffer[] = []
  const pairs = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  for (const [name, value] of pairs) {
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`))
  }
  for (const file of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`
    parts.push(Buffer.from(head), Buffer.from(file.bytes), Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, payload: Buffer.concat(parts) }
}

/** Someone who has registered and followed the link of the mail to their address. */
export async function confirmedMember(test: Pick<TestApp, 'app' | 'context'>, wish: MemberWish = {}): Promise<Member> {
  const member = await newMember(test.app, wish)
  await confirmAddress(test, member)
  return member
}

/** As if they had followed the link of the mail. */
export async function confirmAddress({ context }: Pick<TestApp, 'context'>, { id }: Pick<Member, 'id'>): Promise<void> {
  await context.db.update(users).set({ emailConfirmedAt: context.now() }).where(eq(users.userId, id))
}

/** The member proves that it is they; answers the session's new cookie. */
export async function prove(app: FastifyInstance, given: Given<typeof stepUp>): Promise<string> {
  const { cookie, refusal } = await call(app, stepUp, given)
  if (cookie === null) throw new Error(`not proven: ${refusal?.message}`)
  return cookie
}
