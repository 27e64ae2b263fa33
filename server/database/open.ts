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

export function openPool(connection: pg.PoolConfig): OpenDatabase {
  keepDaysAsText()
  const pool = new pg.Pool({ max: 10, ...connection, options: '-c timezone=UTC' })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return { db: drizzle({ client: pool, casing: 'snake_case' }), pool, close: () => pool.end() }
}

/** Opens the server of DATABASE_URL, or the embedded database in the data folder. */
export async function openDatabase(place: { url: string | undefined; directory: string }): Promise<OpenDatabase> {
  if (place.url !== undefined) return openPool({ connectionString: place.url })
  const embedded = await startEmbeddedDatabase(place.directory)
  const open = openPool(embedded.connection)
  return {
    ...open,
    close: async () => {
      await open.close()
      await embedded.stop()
    },
  }
}
