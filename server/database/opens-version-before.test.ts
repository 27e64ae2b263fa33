import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { exportAccount } from '#contract/account-data.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { readDispute } from '#contract/disputes.ts'
import { MIGRATIONS, migrateDatabase } from '#server/database/migrate.ts'
import { openPool } from '#server/database/open.ts'
import { sealPlain } from '#server/keys/seal-plain.ts'
import { emptyDatabase } from '#server/testing/database.ts'
import { call, ok, prove } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { testCluster } from '#server/testing/test-cluster.ts'
import { countsOf } from '#tools/version-before/counts-of.ts'
import { type EarlierVersion, readEarlierVersion } from '#tools/version-before/earlier-version.ts'

const before = readEarlierVersion()
const { cookie } = before
let test: TestApp
let drop: () => Promise<void>

beforeAll(async () => {
  const empty = await emptyDatabase(testCluster())
  drop = () => empty.drop()
  const database = openPool({ connectionString: empty.url })
  await migrateAsBefore(database.pool, before.migrations)
  await insertRows(database.pool, before.tables)
  await migrateDatabase(database.pool)
  test = await testApp({ installation: { database, appSecret: before.secret } })
  // As the product does when it starts.
  expect((await sealPlain(test.context)).entries).toBeGreaterThan(0)
  for (const [key, bytes] of Object.entries(before.files)) await test.context.files.put(key, Buffer.from(bytes, 'base64'))
  test.setNow(before.at)
})
afterAll(async () => {
  await test.close()
  await drop()
})

const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) })

/** Only the migrations that the earlier version had. */
async function migrateAsBefore(pool: pg.Pool, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'errata-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true, filter: (file) => !file.endsWith('_snapshot.json') })
  const file = path.join(folder, 'meta/_journal.json')
  const whole = journal.parse(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, JSON.stringify({ ...whole, entries: whole.entries.filter(({ idx }) => idx < count) }))
  await migrate(drizzle({ client: pool }), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
}

/** As a restored copy of the database has them: no trigger runs, and rows may come before those that they name. */
async function insertRows(pool: pg.Pool, tables: EarlierVersion['tables']): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    for (const [name, rows] of Object.entries(tables)) {
      const values = `select * from json_populate_recordset(null::"${name}", $1)`
      await client.query(`insert into "${name}" overriding system value ${values}`, [JSON.stringify(rows)])
    }
    // A number that counts up goes on after the highest.
    for (const name of ['dispute_events', 'answers', 'rehearsal_acts'])
      await client.query(
        `select setval(pg_get_serial_sequence($1, 'sequence'), (select coalesce(max(sequence), 1) from "${name}"))`,
        [name],
      )
  } finally {
    client.release(true)
  }
}

it('a session that was open is open', async () => {
  const { user } = await ok(test.app, readCurrentUser, { cookie })
  expect(user.username).toBe(before.username)
})

/**
 * What this version means to answer otherwise: it asks about former employers and phone numbers, as the version before did not, keeps one
 * more kind of data, and puts what the report itself proves wrong first in the plan.
 */
const MEANT = {
  '/api/own-word': { questions: 4, said: 2 },
  '/api/retention': { choices: 5, kept: 15 },
  '/api/plan': { highPriority: 1 },
}

it('every list, and what is told of each of its rows, answers as the version before did', async () => {
  const answered: Record<string, unknown> = {}
  for (const url of Object.keys(before.recorded)) {
    const { statusCode, headers, payload } = await test.app.inject({ method: 'GET', url, headers: { cookie } })
    const isJson = String(headers['content-type']).includes('json')
    answered[url] = statusCode < 300 ? countsOf(isJson ? JSON.parse(payload) : null) : `${statusCode} ${payload}`
  }
  expect(answered).toMatchObject({ ...before.recorded, ...MEANT })
})

it('dashboard, strategy and the export open, and the password signs in', async () => {
  const { username, password } = before
  const signedIn = await call(test.app, logIn, { body: { username, password } })
  const fresh = { cookie: signedIn.cookie }
  const { user } = await ok(test.app, readCurrentUser, fresh)
  const { reportsUploaded, totalDisputes } = await ok(test.app, readDashboard, { ...fresh, params: { userId: user.id } })
  expect([reportsUploaded, totalDisputes]).toEqual([before.recorded['/api/credit-reports'], before.recorded['/api/disputes']])
  // Its key is nowhere: as if it had been removed.
  await test.pool.query('delete from passkeys')
  const proven = await prove(test.app, { ...fresh, body: { password } })
  const exported = await call(test.app, exportAccount, { cookie: proven })
  expect([exported.status, exported.refusal]).toEqual([200, null])
})

it('a dispute of which only a request went out is a request, the other is not', async () => {
  const isRequest = async (id: string) => (await ok(test.app, readDispute, { cookie, params: { id } })).isRequest
  expect(await Promise.all(before.requests.map(isRequest))).toEqual([true])
  expect(await Promise.all(before.disputes.map(isRequest))).toEqual([false])
})
