import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What goes wrong with one request: an error before anything is done, a connection that breaks before (`cut`) or after
 * (`lost`) the letter is taken, no answer at all after it is taken (`silence`), an answer that is not as documented (`odd`), or a request
 * that the network delivers twice (`twice`).
 */
export type LobTrouble =
  | { readonly status: number; readonly code: string; readonly retryAfter?: number }
  | 'cut'
  | 'lost'
  | 'silence'
  | 'odd'
  | 'twice'

export interface TakenLetter {
  readonly id: string
  /** The mailing it is for, as its metadata say. */
  readonly mailing: string
  readonly fields: Readonly<Record<string, string>>
  readonly pdf: Buffer
  readonly letter: Record<string, unknown>
}

/** Lob's API on this machine, for tests: what it takes is counted as physical letters. */
export interface LocalLobService {
  /** With the version, as `LOB_BASE_URL`. */
  readonly url: string
  readonly requests: readonly { readonly method: string; readonly path: string; readonly key: string | null }[]
  /** Every letter that would be printed and mailed. */
  readonly taken: readonly TakenLetter[]
  /** What goes wrong with the next requests, in this order; null: nothing. */
  next(...troubles: readonly (LobTrouble | null)[]): void
  /** What goes wrong by chance; null: nothing. */
  trouble: (() => LobTrouble | null) | null
  /** As after 24 hours. */
  forgetKeys(): void
  scan(id: string, event: { name: string; time: string; detail?: string }): void
  change(id: string, change: Record<string, unknown>): void
  close(): Promise<void>
}

interface Given {
  readonly apiKey: string
  /** Milliseconds that each request takes. */
  readonly slowness?: number
  /** Its clock; absent: the real one. */
  readonly now?: () => string
}

const REQUIRED = ['color', 'use_type', 'to[name]', 'to[address_line1]', 'from[name]', 'from[address_line1]', 'to[address_zip]']
const MAILING = 'metadata[errata_mailing]'

interface Answer {
  readonly status: number
  readonly content: unknown
  readonly retryAfter?: number
}

const problem = (status: number, code: string, message = code): Answer => ({
  status,
  content: { error: { message, status_code: status, code } },
})

interface Shop {
  readonly taken: TakenLetter[]
  readonly keys: Map<string, string>
  readonly now: () => string
}

