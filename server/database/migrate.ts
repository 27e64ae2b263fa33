import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
/** Any fixed number: processes that start together take turns on it. */
const LOCK = 722_019

/** Brings the database to this version's tables. Safe when several processes start at once. */
export const migrateDatabase = (pool: pg.Pool): Promise<void> =>
  whileOthersWait(pool, (client) => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }))

/** Changes the shape of the database while every other process that wants to waits. */
export async function whileOthersWait(pool: pg.Pool, change: (client: pg.Client) => Promise<void>): Promise<void> {
  // A connection of its own: a migration may take longer than any call.
  // (The pool hides its password from a copy.)
  const { query_timeout: _none, ...options } = pool.options
  const client = new pg.Client({ ...options, ...(pool.options.password && { password: pool.options.password }) })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await change(client)
  } finally {
    await client.end()
  }
}
