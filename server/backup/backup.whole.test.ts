import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesOnDisk } from '#adapters/files/open-files.ts'
import type { OpenFiles } from '#adapters/files/port.ts'
import { logIn } from '#contract/sign-in.ts'
import { deleteReport, listReports } from '#contract/reports.ts'
import { JOBS } from '#server/background.ts'
import { KINDS, MANIFEST, storeOf } from '#server/backup/backup-shape.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup, tablesOf } from '#server/backup/take-backup.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { type Database, openPool, type OpenDatabase } from '#server/database/open.ts'
import { withPatientClient } from '#server/database/patient-client.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { openLog } from '#server/platform/log.ts'
import { emptyDatabase, freshDatabase } from '#server/testing/database.ts'
import { call, ok } from '#server/testing/member.ts'
import { type PlantedLife, plantLife } from '#server/testing/planted-life.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { testCluster } from '#server/testing/test-cluster.ts'
import { exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

const APP_SECRET = 'the secret of a rehearsed backup'
const folder = mkdtempSync(path.join(tmpdir(), 'errata-backup-'))
const place = (name: string): string => path.join(folder, name)
let test: TestApp
let life: PlantedLife
let target: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  test = await testApp({ installation: { database: await freshDatabase(testCluster()), appSecret: APP_SECRET } })
  const remarks = ['Disputed by quaxmarel', 'Ünïcode \u2028 \u0085 “quoted” \\ and \t more']
  life = await plantLife(test, 'quaxmarel', { report: exampleReport({ accounts: [{ ...IMPOSSIBLE_LOAN, remarks }] }).bytes })
  await test.context.db.execute(sql`update users set phone = ${'line\u2028end\nof \\ "all" \u{1F4EC}'}`)
  await leaveAsClock(test.context.db)
  const empty = await emptyDatabase(testCluster())
  drop = empty.drop
  target = openPool({ connectionString: empty.url })
  await migrateDatabase(target.pool)
  await (await openJobs({ database: target, log: openLog('silent'), jobs: JOBS })).close()
})
afterAll(async () => {
  await test.close()
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

const CLOCK = '__pgboss__send-it'
/** What the clock of a running worker leaves behind: a job that is done, in a queue that no empty installation has. */
async function leaveAsClock(db: Database): Promise<void> {
  await db.execute(sql`select pgboss.create_queue(${CLOCK}, '{"policy": "standard"}'::jsonb)`)
  await db.execute(sql`insert into pgboss.job (name, state) values (${CLOCK}, 'completed')`)
}

/** Every row of every table as text, sorted. */
const allRows = ({ pool }: Pick<OpenDatabase, 'pool'>): Promise<Readonly<Record<string, readonly string[]>>> =>
  withPatientClient(pool, async (client) => {
    const all: Record<string, readonly string[]> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t order by 1`)
      all[name] = rows.map(({ line }) => line)
    }
    return all
  })
const allFiles = async (store: OpenFiles): Promise<Readonly<Record<string, string>>> => {
  const all: Record<string, string> = {}
  for (const kind of KINDS)
    for (const key of await store(kind).list(''))
      all[`${kind}/${key}`] = Buffer.from((await store(kind).get(key)) ?? []).toString('base64')
  return all
}
/** What each sequence gave out last. */
const lastNumbers = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<unknown> => {
  const numbers = sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`
  return (await db.execute(numbers)).rows
}
const secretFile = place('secret')
writeFileSync(secretFile, APP_SECRET)

it('a backup that is restored elsewhere brings every row and every file back, and its member signs in', async () => {
  const directory = place('backup')
  const store = filesOnDisk(storeOf(directory))
  const rows = await allRows(test)
  const files = await allFiles(filesOnDisk(test.directory))
  expect(Object.values(rows).flat().length).toBeGreaterThan(100)
  expect(new Set(Object.keys(files).map((key) => key.split('/')[0]))).toEqual(new Set(KINDS))

  const taken = await takeBackup({ database: test, files: filesOnDisk(test.directory), store, directory, secretFile })
  expect(taken.tables.reduce((sum, table) => sum + table.rows, 0)).toBe(Object.values(rows).flat().length)
  await expect(takeBackup({ database: test, files: filesOnDisk(test.directory), store, directory, secretFile })).rejects.toThrow(
    'must be empty',
  )

  const restored = { database: target, store, directory, secretFile: place('restored-secret') }
  const damaged = { ...restored, store: filesOnDisk(place('nowhere')), files: filesOnDisk(place('unused')) }
  await expect(restoreBackup(damaged)).rejects.toThrow('The backup is damaged')
  expect((await allRows({ pool: target.pool }))['public.users']).toEqual([])

  await restoreBackup({ ...restored, files: filesOnDisk(place('restored')) })
  const ofOurs = (rows['pgboss.job'] ?? []).filter((line) => !line.includes(CLOCK))
  expect(ofOurs).not.toEqual(rows['pgboss.job'])
  expect(await allRows({ pool: target.pool })).toEqual({ ...rows, 'pgboss.job': ofOurs })
  expect(await allFiles(filesOnDisk(place('restored')))).toEqual(files)
  expect(await lastNumbers(target)).toEqual(await lastNumbers(test.context))
  expect(readFileSync(place('restored-secret'), 'utf8')).toBe(APP_SECRET)
  await expect(restoreBackup({ ...restored, files: filesOnDisk(place('restored')) })).rejects.toThrow('holds something already')

  const again = await testApp({
    installation: { database: target, appSecret: APP_SECRET },
    files: filesOnDisk(place('restored')),
  })
  const { username, password } = life
  const { cookie } = await call(again.app, logIn, { body: { username, password } })
  const [report] = await ok(again.app, listReports, { cookie: cookie ?? '' })
  const page = { method: 'GET', url: `/api/credit-reports/${report?.id}/pages/1.png`, headers: { cookie: cookie ?? '' } } as const
  expect((await again.app.inject(page)).statusCode).toBe(200)
  await again.close()
})

it('no file that a row of the backup names is removed while it is made', async () => {
  const directory = place('meanwhile')
  const onDisk = filesOnDisk(test.directory)
  const [report] = await ok(test.app, listReports, { cookie: life.cookie })
  const own = `${life.id}/reports/${report?.id}`
  let isDeleted = false
  // The rows are copied; its member deletes the report before its files are.
  const files: OpenFiles = (kind) => ({
    ...onDisk(kind),
    list: async (asked) => {
      if (!isDeleted) {
        isDeleted = true
        await ok(test.app, deleteReport, { cookie: life.cookie, params: { id: report?.id ?? '' } })
      }
      return onDisk(kind).list(asked)
    },
  })
  const taken = await takeBackup({ database: test, files, store: filesOnDisk(storeOf(directory)), directory, secretFile: null })
  expect(taken.files.filter(({ key }) => key.startsWith(own)).length).toBeGreaterThan(0)
  await test.context.jobs.workOff(test.context)
  expect((await onDisk('files').list(life.id)).filter((key) => key.startsWith(own))).toEqual([])
  expect(readFileSync(path.join(directory, MANIFEST), 'utf8')).not.toContain(APP_SECRET)
})
