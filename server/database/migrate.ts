import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withPatientClient } from '#server/database/patient-client.ts'

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
/** Any fixed number: processes that start together take turns on it. */
const LOCK = 722_019

/** Brings the database to this version's tables. Safe when several processes start at once. */
export const migrateDatabase = (pool: pg.Pool): Promise<void> =>
  whileOthersWait(pool, async (client) => {
    await refuseNewer(client)
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  })

/** An older version would write to tables that it does not know. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const isThere = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (isThere.rows[0]?.found !== true) return
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis)
  const { rows } = await client.query('select 1 from drizzle.__drizzle_migrations where created_at > $1 limit 1', [
    Math.max(...known),
  ])
  if (rows.length > 0)
    throw new Error(
      'A newer version of Errata has changed this database. Start that version, or restore a backup from before it.',
    )
}

/** Changes the shape of the database while every other process that wants to waits. */
export const whileOthersWait = (pool: pg.Pool, change: (client: pg.Client) => Promise<void>): Promise<void> =>
  withPatientClient(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await change(client)
  })
