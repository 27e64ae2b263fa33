import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median, type Measured } from '#tools/bench/measured.ts'

const CONNECTIONS = 16
const SECONDS = 3
const ROUNDS = 5
const DISPUTES = 20

/** A signed-in list of 20 disputes from the product, against a bare node:http server that runs the same two queries. */
export async function benchHttp(): Promise<Measured[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'errata-bench-'))
  const product = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '3931', DATA_DIR: directory },
    stdio: 'inherit',
  })
  const children: ChildProcess[] = [product]
  try {
    await untilHealthy('http://127.0.0.1:3931/api/health')
    const cookie = await aMemberWithDisputes()
    const bare = spawn(process.execPath, ['tools/bench/bare-server.ts'], {
      env: { ...process.env, PORT: '3932', SOCKETS: path.join(directory, 'database') },
      stdio: 'inherit',
    })
    children.push(bare)
    await untilHealthy('http://127.0.0.1:3932/health')
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.ours.push(await rateOf(3931, cookie))
      rates.bare.push(await rateOf(3932, cookie))
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
    rmSync(directory, { recursive: true, force: true })
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise((resolve) => child.once('exit', () => resolve())) : Promise.resolve()

async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      http.get(url, (answer) => resolve(answer.resume().statusCode === 200)).on('error', () => resolve(false))
    })
    if (isUp) return
    await wait(50)
  }
  throw new Error(`${url} does not answer`)
}

async function post(pathname: string, body: object, cookie: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
    const request = http.request({ port: 3931, path: pathname, method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''))
    })
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
}

async function aMemberWithDisputes(): Promise<string> {
  const cookie = await post(
    '/api/auth/register',
    { username: 'bench', email: 'bench@example.test', password: 'Correct-Horse-7', name: 'Bench' },
    '',
  )
  for (let index = 0; index < DISPUTES; index += 1) {
    await post(
      '/api/disputes',
      { creditor: `Bank ${index}`, description: 'This bill was paid in full.', disputeTargets: ['equifax'] },
      cookie,
    )
  }
  return cookie
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
