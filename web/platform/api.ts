import type { z } from 'zod'
import type { Endpoint, ResultOf } from '#contract/endpoint.ts'
import type { Issue, SentRefusal } from '#contract/refusal-shape.ts'
import { checkedAnswer } from '#web/platform/checked-answer.ts'
import { helpingBase } from '#web/platform/helping-base.ts'
import { rehearsalBase } from '#web/platform/rehearsal-base.ts'
import { tellSessionOver } from '#web/platform/session-over.ts'
import { askForProof, type Proof } from '#web/platform/step-up.ts'
import { sendUnderKey } from '#web/platform/try-again.ts'

type PartOf<S, Name extends string> = S extends z.ZodType
  ? undefined extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : { readonly [K in Name]?: undefined }

/** What a call of the endpoint needs: `params`, `query` and `body` as the contract says; `files` where it carries a form. */
export type CallInput<E extends Endpoint> = LooseInput &
  PartOf<E['params'], 'params'> &
  PartOf<E['query'], 'query'> &
  PartOf<E['body'], 'body'> &
  (E extends { carries: 'multipart' } ? { readonly files: Files } : unknown)

/** The files of a form by the name of their part; several under one name go in their order. */
export type Files = Readonly<Record<string, Blob | readonly Blob[]>>

/**
 * A call that was answered with a refusal. `message` is `status: body text` (the status text when the body is empty);
 * `words` is what the server says to the person, null when it says nothing.
 */
export interface CallError extends Error {
  readonly status: number
  readonly code: string | null
  readonly words: string | null
  readonly issues: readonly Issue[]
  /** With `bureau_mismatch`: the bureau the file really comes from. */
  readonly detected: string | null
  /** The letter that a file was kept as which is no report. */
  readonly replyId: string | null
  /** With `second_factor_needed`: what finishes the sign-in. */
  readonly challenge: string | null
  /** With `step_up_needed`: what proves that it is the member. */
  readonly proof: Proof
}

/** The parts of any call's input, read without knowing which endpoint it is for. */
interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: Files
  readonly signal?: AbortSignal
  /** The browser finishes the call even when its page is closed meanwhile. */
  readonly keepalive?: true
}

export const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'CallError'

/** What to say to the person: the server's own words, else the fallback of the screen. */
export function wordsOf(error: unknown, fallback: string): string {
  return (isCallError(error) ? error.words : null) ?? fallback
}

/**
 * The one way to call the server: `call(createDispute, { body })`. Sends the session cookie, answers the parsed answer.
 * Rejects with a `CallError` on a refusal, with the browser's `TypeError` when the network fails.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResultOf<E>>
export async function call(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  return (await pageAt(endpoint, input, addressOf(endpoint, input))).answer
}

/** The same of a list with all its pages: who wants a part of a list asks for it by `call`. */
export async function callWhole<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResultOf<E>>
export async function callWhole(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
  let page = await pageAt(endpoint, input, addressOf(endpoint, input))
  let { answer } = page
  while (page.next !== null) {
    page = await pageAt(endpoint, input, page.next)
    answer = joined(endpoint, answer, page.answer)
  }
  return answer
}

function joined({ pages }: Endpoint, before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return [...before, ...after]
  const [earlier, later]: Readonly<Record<string, unknown>>[] = [Object(before), Object(after)]
  const fields = Array.isArray(pages) ? pages : []
  const lists = fields.map((field) => [field, [earlier?.[field], later?.[field]].flat()])
  return { ...earlier, ...Object.fromEntries(lists) }
}

interface AnsweredPage {
  readonly answer: unknown
  /** The address of the next rows; null: there are none. */
  readonly next: string | null
}

const NEXT = /^<([^>]+)>; rel="next"$/

async function pageAt(endpoint: Endpoint, input: LooseInput, address: string): Promise<AnsweredPage> {
  const send = (headers = {}) => textAt(endpoint, input, { address, headers })
  try {
    const { text, link } = await (isKept(endpoint, input) ? sendUnderKey({ send, signal: input.signal }) : send())
    const next = NEXT.exec(link)?.[1] ?? null
    if (text === '') return { answer: checkedAnswer(endpoint, endpoint.mayBeNothing ? null : undefined), next }
    return { answer: checkedAnswer(endpoint, JSON.parse(text)), next }
  } catch (error) {
    // The member is asked above the page; once they have proven it, the same call goes out again.
    const isAsked = isCallError(error) && error.code === 'step_up_needed'
    if (isAsked && (await askForProof(error.proof))) return pageAt(endpoint, input, address)
    throw error
  }
}

