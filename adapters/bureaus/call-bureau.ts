import { boundedFetch } from '#adapters/http/bounded-fetch.ts'
import { retryAfter } from '#adapters/http/retry-after.ts'

/** Clock and chance, so that waiting can be tested. */
export interface Pace {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** In [0, 1). */
  readonly chance: () => number
  /** Rejects as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export const realPace: Pace = {
  now: () => Date.now(),
  chance: () => Math.random(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer)
        reject(new Error('aborted'))
      }
      if (signal.aborted) return reject(new Error('aborted'))
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop)
        resolve()
      }, milliseconds)
      signal.addEventListener('abort', stop, { once: true })
    }),
}

export interface BureauCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a service answered: never more of it than allowed, nothing of it logged. */
export interface BureauAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

export interface CallLimits {
  readonly pace: Pace
  /** Ends all tries together. */
  readonly signal: AbortSignal
  /** Tries in all. */
  readonly tries: number
  /** Milliseconds before the second try; doubled before each further one. */
  readonly firstWait: number
}

/** Ends when the time is up, or when the one who asked no longer waits. */
export const within = (timeout: number, signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

const ask = boundedFetch(20 * 1024 * 1024)
const LONGEST_WAIT = 20_000

/** Too many requests, and errors of the service that may pass. */
const mayPass = (status: number): boolean => status === 429 || (status >= 500 && status !== 501)

/**
 * Posts to a bureau's service. What may pass is tried again after a growing, uneven wait, or after the wait that the service
 * asks for; null when the tries or the time are used up, or the service asks for more than anyone waits. A redirect is not followed: the secret goes nowhere else.
 */
export async function callBureau(call: BureauCall, limits: CallLimits): Promise<BureauAnswer | null> {
  for (let attempt = 0; attempt < limits.tries; attempt += 1) {
    const answer = await callOnce(call, limits.signal)
    if (answer && !mayPass(answer.status)) return answer
    if (attempt + 1 === limits.tries || limits.signal.aborted) return null
    const wait = waitBefore(attempt, answer, limits)
    if (wait > LONGEST_WAIT) return null
    try {
      await limits.pace.wait(wait, limits.signal)
    } catch {
      return null
    }
  }
  return null
}

/** Null for whatever broke the connection, and for an answer longer than any report. */
async function callOnce(call: BureauCall, signal: AbortSignal): Promise<BureauAnswer | null> {
  try {
    const { headers, body } = call
    const response = await ask(call.url, { method: 'POST', headers, body, signal })
    return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) }
  } catch {
    return null
  }
}

function waitBefore(attempt: number, answer: BureauAnswer | null, { pace, firstWait }: CallLimits): number {
  const asked = answer && retryAfter(answer.headers, pace.now())
  return asked ?? Math.min(LONGEST_WAIT, firstWait * 2 ** attempt * (0.5 + pace.chance() / 2))
}

/** The text of an answer. */
export const textOf = ({ body }: BureauAnswer): string => new TextDecoder().decode(body)

/** The JSON of an answer; null for a web page or anything else. */
export function jsonOf(answer: BureauAnswer): unknown {
  try {
    const value: unknown = JSON.parse(textOf(answer))
    return value
  } catch {
    return null
  }
}
