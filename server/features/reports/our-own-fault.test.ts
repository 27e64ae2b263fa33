import { afterAll, beforeAll, expect, it } from 'vitest'
import { listReports } from '#contract/reports.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it('a bug of ours while a report is read is a 500 in words, logged without anything private, and no fault of the file', async () => {
  const { cookie } = await newMember(test.app)
  const { bytes } = exampleReport()
  const { pageText } = test.context
  Object.assign(test.context, {
    pageText: { ...pageText, read: () => Promise.reject(new TypeError('cannot read 123-45-6789 of undefined')) },
  })
  const { status, refusal } = await upload(test.app, { cookie, bytes })
  Object.assign(test.context, { pageText })
  expect([status, refusal?.code]).toEqual([500, 'internal'])
  expect(refusal?.message).not.toMatch(/damaged/i)
  expect(test.logged.join()).toContain('TypeError')
  expect(test.logged.join()).not.toContain('123-45-6789')
  expect(await ok(test.app, listReports, { cookie })).toEqual([])
  expect((await upload(test.app, { cookie, bytes })).status).toBe(201)
})
