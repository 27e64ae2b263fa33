import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageOfPicture } from '#adapters/recognition/port.ts'
import { deleteReport, listReports, readReport, readReportFile, readReportOriginal, readReportPage } from '#contract/reports.ts'
import { knownRecognition, picturedPages } from '#server/testing/known-recognition.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { encryptPdf } from '#tools/synthetic-reports/encrypt-pdf.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { trueLinkFile } from '#tools/synthetic-reports/truelink-json.ts'

const PDF = exampleReport().bytes
const recognition = knownRecognition([])
let test: TestApp
let pages: PageOfPicture[]
beforeAll(async () => {
  test = await testApp({ recognition })
  const printed = exampleReport({ bureau: 'experian', accounts: [CLEAN_CARD] })
  pages = await picturedPages(test.context.pageText, printed.bytes)
  for (const page of pages) recognition.learn(page.picture, page)
})
afterAll(() => test.close())

const filesOf = async (id: string): Promise<string[]> => (await test.context.files.list(id)).toSorted()

async function kept(bytes: Uint8Array | readonly Uint8Array[]) {
  const member = await newMember(test.app)
  const { cookie } = member
  const first = await upload(test.app, { cookie, bytes })
  await test.context.readings.idle()
  return { ...member, params: { id: first.answer?.report.id ?? '' }, again: () => upload(test.app, { cookie, bytes }) }
}

async function loseFiles({ id }: Pick<Member, 'id'>): Promise<string[]> {
  const before = await filesOf(id)
  for (const key of before) await test.context.files.delete(key)
  return before
}

const restoredOf = async ({ id }: Pick<Member, 'id'>): Promise<number> => {
  const { rows } = await test.context.db.execute(
    sql`select subject_id from audit_log where user_id = ${id}::uuid and action = 'report.original_restored'`,
  )
  return rows.length
}

describe('a file that is uploaded again after its original was deleted', () => {
  it('is kept again, sealed, where it was; what was read of it stays as it is', async () => {
    const { cookie, id, params, again } = await kept(PDF)
    const report = await ok(test.app, readReport, { cookie, params })
    const before = await loseFiles({ id })
    expect((await call(test.app, readReportFile, { cookie, params })).status).toBe(404)
    const { status, answer } = await again()
    expect([status, answer?.message, answer?.report.id]).toEqual([200, 'The original is saved again.', params.id])
    expect(await filesOf(id)).toEqual(before)
    const stored = await test.context.files.get(before[0] ?? '')
    expect(Buffer.from(stored ?? []).includes('%PDF')).toBe(false)
    expect((await call(test.app, readReportFile, { cookie, params })).raw.equals(Buffer.from(PDF))).toBe(true)
    expect(await ok(test.app, readReport, { cookie, params })).toEqual(report)
    expect(await restoredOf({ id })).toBe(1)
  })

  it('is not kept twice, and a file that is there is not told to be kept again', async () => {
    const { id, again } = await kept(PDF)
    expect((await again()).answer?.message).toBeUndefined()
    await loseFiles({ id })
    await again()
    const third = await again()
    expect([third.status, third.answer?.message, await restoredOf({ id })]).toEqual([200, undefined, 1])
  })

  it('has its pages and its own form again, where it is no PDF', async () => {
    const { cookie, id, params, again } = await kept(trueLinkFile('restored').bytes)
    const before = await loseFiles({ id })
    expect(before).toHaveLength(2)
    expect((await again()).answer?.message).toBe('The original is saved again.')
    expect(await filesOf(id)).toEqual(before)
    expect((await call(test.app, readReportPage, { cookie, params: { ...params, page: '1.png' } })).status).toBe(200)
  })

  it('has its pictures at once and its pages once they are drawn; nothing is read twice', async () => {
    const { cookie, id, params, again } = await kept(pages.map(({ picture }) => picture))
    const report = await ok(test.app, readReport, { cookie, params })
    const before = await loseFiles({ id })
    const { status, answer } = await again()
    expect([status, answer?.report.status]).toEqual([200, 'ready'])
    expect(answer?.message).toMatch(/^The original is saved again\. You can see its pages/)
    expect((await again()).status).toBe(200)
    expect((await call(test.app, readReportOriginal, { cookie, params })).status).toBe(200)
    await test.context.readings.idle()
    expect(await filesOf(id)).toEqual(before)
    expect((await ok(test.app, listReports, { cookie })).map((one) => [one.id, one.status])).toEqual([[params.id, 'ready']])
    expect(await ok(test.app, readReport, { cookie, params })).toEqual(report)
    expect((await call(test.app, readReportPage, { cookie, params: { ...params, page: '1.png' } })).status).toBe(200)
    expect([await restoredOf({ id }), (await again()).answer?.message]).toEqual([1, undefined])
  })

  it('is gone with its report, deleted while it is being drawn', async () => {
    const { cookie, id, params, again } = await kept(pages.map(({ picture }) => picture))
    await loseFiles({ id })
    await again()
    await ok(test.app, deleteReport, { cookie, params })
    await test.context.readings.idle()
    expect([await ok(test.app, listReports, { cookie }), await filesOf(id)]).toEqual([[], []])
  })

  it('is as gone as before where its pages could not be drawn again, and the log says so', async () => {
    const { cookie, id, params, again } = await kept(pages.map(({ picture }) => picture))
    const report = await ok(test.app, readReport, { cookie, params })
    await loseFiles({ id })
    for (const page of pages) recognition.learn(page.picture, { kind: 'refused', reason: 'no_picture' })
    await again()
    await test.context.readings.idle()
    for (const page of pages) recognition.learn(page.picture, page)
    expect(await filesOf(id)).toEqual([])
    expect(await ok(test.app, readReport, { cookie, params })).toEqual(report)
    const { rows } = await test.context.db.execute(
      sql`select detail from audit_log where user_id = ${id}::uuid and action = 'report.unreadable'`,
    )
    expect([rows.length, await restoredOf({ id })]).toEqual([1, 0])
  })

  it('asks for the password of a locked file before the report goes that it takes the place of', async () => {
    const { cookie, id } = await newMember(test.app)
    const [bytes, password] = [encryptPdf(PDF, 'orange-tractor-42'), 'orange-tractor-42']
    const locked = await upload(test.app, { cookie, bytes, password })
    await loseFiles({ id })
    const older = (await upload(test.app, { cookie, bytes: exampleReport({ bureau: 'experian' }).bytes })).answer?.report.id ?? ''
    const again = (given: { password?: string }) => upload(test.app, { cookie, bytes, replaces: older, ...given })
    expect((await again({})).status).toBe(422)
    expect((await call(test.app, readReport, { cookie, params: { id: older } })).status).toBe(200)
    const { answer } = await again({ password })
    expect([answer?.message, answer?.report.id]).toEqual(['The original is saved again.', locked.answer?.report.id])
    expect((await call(test.app, readReport, { cookie, params: { id: older } })).status).toBe(404)
  })
})
