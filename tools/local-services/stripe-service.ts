import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { type Answer, type Asked, problem, type Till } from '#tools/local-services/stripe-shapes.ts'
import { answerTo, openTill } from '#tools/local-services/stripe-till.ts'
import { openDashboard, type StripeDashboard } from '#tools/local-services/stripe-dashboard.ts'
import { hostedPage } from '#tools/local-services/stripe-pages.ts'

/**
 * What goes wrong with one request: an error instead of the work, a connection that breaks before (`cut`) or after (`lost`) the work, no answer,
 * an answer that is not as documented (`odd`), or a request that the network delivers twice (`twice`).
 */
export type StripeTrouble = { readonly status: number; readonly code: string } | 'cut' | 'lost' | 'silence' | 'odd' | 'twice'

export interface StripeEvent {
  readonly id: string
  readonly type: string
  readonly object: unknown
  /** What another value stood for before. */
  readonly before?: Readonly<Record<string, unknown>>
}

/** Stripe's API on this machine, for tests: what it takes is counted as money. */
export interface LocalStripeService {
  /** As `STRIPE_BASE_URL`. */
  readonly url: string
  readonly requests: readonly { readonly method: string; readonly path: string; readonly key: string | null }[]
  /** Cents that were really taken, less those given back. */
  taken(): number
  readonly till: Till
  /** Everything that Stripe would send word of, oldest first. */
  readonly events: readonly StripeEvent[]
  /** What people and banks do there by hand. */
  readonly dashboard: StripeDashboard
  next(...troubles: readonly (StripeTrouble | null)[]): void
  /** What goes wrong by chance; null: nothing. */
  trouble: (() => StripeTrouble | null) | null
  /** As after the time for which keys are kept. */
  forgetKeys(): void
  /** Keeps a card, as a person would on the hosted page. */
  keepCard(customerId: string, card?: { readonly last4?: string; readonly declines?: boolean }): void
  close(): Promise<void>
}

/** The text of an event and the header that signs it. */
export function signedEvent(
  secret: string,
  { id, type, object, before }: StripeEvent,
  at: string,
): { readonly body: string; readonly header: string } {
  const created = Math.floor(Date.parse(at) / 1000)
  const data = { object, ...(before && { previous_attributes: before }) }
  const body = JSON.stringify({ id, object: 'event', api_version: '2026-10-28.endive', created, type, data })
  return { body, header: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: created }) }
}

interface Given {
  readonly secretKey: string
  /** Its clock; absent: the real one. */
  readonly now?: () => string
}

export async function startLocalStripeService({
  secretKey,
  now = () => new Date().toISOString(),
}: Given): Promise<LocalStripeService> {
  const requests: { method: string; path: string; key: string | null }[] = []
  const troubles: (StripeTrouble | null)[] = []
  const till = openTill(now)
  const counter: Counter = { secretKey, till, requests, troubles, trouble: null, url: '' }
  const server = createServer((incoming, response) => void serve(counter, incoming, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  counter.url = `http://127.0.0.1:${address.port}`
  return {
    url: counter.url,
    requests,
    till,
    events: till.events,
    dashboard: openDashboard(till),
    taken: () => till.taken(),
    next: (...queued) => void troubles.push(...queued),
    get trouble() {
      return counter.trouble
    },
    set trouble(chance) {
      counter.trouble = chance
    },
    forgetKeys: () => till.keys.clear(),
    keepCard: (customerId, card = {}) =>
      till.keepCard(customerId, { last4: card.last4 ?? '4242', declines: card.declines ?? false }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

interface Counter {
  readonly secretKey: string
  readonly till: Till
  readonly requests: { method: string; path: string; key: string | null }[]
  readonly troubles: (StripeTrouble | null)[]
  trouble: LocalStripeService['trouble']
  url: string
}

async function serve(counter: Counter, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { till, requests, troubles, secretKey, url } = counter
  const asked = await askedOf(incoming, url)
  const page = hostedPage(till, asked)
  if (page !== null) return void response.writeHead(page.status, page.headers).end(page.body)
  requests.push({ method: asked.method, path: asked.path, key: asked.key })
  const trouble = troubles.shift() ?? counter.trouble?.() ?? null
  if (trouble === 'cut') return void response.destroy()
  if (trouble !== null && typeof trouble === 'object') return send(response, problem(trouble.status, trouble.code))
  if (trouble === 'twice') answerTo(till, asked)
  const isKnown = incoming.headers.authorization === `Bearer ${secretKey}`
  const answer = isKnown ? answerTo(till, asked) : problem(401, 'invalid_api_key')
  if (trouble === 'lost') return void response.destroy()
  if (trouble === 'silence') return
  if (trouble === 'odd') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>It works</html>')
  send(response, answer)
}

async function askedOf(incoming: IncomingMessage, base: string): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part)))
  const url = new URL(incoming.url ?? '/', base)
  const key = incoming.headers['idempotency-key']
  const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'))
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    fields: Object.fromEntries([...url.searchParams, ...form]),
    key: typeof key === 'string' ? key : null,
    base,
  }
}

function send(response: ServerResponse, { status, content }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' }).end(JSON.stringify(content))
}
