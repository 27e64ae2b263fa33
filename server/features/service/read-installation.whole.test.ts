import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FilesPort } from '#adapters/files/port.ts'
import { readInstallation } from '#contract/operator.ts'
import { makeApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { type PlantedLife, plantLife } from '#server/testing/planted-life.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

const MEMBERS = 'quaxmarel'
const SECRET = 'zornblatt-4711-secret'
/** Each text that may be secret or private, with the secret in it. */
const SETTINGS = {
  DATABASE_URL: `postgres://errata:${SECRET}@${SECRET}.test/errata`,
  DATABASE_POOLER_URL: `postgres://errata:${SECRET}@${SECRET}.test/errata`,
  PUBLIC_URL: `https://${SECRET}.test`,
  APP_SECRET: SECRET,
  APP_SECRET_NEXT: SECRET,
  METRICS_TOKEN: SECRET,
  OTEL_EXPORTER_OTLP_ENDPOINT: `https://${SECRET}.test`,
  STRIPE_SECRET_KEY: SECRET,
  STRIPE_PUBLISHABLE_KEY: SECRET,
  STRIPE_WEBHOOK_SECRET: SECRET,
  PAYMENTS: 'stripe',
  SMTP_URL: `smtp://${SECRET}:${SECRET}@${SECRET}.test`,
  SECURITY_CONTACT: `mailto:${SECRET}@example.test`,
  MAIL_FROM: `Errata <${SECRET}@example.test>`,
  POST_PROVIDER: 'lob',
  LOB_API_KEY: SECRET,
  LOB_WEBHOOK_SECRET: SECRET,
  S3_BUCKET: SECRET,
  S3_ENDPOINT: `https://${SECRET}.test`,
  S3_ACCESS_KEY_ID: SECRET,
  S3_SECRET_ACCESS_KEY: SECRET,
  MODEL_BASE_URL: `https://${SECRET}.test`,
  MODEL_NAME: SECRET,
  MODEL_API_KEY: SECRET,
  BUREAU_PROVIDER: 'experian',
  BUREAU_BASE_URL: `https://${SECRET}.test`,
  BUREAU_CLIENT_ID: SECRET,
  BUREAU_CLIENT_SECRET: SECRET,
  BUREAU_SUBSCRIBER_CODE: SECRET,
  BUREAU_PURPOSE_CODE: SECRET,
  BILLING_OPERATOR_NAME: SECRET,
  BILLING_OPERATOR_ADDRESS: SECRET,
} as const

let test: TestApp
let app: FastifyInstance
let operator: Member
let life: PlantedLife
beforeAll(async () => {
  test = await testApp()
  test.context.watched.slowQueries.watch(test.pool)
  operator = await newMember(test.app)
  const remarks = [`Disputed by ${MEMBERS}`]
  life = await plantLife(test, MEMBERS, { report: exampleReport({ accounts: [{ ...IMPOSSIBLE_LOAN, remarks }] }).bytes })
  const screens = path.join(test.directory, 'built')
  mkdirSync(path.join(screens, 'assets'), { recursive: true })
  for (const name of ['index.html', 'index.es.html'])
    writeFileSync(path.join(screens, name), '<!doctype html><html lang="en"><head></head><body>screens</body></html>')
  const settings = readSettings({
    ...SETTINGS,
    DATA_DIR: test.directory,
    OPERATORS: `${operator.id}, 11111111-1111-4111-8111-111111111111`,
  })
  // The calls of this test are made without TLS.
  app = await makeApp({ ...test.context, settings: { ...settings, PUBLIC_URL: undefined } }, screens)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const page = (cookie: string | null, url = '/operator') =>
  app.inject({ method: 'GET', url, headers: cookie === null ? {} : { cookie } })

it('is for operators alone: a member is told that there is nothing, a visitor to sign in', async () => {
  expect((await call(app, readInstallation, { cookie: operator.cookie })).status).toBe(200)
  expect((await call(app, readInstallation, { cookie: life.cookie })).status).toBe(404)
  expect((await call(app, readInstallation)).status).toBe(401)
  expect((await call(test.app, readInstallation, { cookie: operator.cookie })).status).toBe(404)
  for (const answered of [
    await page(life.cookie),
    await page(null),
    await page(operator.cookie, '/operator/'),
    await page(operator.cookie, `/helping/${life.id}/operator`),
  ])
    expect(answered.payload).toContain('screens')
})

it('tells what waits, services, slow statements, disk, versions and settings', async () => {
  const { files } = test.context
  const away: FilesPort['get'] = () => Promise.reject(new Error('away'))
  const watched = test.context.watched.vendors.watch('files', { ...files, get: away })
  await watched.put('of-an-operator', new Uint8Array())
  await watched.get('of-an-operator').catch(() => null)
  await test.context.db.execute(sql`select pg_sleep(0.25), ${MEMBERS}::text`)
  await test.context.db.execute(sql.raw(`select pg_sleep(0.25), '${MEMBERS}'`))
  const told = await ok(app, readInstallation, { cookie: operator.cookie })
  expect(told.queues.find(({ what }) => what.startsWith('job '))?.waiting).toBeGreaterThan(0)
  expect(told.vendors.find(({ service }) => service === 'files')).toMatchObject({ state: 'real', answered: 1, failed: 1 })
  expect(told.slowQueries.map(({ statement }) => statement)).toEqual(
    expect.arrayContaining(['select pg_sleep(0.25), $1::text', "select pg_sleep(0.25), '…'"]),
  )
  expect(told.disk.totalBytes).toBeGreaterThan(told.disk.freeBytes)
  expect(told.disk.databaseBytes).toBeGreaterThan(1_000_000)
  expect(told.versions).toMatchObject({ node: process.version, errata: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect(told.versions.migrations).toBeGreaterThan(10)
  const settings = new Map(told.settings.map(({ name, value }) => [name, value]))
  expect([settings.get('PORT'), settings.get('ROLE'), settings.get('APP_SECRET'), settings.get('TLS_KEY_FILE')]).toEqual([
    '3000',
    'both',
    'set',
    null,
  ])
  const { payload, headers } = await page(operator.cookie)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(payload).not.toContain('<script')
  for (const words of [
    'Waiting',
    'Services',
    'select pg_sleep(0.25), $1::text',
    'Disk',
    'PostgreSQL',
    'APP_SECRET',
    told.versions.postgres,
  ])
    expect(payload).toContain(words)
})

it('tells nothing of a member and no secret, in the call and on the page', async () => {
  const told = JSON.stringify(await ok(app, readInstallation, { cookie: operator.cookie }))
  const { payload } = await page(operator.cookie)
  for (const text of [told, payload]) {
    expect(text.toLowerCase()).not.toContain(MEMBERS)
    expect(text).not.toContain(SECRET)
    for (const mark of [life.id, operator.id, operator.username, operator.email, '555) 010-2030'])
      expect(text).not.toContain(mark)
    // Chance writes four digits into a count of bytes or a hash.
    expect(text).not.toMatch(/(?<![\w.-])5059(?![\w.-])/)
  }
})
