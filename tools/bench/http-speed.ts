import { type ChildProcess, spawn } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median, type Measured } from '#tools/bench/measured.ts'
import { ended, type Product, startProduct, untilHealthy } from '#tools/bench/product.ts'

const CONNECTIONS = 16
const SECONDS = 3
const ROUNDS = 5
const DISPUTES = 20

/** A signed-in list of 20 disputes from the product, against a bare node:http server that runs the same two queries. */
export async function benchHttp(): Promise<Measured[]> {
  const product = await startProduct(3931)
  const children: ChildProcess[] = []
  try {
    await addDisputes(product)
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
        aim: '0.6',
      },
    ]
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map(ended))
    await product.stop()
  }
}

async function addDisputes({ url, cookie }: Product): Promise<void> {
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
