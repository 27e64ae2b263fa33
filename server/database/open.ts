import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'

export type Database = NodePgDatabase
/** A transaction has the reach of the database itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Dates leave the driver as ISO text: a `Date` never crosses a boundary of ours. */
function keepDaysAsText(): void {
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
}

/** How long a call waits for a connection of the pool, or for a new one, in milliseconds. */
const CONNECT_MS = 5_000
/**
 * Nothing waits for the database forever: a statement, a lock and a transaction that stands still give up, and the call says that the
 * product is busy. Migrations and other long work lift these limits for themselves.
 */
const SESSION = {
  timezone: 'UTC',
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '1min',
}
const SESSION_OPTIONS = Object.entries(SESSION)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')
/** A server that is frozen gives up nothing; then the connection does, in milliseconds. */
const QUERY_MS = 35_000

const CONNECTIONS = 10

/** Of a pool behind a pooler: how a connection is made past it. */
const PAST_POOLER = new WeakMap<pg.Pool, pg.PoolConfig>()

/** How a connection of one's own is made, for what must stay on one session: listening, and locks that last. */
export const sessionOptions = (pool: pg.Pool): pg.PoolConfig => PAST_POOLER.get(pool) ?? pool.options

/** Whether a statement keeps the name that it was given: not behind a pooler, where the session that learned it may be another's the next time. */
export function isNamable(db: Database): boolean {
  const pool = poolOf(db)
  return pool !== null && !PAST_POOLER.has(pool)
}

/** The pool behind the queries; null inside a transaction. */
export function poolOf(db: Database): pg.Pool | null {
  const pool: unknown = '$client' in db ? db.$client : null
  return pool instanceof pg.Pool ? pool : null
}

/** Connections to a database; with `past` behind a pooler that gives a session to one transaction after the other. */
export function openPool(connection: pg.PoolConfig, past?: pg.PoolConfig): OpenDatabase {
  keepDaysAsText()
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    // A pooler takes no wishes for the session: its own settings say them (`deploy/pgbouncer.ini`).
    ...(past === undefined && { options: SESSION_OPTIONS }),
    ...connection,
  })
  if (past !== undefined) PAST_POOLER.set(pool, { query_timeout: QUERY_MS, ...past, options: SESSION_OPTIONS })
  // A connection that breaks is replaced, and what used it fails by its next query. Without a listener it would end the process: while it
  // is idle the pool has none, and in a transaction between two queries the connection itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() }
}

/** Opens the server of DATABASE_URL, through the pooler where there is one, or the embedded database in the data folder. */
export async function openDatabase(place: {
  readonly url: string | undefined
  readonly directory: string
  readonly poolerUrl?: string | undefined
  readonly connections?: number
}): Promise<OpenDatabase> {
  const max = place.connections ?? CONNECTIONS
  if (place.url !== undefined && place.poolerUrl !== undefined)
    return withLimits(openPool({ connectionString: place.poolerUrl, max }, { connectionString: place.url }))
  if (place.url !== undefined) return openPool({ connectionString: place.url, max })
  const embedded = await startEmbeddedDatabase(place.directory)
  const open = openPool({ ...embedded.connection, max })
  return {
    ...open,
    close: async () => {
      await open.close()
      await embedded.stop()
    },
  }
}

/** Without the limits of the session a statement could wait forever, so a pooler that does not set them is refused. */
async function withLimits(open: OpenDatabase): Promise<OpenDatabase> {
  const { rows } = await open.pool.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [Object.keys(SESSION)],
  )
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  if (Object.entries(SESSION).every(([name, value]) => set.get(name) === value)) return open
  await open.close()
  throw new Error('DATABASE_POOLER_URL: the pooler sets no time limits. Give it the connect_query of deploy/pgbouncer.ini.')
}
