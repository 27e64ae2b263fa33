import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { call, isCallError, refusalOf } from '#web/platform/api.ts'
import { sendFiles } from '#web/platform/send-files.ts'
import { FIRST_RETRY_MS, newKey, retryDelay, shouldRetry } from '#web/platform/try-again.ts'

const refusal = (status: number) => refusalOf({ status, statusText: '', text: '{"message":"401 Main Street","code":"x"}' })

describe('trying again', () => {
  it('happens once after a lost connection or a failing server', () => {
    for (const error of [refusal(500), refusal(503), new TypeError('Failed to fetch')])
      expect([shouldRetry(0, error), shouldRetry(1, error)]).toEqual([true, false])
  })

  it('never happens when the server refused, nor when its answer cannot be read', () => {
    for (const status of [400, 401, 402, 403, 404, 409, 413, 415, 422, 429]) expect(shouldRetry(0, refusal(status))).toBe(false)
    expect(shouldRetry(0, new z.ZodError([]))).toBe(false)
  })

  it('waits from one second on, doubled, at most thirty', () => {
    expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
  })
})

const shared = { summary: '', tag: '', method: 'POST', refusals: [], answer: z.object({ acts: z.number() }) } as const
const act = endpoint({ ...shared, path: '/api/acts', access: 'signed_in', body: z.object({ name: z.string() }) })
const upload = endpoint({ ...shared, path: '/api/acts/file', access: 'signed_in', carries: 'multipart' })
const visit = endpoint({ ...shared, path: '/api/visits', access: 'public' })
const look = endpoint({ ...shared, method: 'GET', path: '/api/acts', access: 'signed_in' })

/** What happens to a call: cut before its work is done, after it, refused by a proxy, or by the server. */
type Fate = 'cut before' | 'cut after' | 'cut in the answer' | 502 | 503 | 500 | 409 | 'answered'

/** Does each change once under its key, as ours does (`server/platform/done-calls.test.ts`). */
let fates: Fate[] = []
let keys: unknown[] = []
let acts = 0
const done = new Map<unknown, string>()
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const key = request.headers['idempotency-key']
    keys.push(key)
    const fate = fates.shift() ?? 'answered'
    if (typeof fate === 'number') return response.writeHead(fate, { 'retry-after': '1' }).end('{"message":"Wait"}')
    if (fate === 'cut before') return request.socket.destroy()
    if (!done.has(key)) acts += 1
    const answer = done.get(key) ?? JSON.stringify({ acts })
    if (key !== undefined) done.set(key, answer)
    if (fate === 'cut after') return request.socket.destroy()
    response.writeHead(200, { 'content-length': answer.length })
    if (fate === 'answered') return response.end(answer)
    return response.write(answer.slice(0, 3), () => request.socket.destroy())
  })
})

/** A browser's way to send files, over what Node has. */
class Request extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers = new Headers()
  status = 0
  statusText = ''
  responseText = ''
  #address = ''
  open(_method: string, address: string): void {
    this.#address = address
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  abort(): void {
    this.status = 0
  }
  send(body: FormData): void {
    const tell = (event: string) => this.dispatchEvent(new Event(event))
    const asked = fetch(this.#address, { method: 'POST', body, headers: this.headers })
    const heard = async ({ status, text }: { readonly status: number; readonly text: Promise<string> }) => {
      this.responseText = await text
      this.status = status
    }
    void asked
      .then((response) => heard({ status: response.status, text: response.text() }))
      .then(
        () => tell('load'),
        () => tell('error'),
      )
  }
}

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  fates = []
  keys = []
  acts = 0
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const ask = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => ask(`http://127.0.0.1:${port}${path}`, init))
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('navigator', { onLine: true })
  // The second before the next try is not waited for.
  const later = setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...given: readonly []) =>
    later(run, ms === FIRST_RETRY_MS ? 0 : ms, ...given),
  )
})
afterEach(() => vi.unstubAllGlobals())

const sent = {
  'a change': (signal?: AbortSignal) => call(act, { body: { name: 'n' }, ...(signal && { signal }) }),
  'an upload': (signal?: AbortSignal) =>
    sendFiles(upload, { files: { file: new Blob(['%PDF']) }, ...(signal && { signal }) }, () => undefined),
}
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  )

describe.each(Object.entries(sent))('%s', (_name, send) => {
  it.each<Fate>(['cut before', 'cut after', 'cut in the answer', 500, 502, 503])(
    'that is %s goes out once more, and is made once',
    async (fate) => {
      fates = [fate]
      expect(await send()).toEqual({ acts: 1 })
      expect([acts, keys.length, new Set(keys).size, typeof keys[0]]).toEqual([1, 2, 1, 'string'])
    },
  )

  it('has a key of its own', async () => {
    await send()
    expect(await send()).toEqual({ acts: 2 })
    expect(new Set(keys).size).toBe(2)
  })

  it('that the server refuses is not sent again', async () => {
    fates = [409]
    expect(isCallError(await failureOf(send()))).toBe(true)
    expect(keys).toHaveLength(1)
  })

  it('is not sent a third time, by the one who asks whether to try again', async () => {
    fates = ['cut before', 'cut before', 'answered']
    const failure = await failureOf(send())
    expect(failure).toBeInstanceOf(TypeError)
    expect(failure instanceof Error && shouldRetry(0, failure)).toBe(false)
    expect(keys).toHaveLength(2)
  })

  it('that is cut while the browser is offline waits for the connection', async () => {
    const page = Object.assign(new EventTarget(), { onLine: false })
    vi.stubGlobal('navigator', page)
    vi.stubGlobal('window', page)
    const asked = vi.spyOn(page, 'addEventListener')
    fates = ['cut after']
    const going = send()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 60_000)
    expect(keys).toHaveLength(1)
    page.dispatchEvent(new Event('online'))
    expect(await going).toEqual({ acts: 1 })
  })

  it('that is called off meanwhile is not sent again', async () => {
    const page = Object.assign(new EventTarget(), { onLine: false })
    vi.stubGlobal('navigator', page)
    vi.stubGlobal('window', page)
    const asked = vi.spyOn(page, 'addEventListener')
    const [calledOff, reason] = [new AbortController(), new Error('the member closed the page')]
    fates = ['cut before']
    const going = failureOf(send(calledOff.signal))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 60_000)
    calledOff.abort(reason)
    expect(await going).toBe(reason)
    expect(keys).toHaveLength(1)
  })
})

it('a read and a visitor’s call have no key', async () => {
  await call(look, {})
  await call(visit, {})
  expect(keys).toEqual([undefined, undefined])
})

it('keys differ, and need no page that came by TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100)
})
