import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { BrokenProduct } from '#tools/outages/broken-product.ts'

/** What can happen to a running product. */
export const OUTAGES = ['server killed', 'server stopped', 'database killed', 'connections dropped', 'database away'] as const
export type Outage = (typeof OUTAGES)[number]

/** So long the database is away: longer than a call waits for it. */
const AWAY_MS = 6_000

const CAUSE: Readonly<Record<Outage, (product: BrokenProduct) => Promise<void>>> = {
  'server killed': (product) => product.startAgain('SIGKILL'),
  'server stopped': (product) => product.startAgain('SIGTERM'),
  'database killed': (product) => {
    process.kill(postmasterOf(product).pid, 'SIGKILL')
    return Promise.resolve()
  },
  'connections dropped': async (product) => {
    const client = await connected(product)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await client.end()
  },
  'database away': async (product) => {
    const { pid } = postmasterOf(product)
    const all = [pid, ...childrenOf(pid)]
    signalAll(all, 'SIGSTOP')
    await wait(AWAY_MS)
    signalAll(all, 'SIGCONT')
  },
}

/** Lets it happen, and waits until the product says that it is ready again. */
export async function causeOutage(product: BrokenProduct, outage: Outage): Promise<void> {
  await CAUSE[outage](product)
  await product.isReady()
}

/** The database may just be starting. */
async function connected(product: BrokenProduct): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ host: postmasterOf(product).socket, user: 'errata', database: 'postgres' })
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

/** Postgres writes its process and the folder of its socket into the first and fifth line of this file. */
function postmasterOf({ directory }: BrokenProduct): { readonly pid: number; readonly socket: string } {
  const lines = readFileSync(path.join(directory, 'database/cluster/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), socket: lines[4] ?? '' }
}

const childrenOf = (pid: number): readonly number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [Number(line)]))

function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // A connection that ended meanwhile needs no signal.
    }
}
