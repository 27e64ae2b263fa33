import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { S3Server } from '#tools/local-services/s3-server.ts'
import type { BrokenProduct } from '#tools/outages/broken-product.ts'
import type { Hurt } from '#tools/outages/hurt.ts'
import { fillDisk } from '#tools/outages/small-disk.ts'

/** What can happen to a running product. */
export const OUTAGES = [
  'server killed',
  'server stopped',
  'database killed',
  'connections dropped',
  'database away',
  'disk full',
  'disk slow',
  'disk read-only',
  'clock ahead',
  'clock behind',
] as const
/** What can happen to one that keeps its files in S3. */
export const STORE_OUTAGES = ['store away', 'store answers lost', 'server killed', 'database killed'] as const
export type Outage = (typeof OUTAGES)[number] | (typeof STORE_OUTAGES)[number] | 'database away for long' | 'whole disk full'

/** So long the database is away: longer than a call waits for it. */
const AWAY_MS = 6_000
const LONG_MS = 20_000
/** So long the disk, the clock or the store goes wrong: members do something meanwhile. */
const WRONG_MS = 3_000
/** A clock that is set jumps by hours, and not by the weeks after which a session ends. */
const JUMP_MS = 26 * 60 * 60_000

const CAUSE: Readonly<Record<Outage, (product: BrokenProduct) => Promise<void>>> = {
  'server killed': (product) => product.startAgain('SIGKILL'),
  'server stopped': (product) => product.startAgain('SIGTERM'),
  'database killed': async (product) => {
    const { pid } = await runningPostmaster(product)
    process.kill(pid, 'SIGKILL')
    // The product may still call itself ready: what happens next happens to the database that takes its place.
    while (isRunning(pid)) await wait(20)
  },
  'connections dropped': async (product) => {
    const client = await connected(product)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await client.end()
  },
  'database away': (product) => freezeDatabase(product, AWAY_MS),
  'database away for long': (product) => freezeDatabase(product, LONG_MS),
  'whole disk full': async ({ directory }) => {
    const giveBack = fillDisk(directory)
    await wait(LONG_MS / 4)
    giveBack()
  },
  'disk full': (product) => hurtFor(product, { disk: 'full' }),
  'disk slow': (product) => hurtFor(product, { disk: 'slow' }),
  'disk read-only': (product) => hurtFor(product, { disk: 'read-only' }),
  'clock ahead': (product) => hurtFor(product, { clockMs: JUMP_MS }),
  'clock behind': (product) => hurtFor(product, { clockMs: -JUMP_MS }),
  'store away': async ({ store }) => {
    await withTrouble(store, async (trouble) => {
      trouble.isAway = true
      await wait(WRONG_MS)
    })
  },
  'store answers lost': async ({ store }) => {
    await withTrouble(store, async (trouble) => {
      trouble.losesAnswers = true
      await wait(WRONG_MS)
    })
  },
}

async function hurtFor(product: BrokenProduct, how: Partial<Hurt>): Promise<void> {
  await product.hurt(how)
  await wait(WRONG_MS)
  await product.hurt({})
}

async function withTrouble(store: S3Server | null, cause: (trouble: S3Server['trouble']) => Promise<void>): Promise<void> {
  if (store === null) throw new Error('This product keeps its files on the disk.')
  await cause(store.trouble)
  store.trouble.isAway = false
  store.trouble.losesAnswers = false
}

async function freezeDatabase(product: BrokenProduct, milliseconds: number): Promise<void> {
  const { pid } = await runningPostmaster(product)
  const all = [pid, ...childrenOf(pid)]
  signalAll(all, 'SIGSTOP')
  await wait(milliseconds)
  signalAll(all, 'SIGCONT')
}

/** Lets it happen, and waits until the product says that it is ready again. */
export async function causeOutage(product: BrokenProduct, outage: Outage): Promise<void> {
  await CAUSE[outage](product)
  await product.isReady()
}

/** The database may just be starting. */
async function connected(product: BrokenProduct): Promise<pg.Client> {
  for (;;) {
    const { socket } = await runningPostmaster(product)
    const client = new pg.Client({ host: socket, user: 'errata', database: 'postgres' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch {
      await product.isReady()
      await wait(200)
    }
  }
}

interface Postmaster {
  readonly pid: number
  readonly socket: string
}

/** Between two databases there is none, or its file names the one before. */
async function runningPostmaster(product: BrokenProduct): Promise<Postmaster> {
  for (;;) {
    const found = postmasterOf(product)
    if (found !== null && isRunning(found.pid)) return found
    await wait(50)
  }
}

/** One that has ended and that no one has waited for is still listed, as `Z`. */
const isRunning = (pid: number): boolean =>
  /^[^Z\s]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout)

/** Postgres writes its process and the folder of its socket into the first and fifth line of this file. */
function postmasterOf({ directory }: BrokenProduct): Postmaster | null {
  const file = path.join(directory, 'database/cluster/postmaster.pid')
  const [pid, , , , socket] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return socket === undefined ? null : { pid: Number(pid), socket }
}

/** None is no failure, which `ps` calls it. */
const childrenOf = (pid: number): readonly number[] =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [Number(line)]))

function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // A connection that ended meanwhile needs no signal.
    }
}
