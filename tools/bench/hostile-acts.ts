import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadTo } from '#tools/bench/product.ts'

/** The worst things that one member can do to the others, by name. */

const CONNECTIONS = 4
export const PAGES = 8

export interface Attack {
  /** Of the product. */
  readonly url: string
  /** Signed in as the hostile member; their subscription is paid. */
  readonly cookie: string
  /** Other members with three reports each, who are theirs too. */
  readonly others: readonly string[]
  readonly files: HostileFiles
  /** Over when the measuring is. */
  readonly signal: AbortSignal
  /** How often the hostile member was answered with each status. */
  readonly answered: Map<number, number>
}

export interface HostileFiles {
  readonly scan: Uint8Array
  readonly page: Uint8Array
  readonly report: Uint8Array
}

/** Goes on until the signal; whatever it is refused does not count. */
type Doing = (attack: Attack) => Promise<unknown>

export interface Kind {
  readonly what: string
  readonly doing: Doing
  /** How many other members it takes. */
  readonly others?: number
}

export const ATTACKS: Readonly<Record<string, Kind>> = {
  letters: { what: 'letters of huge text, again and again', doing: hugeLetters },
  names: { what: 'letters to a name of 900,000 characters', doing: hugeNames },
  pdfs: { what: `text PDFs, ${CONNECTIONS} at once`, doing: (attack) => uploads(attack, 'a.pdf', attack.files.report) },
  scans: { what: `20 scans of ${PAGES} pages waiting`, doing: (attack) => uploads(attack, 'a.pdf', attack.files.scan) },
  pages: { what: `saved pages of 3 MB, ${CONNECTIONS} at once`, doing: (attack) => uploads(attack, 'a.html', attack.files.page) },
  registrations: { what: '600 registrations at once', doing: registrations },
  erasures: { what: 'ten members erased at once, each with three reports', doing: erasures, others: 10 },
  stalled: { what: '6 uploads of 60 MB that stall', doing: stalledUploads },
  lists: { what: `heavy list calls, ${CONNECTIONS} at once`, doing: heavyLists },
}

async function send({ url, answered, signal }: Omit<Attack, 'cookie'>, path: string, init: RequestInit): Promise<void> {
  try {
    const answer = await fetch(`${url}${path}`, { ...init, signal })
    await answer.arrayBuffer()
    note(answered, answer.status)
  } catch {
    // The measuring is over.
  }
}

const note = (answered: Attack['answered'], status: number): unknown => answered.set(status, (answered.get(status) ?? 0) + 1)

export const post = (attack: Attack, path: string, body: unknown): Promise<void> =>
  send(attack, path, {
    method: 'POST',
    headers: { cookie: attack.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const get = (attack: Attack, path: string): Promise<void> => send(attack, path, { headers: { cookie: attack.cookie } })

/** The same again and again, on several connections. */
const again = (signal: AbortSignal, work: (turn: number) => Promise<unknown>, connections = CONNECTIONS): Promise<unknown> =>
  Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let turn = connection; !signal.aborted; turn += connections) await work(turn)
    }),
  )

const CUSTOMER = { name: 'Hostile Person', address: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }

function hugeLetters(attack: Attack): Promise<unknown> {
  const longest = '15 U.S.C. § 1681i(a)(1)(A), (B), '.repeat(600).slice(0, 20_000)
  const letters = Array.from({ length: 50 }, (_, index) => `${index} ${longest}`.slice(0, 20_000))
  return again(attack.signal, async (turn) => {
    const text = turn % 2 === 0 ? letters : ['§'.repeat(380_000)]
    await post(attack, '/api/mail-service', { letters: text, customerInfo: CUSTOMER })
    await get(attack, '/api/dispute-letters')
  })
}

function hugeNames(attack: Attack): Promise<unknown> {
  const body = { creditor: 'A. '.repeat(300_000), bureau: 'equifax', userInfo: CUSTOMER }
  return again(attack.signal, () => post(attack, '/api/dispute-letters/generate', body))
}

function uploads({ url, cookie, signal, answered }: Attack, name: string, bytes: Uint8Array): Promise<unknown> {
  return again(signal, async (turn) => {
    const { status } = await uploadTo({ url, cookie }, { name, bytes: withOtherHash(bytes, turn) })
    note(answered, status)
    // So many wait already.
    if (status === 429) await wait(500)
  })
}

function registrations(attack: Attack): Promise<unknown> {
  const everybody = Array.from({ length: 600 }, (_, index) => {
    const username = `rush_${index}`
    return post(attack, '/api/auth/register', {
      username,
      email: `${username}@example.test`,
      password: 'Correct-Horse-7',
      name: 'Rush',
    })
  })
  return Promise.all(everybody)
}

function erasures(attack: Attack): Promise<unknown> {
  return Promise.all(attack.others.map((cookie) => post({ ...attack, cookie }, '/api/account/erase', { confirm: 'ERASE' })))
}

async function stalledUploads({ url, cookie, signal }: Attack): Promise<void> {
  const head =
    '--x\r\ncontent-disposition: form-data; name="creditReport"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n'
  const open = Array.from({ length: 6 }, () => {
    const request = http.request(`${url}/api/credit-reports/upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 60_000_000 },
    })
    request.on('error', () => undefined)
    request.write(head)
    request.write(Buffer.alloc(9_000_000, 32))
    return request
  })
  await once(signal, 'abort')
  for (const request of open) request.destroy()
}

function heavyLists(attack: Attack): Promise<unknown> {
  const paths = ['credit-reports', 'dispute-letters', 'plan', 'strategy', 'negative-items', 'findings']
  return again(attack.signal, (turn) => get(attack, `/api/${paths[turn % paths.length]}`))
}

/** What is behind the end of a file is not read. */
export function withOtherHash(bytes: Uint8Array, index: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(`\n<!-- % ${index} ${Date.now()} -->\n`)]))
}
