import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withPatientClient } from '#server/database/patient-client.ts'

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
/** Any fixed number: processes that start together take turns on it. */
const LOCK = 722_019

/** Brings the database to this version's tables. Safe when several processes start at once. */
export const migrateDatabase = (pool: pg.Pool): Promise<void> =>
  whileOthersWait(pool, (client) => migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }))

/** Changes the shape of the database while every other process that wants to waits. */
export const whileOthersWait = (pool: pg.Pool, change: (client: pg.Client) => Promise<void>): Promise<void> =>
  withPatientClient(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await change(client)
  })
