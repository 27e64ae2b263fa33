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
 * Nothing waits for the database for ever: a statement, a lock and a transaction that stands still give up, and the call says that the
 * product is busy. Migrations and other long work lift these limits for themselves.
 */
const SESSION = '-c timezone=UTC -c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s'
/** A server that is frozen gives up nothing; then the connection does, in milliseconds. */
const QUERY_MS = 35_000

const CONNECTIONS = 10

export function openPool(connection: pg.PoolConfig): OpenDatabase {
  keepDaysAsText()
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    ...connection,
    options: SESSION,
  })
  // A connection that breaks is replaced, and what used it fails by its next query. Without a listener it would end the process: while it
  // is idle the pool has none, and in a transaction between two queries the connection itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() }
}

/** Opens the server of DATABASE_URL, or the embedded database in the data folder. */
export async function openDatabase(place: {
  readonly url: string | undefined
  readonly directory: string
  readonly connections?: number
}): Promise<OpenDatabase> {
  const max = place.connections ?? CONNECTIONS
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
