import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deleteReport, listReports } from '#contract/reports.ts'
import { removeUnnamedFiles } from '#server/features/reports/remove-files.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const failWith = (code: string) => () => Promise.reject(Object.assign(new Error('the disk'), { code }))
let repair = (): void => undefined
afterEach(() => repair())

/** From here on, and until it is repaired, one operation of the files fails. */
function breakFiles(operation: 'put' | 'delete', fails: () => Promise<never>): void {
  const { files } = test.context
  const before = files[operation]
  Object.assign(files, { [operation]: fails })
  repair = () => void Object.assign(files, { [operation]: before })
}

const filesOf = (id: string) => test.context.files.list(id)
const report = (seed: string) => exampleReport({ seed }).bytes
const isReadable = async (cookie: string, id: string): Promise<boolean> =>
  (await test.app.inject({ method: 'GET', url: `/api/credit-reports/${id}/pages/1.png`, headers: { cookie } })).statusCode === 200

describe('files and the rows that name them', () => {
  it.each(['EIO', 'EBUSY'])(
    'a report that replaces another keeps its files when the old ones can’t be removed (%s)',
    async (code) => {
      const { cookie, id } = await newMember(test.app)
      await upload(test.app, { cookie, bytes: report('old') })
      const [old] = await ok(test.app, listReports, { cookie })
      breakFiles('delete', failWith(code))
      const kept = await upload(test.app, { cookie, bytes: report(`new ${code}`), replaces: old?.id ?? '' })
      expect(kept.status).toBe(201)
      repair()
      const [now, ...others] = await ok(test.app, listReports, { cookie })
      expect([now?.id === old?.id, others]).toEqual([false, []])
      expect(await isReadable(cookie, now?.id ?? '')).toBe(true)
      // The job comes back for what was left.
      expect((await filesOf(id)).some((key) => key.includes(old?.id ?? 'x'))).toBe(true)
      await test.context.jobs.workOff(test.context)
      expect((await filesOf(id)).some((key) => key.includes(old?.id ?? 'x'))).toBe(false)
      expect(await isReadable(cookie, now?.id ?? '')).toBe(true)
    },
  )

  it.each(['EIO', 'ENOSPC'])('a file that can’t be written (%s) leaves neither a row nor a file', async (code) => {
    const { cookie, id } = await newMember(test.app)
    breakFiles('put', failWith(code))
    expect((await upload(test.app, { cookie, bytes: report(code) })).status).toBe(500)
    repair()
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect(await filesOf(id)).toEqual([])
    expect((await upload(test.app, { cookie, bytes: report(code) })).status).toBe(201)
  })

  it('a deleted report is gone at once, and its files once they can be removed', async () => {
    const { cookie, id } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: report('deleted') })
    const [one] = await ok(test.app, listReports, { cookie })
    breakFiles('delete', failWith('EIO'))
    expect((await call(test.app, deleteReport, { cookie, params: { id: one?.id ?? '' } })).status).toBe(200)
    repair()
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
    expect((await filesOf(id)).length).toBeGreaterThan(0)
    await test.context.jobs.workOff(test.context)
    expect(await filesOf(id)).toEqual([])
  })

  it('a file that a row names is never removed, however often it is asked for', async () => {
    const { cookie, id } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: report('named') })
    const keys = await filesOf(id)
    expect(keys.length).toBeGreaterThan(0)
    await removeUnnamedFiles(test.context, { userId: id, keys })
    await removeUnnamedFiles(test.context, { userId: id, keys })
    expect(await filesOf(id)).toEqual(keys)
  })
})
