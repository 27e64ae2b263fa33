import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFiles } from '#adapters/files/open-files.ts'
import { eraseAccount } from '#contract/account-data.ts'
import { deleteReport, listReports } from '#contract/reports.ts'
import { lookAgain } from '#server/features/account-data/account-data.ts'
import { unseal } from '#server/platform/vault.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { plantLife } from '#server/testing/planted-life.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { type S3Server, startS3Server } from '#tools/local-services/s3-server.ts'
import { exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

let server: S3Server
let test: TestApp
beforeAll(async () => {
  server = await startS3Server()
  const store = await openFiles({ directory: '/nowhere', s3: server.settings })
  test = await testApp({ files: store })
})
afterAll(async () => {
  await test.close()
  await server.close()
})

/** Everything that lies in the storage service, as it lies there. */
const objects = (): { readonly key: string; readonly bytes: Buffer }[] =>
  readdirSync(path.join(server.directory, server.settings.bucket), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('_object'))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return {
        key: path.relative(path.join(server.directory, server.settings.bucket), file).replace('._S3rver_object', ''),
        bytes: readFileSync(file),
      }
    })
const report = (remark: string): Uint8Array =>
  exampleReport({ seed: remark, accounts: [{ ...IMPOSSIBLE_LOAN, remarks: [remark] }] }).bytes
const pageOf = (cookie: string, id: string) =>
  test.app.inject({ method: 'GET', url: `/api/credit-reports/${id}/pages/1.png`, headers: { cookie } })

it('files lie sealed in S3, are read from there, and go when nothing names them', async () => {
  const { cookie, id } = await newMember(test.app)
  expect((await upload(test.app, { cookie, bytes: report('sealed') })).status).toBe(201)
  const mine = objects().filter(({ key }) => key.startsWith(`files/${id}/reports/`))
  expect(mine.length).toBeGreaterThan(0)
  for (const { key, bytes } of mine) {
    expect(bytes.subarray(0, 4).toString()).not.toBe('%PDF')
    expect(unseal(test.context, key.slice('files/'.length), bytes)).toBeDefined()
  }
  const [one] = await ok(test.app, listReports, { cookie })
  expect((await pageOf(cookie, one?.id ?? '')).statusCode).toBe(200)

  const stray = `${id}/papers/3f0c2c1e-7b5e-4d0a-8a53-0d8cf1ad6b5a/1.jpg`
  await test.context.files.put(stray, new Uint8Array([1]))
  await test.context.jobs.doNow(test.context, 'files.sweep-all', {})
  const left = objects().filter(({ key }) => key.startsWith(`files/${id}/`))
  expect(left.map(({ key }) => key)).toEqual(mine.map(({ key }) => key))

  await ok(test.app, deleteReport, { cookie, params: { id: one?.id ?? '' } })
  expect(objects().filter(({ key }) => key.startsWith(`files/${id}/`))).toEqual([])
})

it('a storage service that is away is said to be so: nothing is kept, what was kept stays, and it goes on afterwards', async () => {
  const { cookie, id } = await newMember(test.app)
  await upload(test.app, { cookie, bytes: report('before') })
  const [kept] = await ok(test.app, listReports, { cookie })
  server.trouble.isAway = true
  const refused = await upload(test.app, { cookie, bytes: report('meanwhile') })
  server.trouble.isAway = false
  expect([refused.status, refused.refusal?.code]).toEqual([503, 'unavailable'])
  expect((await ok(test.app, listReports, { cookie })).map((one) => one.id)).toEqual([kept?.id])
  await test.context.jobs.workOff(test.context)
  expect(new Set((await test.context.files.list(id)).map((key) => key.split('/')[2]))).toEqual(new Set([kept?.id]))
  expect((await upload(test.app, { cookie, bytes: report('meanwhile') })).status).toBe(201)
})

it('an erasure leaves nothing of its person in S3: no file, no message, no practice letter', async () => {
  const life = await plantLife(test, 'quaxmarel', { report: report('Disputed by quaxmarel') })
  const other = await plantLife(test, 'brindolo', { report: report('Disputed by brindolo') })
  const kinds = (id: string, marker: string): readonly string[] =>
    objects()
      .filter(({ key, bytes }) => key.includes(id) || bytes.toString('latin1').toLowerCase().includes(marker))
      .map(({ key }) => key.split('/')[0] ?? '')
  expect(new Set(kinds(life.id, life.marker))).toEqual(new Set(['files', 'outbox', 'post']))
  const posted = objects().filter(({ key }) => key.startsWith('post/')).length
  const others = kinds(other.id, other.marker).length

  const certificate = await ok(test.app, eraseAccount, { cookie: life.cookie, body: { confirm: 'ERASE' } })
  const deleted = new Map(certificate.deleted.map(({ what, count }) => [what, count]))
  expect(deleted.get('letters_at_the_practice_post_office')).toBe(posted / 4)
  expect(deleted.get('files')).toBeGreaterThan(0)
  expect(kinds(life.id, life.marker)).toEqual([])
  // Its PDF is compressed, so that no word of it can be searched for.
  expect(objects().filter(({ key }) => key.startsWith('post/'))).toHaveLength(posted / 2)
  expect(kinds(other.id, other.marker)).toHaveLength(others)
  await lookAgain(test.context, { id: certificate.id, isLast: true })

  expect((await call(test.app, listReports, { cookie: life.cookie })).status).toBe(401)
})
