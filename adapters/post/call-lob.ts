import { setTimeout as wait } from 'node:timers/promises'
import { boundedFetch } from '#adapters/http/bounded-fetch.ts'
import { retryAfter } from '#adapters/http/retry-after.ts'
import { lobError } from '#adapters/post/lob-wire.ts'

export interface LobAccount {
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly apiKey: string
  /** Milliseconds for one try. */
  readonly timeoutMs: number
  /** Milliseconds before the second try; doubled before each further one. */
  readonly firstWaitMs: number
}

export interface LobCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly idempotencyKey?: string
  readonly body?: FormData | string
}

/** Lob does not answer, or not now, or not us; no one knows whether it did what was asked. Its words are not kept: they may quote an address. */
export class LobUnavailable extends Error {
  override readonly name = 'LobUnavailable'
  readonly code: string
  constructor(code: string) {
    super(`Lob is not available: ${code}`)
    this.code = code
  }
}

/** An answer of Lob that stands: it did what was asked, or it says why it never will. */
export type LobAnswer =
  | { readonly kind: 'answered'; readonly content: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string }

const TRIES = 3
const LONGEST_WAIT_MS = 10_000
const askLob = boundedFetch(5 * 1024 * 1024)

/** Too many requests, another one at work at the same key, errors of Lob: these pass. */
const mayPass = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500
/** The account, not the letter: until someone mends the settings nothing is taken. */
const isAccount = (status: number): boolean => status === 401 || status === 402 || status === 403

/**
 * Asks Lob. What may pass is tried again after a growing wait, or after the one that Lob asks for; a redirect is not followed:
 * the key goes nowhere else.
 */
export async function callLob(account: LobAccount, call: LobCall): Promise<LobAnswer> {
  let last = 'no_answer'
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await wait(Math.min(LONGEST_WAIT_MS, account.firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)))
    const answer = await callOnce(account, call)
    if (answer === null) continue
    const { status, content } = answer
    if (status < 300) return { kind: 'answered', content }
    const code = lobError.safeParse(content).data?.error.code ?? 'unknown'
    last = `${status} ${code}`
    if (isAccount(status)) break
    if (!mayPass(status)) return { kind: 'refused', status, code }
    if (answer.retryAfterMs !== null) await wait(answer.retryAfterMs)
  }
  throw new LobUnavailable(last)
}

interface Once {
  readonly status: number
  readonly content: unknown
  readonly retryAfterMs: number | null
}

/** Null for whatever broke the connection, and for an answer that is none of Lob's. */
async function callOnce({ baseUrl, apiKey, timeoutMs }: LobAccount, call: LobCall): Promise<Once | null> {
  try {
    const response = await askLob(`${baseUrl}${call.path}`, {
      method: call.method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
        ...(typeof call.body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(call.body === undefined ? {} : { body: call.body }),
    })
    const content: unknown = await response.json()
    const asked = retryAfter(response.headers)
    return { status: response.status, content, retryAfterMs: asked === null ? null : Math.min(LONGEST_WAIT_MS, asked) }
  } catch {
    return null
  }
}
