export const RETRIES = 1
export const FIRST_RETRY_MS = 1_000
export const LONGEST_RETRY_MS = 30_000

/** What failed under a key, and once more. */
const repeated = new WeakSet()

/** Once more after a lost connection or a failing server. A refusal says the same the second time, so it is not asked again. */
export function shouldRetry(failures: number, error: Error): boolean {
  const isCut = 'status' in error ? Number(error.status) >= 500 : error instanceof TypeError
  return failures < RETRIES && isCut && !repeated.has(error)
}

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)

/** Differs each time. Pages that come without TLS have no `crypto.randomUUID`. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

interface Sending<Answer> {
  /** With what the server knows the same change by (`server/platform/done-calls.ts`). */
  readonly send: (headers: Readonly<Record<string, string>>) => Promise<Answer>
  readonly signal: AbortSignal | undefined
}

/** Sends a change. If its answer is lost it goes out once more, under the same key, so that it is made once. */
export async function sendUnderKey<Answer>({ send, signal }: Sending<Answer>): Promise<Answer> {
  const headers = { 'idempotency-key': newKey() }
  try {
    return await send(headers)
  } catch (error) {
    if (!(error instanceof Error && shouldRetry(0, error))) throw error
  }
  await untilOnline(signal)
  try {
    return await send(headers)
  } catch (error) {
    if (error instanceof Error) repeated.add(error)
    throw error
  }
}

/** Anyone who calls it off waits no longer: then nothing is sent. */
function untilOnline(signal: AbortSignal | undefined): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  signal?.addEventListener('abort', resolve)
  setTimeout(() => (navigator.onLine ? resolve(null) : window.addEventListener('online', resolve)), FIRST_RETRY_MS)
  return promise
}
