import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFindings } from '#contract/findings.ts'
import { headsOf } from '#contract/endpoint.ts'
import { generateLetter, listLetters, readLetter } from '#contract/letters.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
})
afterAll(() => test.close())

it('a letter says the date of the report that it starts from, by itself and in lists, and its text stays as it is', async () => {
  const { cookie } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const bytes = exampleReport({ reportDate: '2023-05-03', accounts: [IMPOSSIBLE_LOAN] }).bytes
  await upload(test.app, { cookie, bytes })
  const [finding] = await ok(test.app, listFindings, { cookie, query: {} })
  const written = await call(test.app, generateLetter, { cookie, body: { findingId: finding?.id ?? '' } })
  expect(written.status).toBe(201)
  expect(written.answer).toMatchObject({ reportDate: '2023-05-03', status: 'draft', isPractice: false })
  const id = written.answer?.id ?? ''
  const letter = await ok(test.app, readLetter, { cookie, params: { id } })
  expect(letter.reportDate).toBe('2023-05-03')
  expect(letter.letterContent).toContain('dated May 3, 2023')
  expect(letter.letterContent).not.toContain('free report')
  const heads = await ok(test.app, headsOf(listLetters), { cookie, query: { view: 'heads' } })
  expect(heads.map(({ reportDate }) => reportDate)).toEqual(['2023-05-03'])
})
