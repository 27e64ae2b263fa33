import { type ChildProcess, spawn } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median, type Measured } from '#tools/bench/measured.ts'
import {
  ended,
  inDatabaseOf,
  processorSeconds,
  type Product,
  register,
  startProduct,
  untilHealthy,
} from '#tools/bench/product.ts'

const CONNECTIONS = 16
const SECONDS = 3
const ROUNDS = 5
const DISPUTES = 20
/** Of the rate of bare node:http + pg. */
const AIM = 0.7
/** Calls of each turn whose processor time is compared: the clock of it ticks a hundred times a second. */
const CALLS = 1000
const TURNS = 5
const MOST_CPU = 1.5

/** A signed-in list of 20 disputes from the product, against a bare node:http server that runs the same two queries. */
export async function benchHttp(): Promise<Measured[]> {
  const product = await startProduct(3931)
  const children: ChildProcess[] = []
  try {
    await addDisputes(product)
    const clocks = await register(product.url, 'clocks')
    await addDisputes({ ...product, cookie: clocks })
    await startClocks(product, clocks)
    const bare = spawn(process.execPath, ['tools/bench/bare-server.ts'], {
      env: { ...process.env, PORT: '3932', SOCKETS: path.join(product.directory, 'database') },
      stdio: 'inherit',
    })
    children.push(bare)
    await untilHealthy('http://127.0.0.1:3932/health')
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.ours.push(await rateOf(3931, product.cookie))
      rates.bare.push(await rateOf(3932, product.cookie))
    }
    const [ours, reference] = [median(rates.ours.toSorted((a, b) => a - b)), median(rates.bare.toSorted((a, b) => a - b))]
    return [
      {
        what: `Signed-in GET /api/disputes, ${DISPUTES} disputes, ${CONNECTIONS} connections (median of ${ROUNDS} rounds of ${SECONDS} s)`,
        ours: `${Math.round(ours)} /s`,
        reference: `${Math.round(reference)} /s bare node:http + pg`,
        ratio: (ours / reference).toFixed(2),
        aim: `at least ${AIM}`,
        isMet: ours / reference >= AIM,
      },
      await costBesideBare(product, bare.pid),
      await costOfClocks(product, clocks),
    ]
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map(ended))
    await product.stop()
  }
}

/** The same by the processor that each server takes, which other work on the machine changes less than the rate. */
async function costBesideBare(product: Product, bare: number | undefined): Promise<Measured> {
  const reference: Serving = { url: 'http://127.0.0.1:3932', seconds: () => processorSeconds(bare).server }
  const costs: { ours: number; bare: number }[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    costs.push({ ours: await costOf(servingOf(product), product.cookie), bare: await costOf(reference, product.cookie) })
  const middle = (found: readonly number[]): number => median(found.toSorted((a, b) => a - b))
  return {
    what: `The same: CPU of the server (median of ${TURNS} turns of ${CALLS} calls)`,
    ours: `${middle(costs.map((one) => one.ours)).toFixed(2)} ms a call`,
    reference: `${middle(costs.map((one) => one.bare)).toFixed(2)} ms a call of bare node:http + pg`,
    ratio: middle(costs.map((one) => one.bare / one.ours)).toFixed(2),
    aim: 'none',
    isMet: null,
  }
}

/** What the same list costs a member all of whose disputes were delivered: each shows a clock. */
async function costOfClocks(product: Product, clocks: string): Promise<Measured> {
  const costs: { running: number; none: number }[] = []
  const serving = servingOf(product)
  await costOf(serving, clocks)
  for (let turn = 0; turn < TURNS; turn += 1) {
    costs.push({ running: await costOf(serving, clocks), none: await costOf(serving, product.cookie) })
  }
  const [running, none] = [costs.map((one) => one.running), costs.map((one) => one.none)].map((found) =>
    median(found.toSorted((a, b) => a - b)),
  )
  if (running === undefined || none === undefined) throw new Error('both were measured')
  return {
    what: `The same list with ${DISPUTES} running clocks: CPU of the server (median of ${TURNS} turns of ${CALLS} calls)`,
    ours: `${running.toFixed(2)} ms a call, memory ${Math.round(product.memory())} MB`,
    reference: `${none.toFixed(2)} ms a call with none`,
    ratio: (running / none).toFixed(2),
    aim: `at most ${MOST_CPU}`,
    isMet: running / none <= MOST_CPU,
  }
}

interface Serving {
  readonly url: string
  /** Of processor, so far. */
  seconds(): number
}

const servingOf = ({ url, processor }: Product): Serving => ({ url, seconds: () => processor().server })

/** Milliseconds of the server's processor that one list takes. */
async function costOf({ url, seconds }: Serving, cookie: string): Promise<number> {
  const before = seconds()
  for (let left = CALLS; left > 0; left -= CONNECTIONS) {
    const asked = Array.from({ length: CONNECTIONS }, () => fetch(`${url}/api/disputes`, { headers: { cookie } }))
    for (const answer of await Promise.all(asked)) await answer.arrayBuffer()
  }
  return ((seconds() - before) * 1000) / (Math.ceil(CALLS / CONNECTIONS) * CONNECTIONS)
}

/** Each delivered on a day of its own, in a zone that is not Greenwich. */
async function startClocks(product: Product, cookie: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/profile`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ timeZone: 'America/New_York' }),
  })
  if (!answer.ok) throw new Error(`the time zone answered ${answer.status}`)
  await inDatabaseOf(product, (pool) => pool.query(START_CLOCKS, [cookie.split('=')[1]?.split('.')[0]]))
}

const START_CLOCKS = `update disputes set status = 'under_review', clock_target = 'equifax', submitted_at = created_at,
    delivered_on = to_char(created_at - nth.n * interval '1 day', 'YYYY-MM-DD')
  from (select id, row_number() over (order by id) as n from disputes where user_id = $1) nth
  where disputes.user_id = $1 and disputes.id = nth.id`

async function addDisputes({ url, cookie }: Pick<Product, 'url' | 'cookie'>): Promise<void> {
  for (let index = 0; index < DISPUTES; index += 1) {
    const answer = await fetch(`${url}/api/disputes`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        creditor: `Bank ${index}`,
        description: 'This bill was paid in full.',
        disputeTargets: ['equifax'],
      }),
    })
    if (!answer.ok) throw new Error(`a dispute answered ${answer.status}`)
  }
}

/** Answers a second over kept connections, each asking again as soon as it is answered. */
async function rateOf(port: number, cookie: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let answered = 0
  let isOver = false
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      http
        .get({ port, path: '/api/disputes', agent, headers: { cookie } }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`answered ${answer.statusCode}`))
          answer.resume()
          answer.on('end', resolve)
        })
        .on('error', reject)
    })
  const connection = async (): Promise<void> => {
    while (!isOver) {
      await ask()
      answered += 1
    }
  }
  const start = performance.now()
  const all = Array.from({ length: CONNECTIONS }, connection)
  await wait(SECONDS * 1000)
  isOver = true
  await Promise.all(all)
  agent.destroy()
  return (answered * 1000) / (performance.now() - start)
}
