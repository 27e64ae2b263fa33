import pg from 'pg'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openJobs } from '#server/platform/jobs.ts'
import type { TestCluster } from '#server/testing/database.ts'

const TEMPLATE = 'errata_template'

/** Migrates an empty database once; every test copies it. */
export async function makeTemplate(connection: TestCluster['connection']): Promise<TestCluster> {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const pool = new pg.Pool({ ...connection, database: TEMPLATE, max: 2 })
  await migrateDatabase(pool)
  const silent = () => undefined
  await (await openJobs({ database: { pool }, log: { info: silent, error: silent }, jobs: [] })).close()
  await pool.end()
  return { connection, template: TEMPLATE }
}
