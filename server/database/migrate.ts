import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
/** Any fixed number: processes that start together take turns on it. */
const LOCK = 722_019

/** Brings the database to this version's tables. Safe when several processes start at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  // A connection of its own: a migration may take longer than any call.
  // (The pool hides its password from a copy.)
  const { query_timeout: _none, ...options } = pool.options
  const client = new pg.Client({ ...options, ...(pool.options.password && { password: pool.options.password }) })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}
