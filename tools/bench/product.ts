import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { type Database, openPool } from '#server/database/open.ts'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { startArguments } from '#tools/start-arguments.ts'

/** The product in a process of its own, on an empty folder, with one member signed in. */
export interface Product {
  readonly url: string
  readonly cookie: string
  /** Its data folder, gone after `stop` unless it was given as `DATA_DIR`. */
  readonly directory: string
  /** Megabytes that the server's process holds now, its threads with it; those of the database are processes of their own. */
  memory(): number
  /** Seconds of processor that each has taken so far. */
  processor(): { readonly server: number; readonly database: number }
  isRunning(): boolean
  stop(): Promise<void>
}

/** Starts the product from this tree as `npm start` does. Throws when it does not answer within three minutes. `enter` answers its member's cookie. */
export async function startProduct(
  port: number,
  environment: Readonly<Record<string, string>> = {},
  enter: (url: string) => Promise<string> = register,
): Promise<Product> {
  bundleServer()
  const kept = environment['DATA_DIR']
  const directory = kept ?? mkdtempSync(path.join(tmpdir(), 'errata-bench-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: directory, ...environment }
  const child = spawn(process.execPath, startArguments(), { env, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended(child)
    if (kept === undefined) rmSync(directory, { recursive: true, force: true })
  }
  try {
    await untilHealthy(`${url}/api/health`)
    const cookie = await enter(url)
    return {
      url,
      cookie,
      directory,
      memory: () => residentMegabytes(child.pid),
      processor: () => processorSeconds(child.pid),
      isRunning: () => child.exitCode === null,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves when the process has ended. */
export const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise((resolve) => child.once('exit', () => resolve())) : Promise.resolve()

/** Asks until the address answers 200; throws after three minutes, which a busy machine may need for a first start. */
export async function untilHealthy(url: string): Promise<void> {
  for (let tries = 0; tries < 3600; tries += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      http.get(url, (answer) => resolve(answer.resume().statusCode === 200)).on('error', () => resolve(false))
    })
    if (isUp) return
    await wait(50)
  }
  throw new Error(`${url} does not answer`)
}

const PASSWORD = 'Correct-Horse-7'

/** Somebody new; answers their cookie. */
export const register = (url: string, username = 'bench'): Promise<string> =>
  cookieOf(`${url}/api/auth/register`, { username, email: `${username}@example.test`, password: PASSWORD, name: 'Bench' })

/** Who registered before; answers their new cookie. */
export const signIn = (url: string, username = 'bench'): Promise<string> =>
  cookieOf(`${url}/api/auth/login`, { username, password: PASSWORD })

async function cookieOf(address: string, person: Readonly<Record<string, string>>): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(person) })
  await answer.arrayBuffer()
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`${address} answered ${answer.status}`)
  return cookie
}

/** Something done in the product's own database. It is let go of afterwards, or this process would start it again after the product's end. */
export async function inDatabaseOf<Answer>(
  { directory }: Pick<Product, 'directory'>,
  work: (pool: pg.Pool, db: Database) => Promise<Answer>,
): Promise<Answer> {
  const { connection, stop } = await startEmbeddedDatabase(path.join(directory, 'database'))
  const { pool, db, close } = openPool(connection)
  try {
    return await work(pool, db)
  } finally {
    await close()
    await stop()
  }
}

/** Linux only, as the rest of the measuring is. */
function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

const TICKS_A_SECOND = 100

interface Process {
  readonly id: number
  readonly parent: number
  /** Those that have ended count with the process that waited for them. */
  readonly seconds: number
}

function allProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      // The name, in brackets, may hold spaces.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number)
      const [, parent = 0] = fields
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
      return [{ id: Number(name), parent, seconds: ticks / TICKS_A_SECOND }]
    } catch {
      return []
    }
  })
}

/** The server starts no process but its database. */
export function processorSeconds(pid: number | undefined): { server: number; database: number } {
  const all = allProcesses()
  const below = (id: number): Process[] => all.filter(({ parent }) => parent === id).flatMap((one) => [one, ...below(one.id)])
  return {
    server: all.find(({ id }) => id === pid)?.seconds ?? Number.NaN,
    database: below(pid ?? 0).reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

/** Uploads one file and answers the status with the body. */
export async function uploadTo(
  { url, cookie }: Pick<Product, 'url' | 'cookie'>,
  file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<{ readonly status: number; readonly body: unknown }> {
  const form = new FormData()
  form.set('bureau', 'auto')
  form.set('creditReport', new Blob([file.bytes], { type: 'application/octet-stream' }), file.name)
  const answer = await fetch(`${url}/api/credit-reports/upload`, { method: 'POST', headers: { cookie }, body: form })
  return { status: answer.status, body: await answer.json() }
}

const upload = z.object({ report: z.object({ id: z.string(), status: z.string() }) })

/** The report of an upload's answer; null where it is a refusal. */
export const keptOf = (body: unknown): { readonly id: string; readonly status: string } | null =>
  upload.safeParse(body).data?.report ?? null

/** Deletes a report, or the reading that would become one. */
export async function deleteFrom({ url, cookie }: Product, id: string): Promise<void> {
  await fetch(`${url}/api/credit-reports/${id}`, { method: 'DELETE', headers: { cookie } })
}
