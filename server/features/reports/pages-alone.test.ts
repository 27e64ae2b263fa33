import { afterAll, beforeAll, expect, it } from 'vitest'
import { listReports } from '#contract/reports.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { setPages } from '#tools/synthetic-reports/set-pages.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { rightEdgePage } from '#engine/testing/right-edge-page.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const ROWS = [
  ['Status', ''],
  ['Date Reported', 'Aug 29, 2026'],
  ['Payment Status', 'Current'],
  ['Account Status', 'Open'],
  ['Account Details', ''],
  ['Account Type', 'Credit Card'],
  ['Credit Limit', '$4,700'],
  ['Date Account Opened', 'May 03, 2021'],
  ['Payment Details', ''],
  ['Worst Pay Status', 'Current'],
] as const
const card = rightEdgePage(
  [
    { y: 20, text: 'OAKHAVEN CARD', x: 53 },
    { y: 34, text: 'CURRENT', x: 53, right: '$284' },
    { y: 48, text: 'Credit Cards', x: 53 },
    ...ROWS.map(([text, right], index) => ({ y: 70 + index * 30, text, x: 53, ...(right !== '' && { right }) })),
  ],
  { number: 1, width: 612, height: 792, edge: 566 },
)

it('a page that names no bureau is asked about, and kept for the one that is chosen', async () => {
  const { cookie } = await newMember(test.app)
  const bytes = setPages([card])
  const asked = await upload(test.app, { cookie, bytes })
  expect([asked.status, asked.refusal?.code]).toEqual([422, 'bureau_needed'])
  expect(asked.refusal?.message).toMatch(/which bureau/)
  const { status, answer } = await upload(test.app, { cookie, bytes, bureau: 'transunion' })
  expect([status, answer?.report.bureau, answer?.report.accounts]).toMatchObject([
    201,
    'transunion',
    [{ creditorName: 'OAKHAVEN CARD', accountNumber: null, currentBalance: 284, creditLimit: 4700 }],
  ])
  expect(answer?.report.summary).toMatch(
    /^Read from part of your TransUnion report: 1 account\. These pages each show a single account/,
  )
  // Who sends it again need not choose again.
  expect((await upload(test.app, { cookie, bytes })).answer?.report.id).toBe(answer?.report.id)
  expect(await ok(test.app, listReports, { cookie })).toHaveLength(1)
})