/**
 * Of what the server keeps a key. It knows no visitor, and reads have none; what is sent while a page closes is the newest of many and
 * is sent again by whoever keeps it.
 */
const isKept = ({ method, access }: Endpoint, { keepalive }: LooseInput): boolean =>
  method !== 'GET' && access !== 'public' && keepalive === undefined

interface Outgoing {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

/** The text of the answer, and what its page links to. */
async function textAt(endpoint: Endpoint, input: LooseInput, { address, headers }: Outgoing) {
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: 'same-origin',
    ...payloadOf(endpoint, input, headers),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
    ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
  })
  const text = await response.text()
  if (response.status === 401) tellSessionOver(endpoint)
  if (!response.ok) throw refusalOf({ status: response.status, statusText: response.statusText, text })
  return { text, link: response.headers.get('link') ?? '' }
}

/** The address of an endpoint, for `<img src>` and download links to what is no JSON. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, input: Pick<LooseInput, 'params' | 'query'> = {}): string {
  const search = new URLSearchParams(textsOf(input.query)).toString()
  return rehearsalBase() + helpingBase() + pathSegments(endpoint, input).join('/') + (search === '' ? '' : `?${search}`)
}

/** `/api/disputes/:id` with `{ id: '5' }` is `['/api/disputes', '5']`: joined with `/` it is the path. */
export function pathSegments(endpoint: Pick<Endpoint, 'path'>, input: Pick<LooseInput, 'params'> = {}): string[] {
  const params = new Map(textsOf(input.params))
  const [fixed = '', ...rest] = endpoint.path.split('/:')
  return [
    fixed,
    ...rest.flatMap((part) => {
      const [name = '', ...after] = part.split('/')
      const ending = /^(\w+)(|\W.*)$/.exec(name)
      return [encodeURIComponent(params.get(ending?.[1] ?? '') ?? '') + (ending?.[2] ?? ''), ...after]
    }),
  ]
}

function textsOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  )
}

/** What a call carries. */
export function payloadOf(endpoint: Endpoint, input: LooseInput, headers = {}): RequestInit {
  if (endpoint.carries === 'multipart') return { body: formOf(input), headers }
  if (input.body === undefined) return { headers }
  return { body: JSON.stringify(input.body), headers: { ...headers, 'content-type': 'application/json' } }
}

/** The form of a multipart call: its text fields first, as the server reads them before the files. */
export function formOf(input: Pick<LooseInput, 'body' | 'files'>): FormData {
  const form = new FormData()
  for (const [name, text] of textsOf(input.body)) form.append(name, text)
  for (const [name, files] of Object.entries(input.files ?? {}))
    for (const file of files instanceof Blob ? [files] : files) form.append(name, file)
  return form
}

interface Refused {
  readonly status: number
  readonly statusText: string
  readonly text: string
}

/** The error of an answer that is no success. */
export function refusalOf({ status, statusText, text }: Refused): CallError {
  const sent = parseJson(text)
  const body = isRefusal(sent) ? sent : null
  return Object.assign(new Error(`${status}: ${text === '' ? statusText : text}`), {
    name: 'CallError',
    status,
    code: body?.code ?? null,
    words: body?.message ?? null,
    issues: body?.issues ?? [],
    detected: body?.detected ?? null,
    replyId: body?.replyId ?? null,
    challenge: body?.challenge ?? null,
    proof: body?.proof ?? 'password',
  })
}

/** Our server always sends both. A proxy, or a hotel's sign-in page, doesn't. */
const isRefusal = (sent: unknown): sent is SentRefusal =>
  typeof sent === 'object' &&
  sent !== null &&
  'message' in sent &&
  typeof sent.message === 'string' &&
  'code' in sent &&
  typeof sent.code === 'string'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
