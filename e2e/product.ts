import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startArguments } from '#tools/start-arguments.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** The product as a person runs it: its own process, embedded parts, a data folder of its own. */
export interface Product {
  readonly url: string
  readonly directory: string
  /** Stops it and starts it again on the same data and the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Names the folder that every product's data folder is a copy of; set by `prepare-data.ts`. */
const PREPARED = 'ERRATA_PREPARED_DATA'

/** A first start makes the database, its tables and its keys, which takes longer than everything after it: it is done once. */
export async function prepareData(): Promise<() => void> {
  const directory = newFolder()
  await end(await start(await freePort(), directory, {}))
  process.env[PREPARED] = directory
  return () => rmSync(directory, { recursive: true, force: true })
}

function newFolder(): string {
  if (!existsSync(path.join(ROOT, 'dist/web/index.html'))) throw new Error('The screens are not built: node tools/prepare.mjs')
  return mkdtempSync(path.join(tmpdir(), 'errata-journey-'))
}

/** `settings` beside those of the journeys: the address of a local service. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const prepared = process.env[PREPARED]
  if (prepared === undefined) throw new Error('The global set-up of Playwright has not prepared the data.')
  const directory = newFolder()
  // With owners and rights: Postgres opens no other files.
  execFileSync('cp', ['-a', `${prepared}/.`, directory])
  const port = await freePort()
  const url = `http://localhost:${port}`
  let running = await start(port, directory, settings)
  return {
    url,
    directory,
    restart: async () => {
      await end(running)
      running = await start(port, directory, settings)
    },
    stop: async () => {
      await end(running)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function start(port: number, directory: string, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: directory }
  const child = spawn(process.execPath, startArguments(), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')))
  for (let tries = 0; tries < 2400; tries += 1) {
    if (child.exitCode !== null) break
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => null)
    if (answer?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await end(child)
  throw new Error(`The product did not start:\n${said.join('')}`)
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
