import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startArguments } from '#tools/start-arguments.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** The product as a person runs it: its own process, embedded parts, a data folder of its own. */
export interface Product {
  readonly url: string
  readonly directory: string
  /** Stops it and starts it again on the same data and the same address. */
  restart(): Promise<void>
}

/** One that nobody shares. */
export interface OwnProduct extends Product {
  /** Starts it again as the product of another folder. */
  replaceBy(folder: string): Promise<void>
  stop(): Promise<void>
}

/** Names the folder that every product's data folder is a copy of; set by `prepareData`. */
const PREPARED = 'ERRATA_PREPARED_DATA'
/** Names the address at which workers ask for a product that outlives them; set by `prepareData`. */
const KEEPER = 'ERRATA_PRODUCT_KEEPER'

/** A first start makes the database, its tables and its keys, which takes longer than everything after it: it is done once. */
export async function prepareData(): Promise<() => Promise<void>> {
  bundleServer()
  const directory = newFolder()
  await end(await start(await freePort(), directory, {}), directory)
  process.env[PREPARED] = directory
  const { port, close } = await keepProducts()
  process.env[KEEPER] = `http://127.0.0.1:${port}`
  return async () => {
    await close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/**
 * A product that somebody else runs, and breaks: two processes behind a proxy (`npm run haproxy`). A journey with a service of its own
 * still runs on a product of its own.
 */
const given = { url: process.env['ERRATA_PRODUCT_URL'], directory: process.env['ERRATA_PRODUCT_DIRECTORY'] ?? '' }
/** There, calls may be cut off; the app sends them again. */
export const isBroken = given.url !== undefined

/** One product for each place of a worker. Workers come and go with the files they run, and a new product takes seconds to start and to warm up. */
async function keepProducts(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const kept = new Map<string, Promise<OwnProduct>>()
  const answer = async (address: string): Promise<Pick<Product, 'url' | 'directory'>> => {
    const [, place = '', wish] = address.split('/')
    const starting = kept.get(place) ?? startProduct()
    kept.set(place, starting)
    const product = await starting
    if (wish === 'restart') await product.restart()
    return product
  }
  const server = createHttpServer((request, response) => {
    answer(request.url ?? '').then(
      ({ url, directory }) => response.end(JSON.stringify({ url, directory })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  return {
    port: await portOf(server),
    close: async () => {
      server.close()
      server.closeAllConnections()
      for (const starting of kept.values()) await (await starting).stop()
    },
  }
}

const keptProduct = z.object({ url: z.string(), directory: z.string() })

/** The product of a worker's place. */
export async function productAt(place: number): Promise<Product> {
  if (given.url !== undefined)
    return {
      url: given.url,
      directory: given.directory,
      // Its processes are killed and started again all the time.
      restart: () => Promise.resolve(),
    }
  const ask = async (wish: string) => {
    const answered = await fetch(`${process.env[KEEPER]}/${place}/${wish}`)
    if (!answered.ok) throw new Error(await answered.text())
    return keptProduct.parse(await answered.json())
  }
  const { url, directory } = await ask('')
  return { url, directory, restart: async () => void (await ask('restart')) }
}

function newFolder(): string {
  if (!existsSync(path.join(ROOT, 'dist/web/index.html'))) throw new Error('The screens are not built: node tools/prepare.mjs')
  return mkdtempSync(path.join(tmpdir(), 'errata-journey-'))
}

/** `settings` beside those of the journeys: the address of a local service. `from`: the folder of another version. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}, from = ROOT): Promise<OwnProduct> {
  const prepared = process.env[PREPARED]
  if (prepared === undefined) throw new Error('The global set-up of Playwright has not prepared the data.')
  const directory = newFolder()
  // With owners and rights: Postgres opens no other files.
  execFileSync('cp', ['-a', `${prepared}/.`, directory])
  const port = await freePort()
  const url = `http://localhost:${port}`
  let running = await start(port, directory, settings, from)
  const replaceBy = async (folder: string): Promise<void> => {
    await end(running, directory)
    running = await start(port, directory, settings, folder)
  }
  return {
    url,
    directory,
    restart: () => replaceBy(from),
    replaceBy,
    stop: async () => {
      await end(running, directory)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function start(
  port: number,
  directory: string,
  settings: Readonly<Record<string, string>>,
  folder = ROOT,
): Promise<ChildProcess> {
  const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: directory }
  const child = spawn(process.execPath, startArguments(), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString('utf8')))
  // Its own word: whoever answers at the port may be another product that was given the same one a moment ago.
  for (let tries = 0; tries < 2400 && child.exitCode === null; tries += 1) {
    if (said.join('').includes('Errata is ready')) return child
    await wait(50)
  }
  await end(child, directory)
  throw new Error(`The product did not start:\n${said.join('')}`)
}

/** The server leaves in time, even if its database still takes some: nobody may copy, remove or open the folder before that has ended. */
async function end(child: ChildProcess, directory: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  while (existsSync(path.join(directory, 'database/cluster/postmaster.pid'))) await wait(20)
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}