export async function startLocalLobService({
  apiKey,
  slowness = 0,
  now = () => new Date().toISOString(),
}: Given): Promise<LocalLobService> {
  const shop: Shop = { taken: [], keys: new Map(), now }
  const requests: { method: string; path: string; key: string | null }[] = []
  const troubles: (LobTrouble | null)[] = []
  const service: Counter = { apiKey, slowness, shop, requests, troubles, trouble: null }
  const server = createServer((incoming, response) => void serve(service, incoming, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  const takenLetter = (id: string): Record<string, unknown> => shop.taken.find((one) => one.id === id)?.letter ?? {}
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    taken: shop.taken,
    next: (...queued) => void troubles.push(...queued),
    get trouble() {
      return service.trouble
    },
    set trouble(chance) {
      service.trouble = chance
    },
    forgetKeys: () => shop.keys.clear(),
    scan: (id, { name, time, detail }) => {
      const letter = takenLetter(id)
      const before = Array.isArray(letter['tracking_events']) ? letter['tracking_events'] : []
      letter['tracking_events'] = [...before, trackingEvent(name, time, detail)]
    },
    change: (id, change) => void Object.assign(takenLetter(id), change),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

interface Counter {
  readonly apiKey: string
  readonly slowness: number
  readonly shop: Shop
  readonly requests: { method: string; path: string; key: string | null }[]
  readonly troubles: (LobTrouble | null)[]
  trouble: LocalLobService['trouble']
}

async function serve(counter: Counter, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { apiKey, slowness, shop, requests, troubles } = counter
  const body = await bytesOf(incoming)
  const key = headerOf(incoming, 'idempotency-key')
  requests.push({ method: incoming.method ?? '', path: incoming.url ?? '', key })
  const trouble = troubles.length > 0 ? (troubles.shift() ?? null) : (counter.trouble?.() ?? null)
  if (slowness > 0) await wait(slowness)
  if (trouble === 'cut') return void response.destroy()
  if (trouble !== null && typeof trouble === 'object') {
    const { status, code, retryAfter } = trouble
    return send(response, { ...problem(status, code), ...(retryAfter === undefined ? {} : { retryAfter }) })
  }
  const isKnown = headerOf(incoming, 'authorization') === `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`
  const answer = isKnown ? await answerTo(shop, { incoming, body, key }) : problem(401, 'invalid_api_key')
  if (trouble === 'twice' && isKnown) await answerTo(shop, { incoming, body, key })
  if (trouble === 'lost') return void response.destroy()
  if (trouble === 'silence') return
  send(response, trouble === 'odd' ? { status: 200, content: { object: 'weather' } } : answer)
}

/** What Lob signs: the instant, a full stop, and the body as it is sent. */
export const signLobWebhook = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part instanceof Uint8Array ? Buffer.from(part) : Buffer.from(String(part)))
  return Buffer.concat(parts)
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

function send(response: ServerResponse, { status, content, retryAfter }: Answer): void {
  const more = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  response.writeHead(status, { 'content-type': 'application/json', ...more })
  response.end(JSON.stringify(content))
}

interface Asked {
  readonly incoming: IncomingMessage
  readonly body: Buffer
  readonly key: string | null
}

async function answerTo(shop: Shop, asked: Asked): Promise<Answer> {
  const url = new URL(asked.incoming.url ?? '/', 'http://lob.test')
  const isPost = asked.incoming.method === 'POST'
  if (isPost && url.pathname === '/v1/letters') return createLetter(shop, asked)
  if (isPost && url.pathname === '/v1/us_verifications') return verify(asked.body)
  if (url.pathname === '/v1/letters') return listLetters(shop, url)
  const id = /^\/v1\/letters\/(ltr_\w+)$/.exec(url.pathname)?.[1]
  if (id === undefined) return problem(404, 'unrecognized_endpoint')
  const found = shop.taken.find((one) => one.id === id)
  return found ? { status: 200, content: found.letter } : problem(404, 'not_found')
}

async function createLetter(shop: Shop, { incoming, body, key }: Asked): Promise<Answer> {
  const known = key === null ? undefined : shop.keys.get(key)
  if (known !== undefined) return { status: 200, content: shop.taken.find(({ id }) => id === known)?.letter }
  const type = headerOf(incoming, 'content-type') ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  const file = form.get('file')
  const pdf = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  const refusal = refusalOf(fields, pdf)
  if (refusal !== null) return refusal
  const id = `ltr_${randomBytes(8).toString('hex')}`
  const letter = letterOf(id, fields, shop.now())
  shop.taken.push({ id, mailing: fields[MAILING] ?? '', fields, pdf, letter })
  if (key !== null) shop.keys.set(key, id)
  return { status: 200, content: letter }
}

function refusalOf(fields: Readonly<Record<string, string>>, pdf: Buffer): Answer | null {
  const missing = REQUIRED.find((name) => !fields[name])
  if (missing !== undefined) return problem(422, 'invalid', `${missing} is required`)
  if (!['true', 'false'].includes(fields['color'] ?? '')) return problem(422, 'invalid', 'color must be a boolean')
  if (!['operational', 'marketing'].includes(fields['use_type'] ?? '')) return problem(422, 'mail_use_type_can_not_be_null')
  if (!pdf.subarray(0, 1024).includes('%PDF-')) return problem(422, 'invalid_file')
  if (pdf.includes('ENCRYPTED')) return problem(422, 'pdf_encrypted')
  if (/nowhere/i.test(fields['to[address_line1]'] ?? '')) return problem(422, 'failed_deliverability_strictness')
  return null
}

function letterOf(id: string, fields: Readonly<Record<string, string>>, created: string): Record<string, unknown> {
  const isCertified = fields['extra_service'] === 'certified' || fields['extra_service'] === 'certified_return_receipt'
  return {
    id,
    object: 'letter',
    carrier: 'USPS',
    status: 'processed',
    color: false,
    use_type: fields['use_type'],
    extra_service: fields['extra_service'] ?? null,
    tracking_number: isCertified ? certifiedNumber() : null,
    tracking_events: [],
    metadata: { errata_mailing: fields[MAILING] ?? '' },
    expected_delivery_date: new Date(Date.parse(created) + 5 * 86_400_000).toISOString().slice(0, 10),
    date_created: created,
    date_modified: created,
  }
}

/** 22 digits of Certified Mail, the last one the check digit. */
function certifiedNumber(): string {
  const body = `92071902358909${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`
  const sum = [...body].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function listLetters(shop: Shop, url: URL): Answer {
  const wanted = url.searchParams.get(MAILING)
  const found = shop.taken.filter((one) => wanted === null || one.mailing === wanted).toReversed()
  const data = found.slice(0, Number(url.searchParams.get('limit') ?? 10)).map(({ letter }) => letter)
  return { status: 200, content: { object: 'list', data, count: data.length, next_url: null, previous_url: null } }
}

function verify(body: Buffer): Answer {
  const asked: unknown = JSON.parse(body.toString('utf8'))
  const line = typeof asked === 'object' && asked !== null && 'primary_line' in asked ? String(asked.primary_line) : ''
  const deliverability = /nowhere/i.test(line) ? 'undeliverable' : /unit/i.test(line) ? 'deliverable_missing_unit' : 'deliverable'
  return {
    status: 200,
    content: {
      id: `us_ver_${randomBytes(8).toString('hex')}`,
      object: 'us_verification',
      deliverability,
      primary_line: line.toUpperCase(),
      secondary_line: '',
      components: { city: 'AUSTIN', state: 'TX', zip_code: '78701', zip_code_plus_4: '0001' },
    },
  }
}

const trackingEvent = (name: string, time: string, detail: string | undefined): Record<string, unknown> => ({
  id: `evnt_${randomBytes(8).toString('hex')}`,
  object: 'tracking_event',
  type: detail === undefined ? 'normal' : 'certified',
  name,
  time,
  date_created: time,
  date_modified: time,
  location: null,
  details: detail === undefined ? null : { event: detail, description: detail, action_required: false },
})
