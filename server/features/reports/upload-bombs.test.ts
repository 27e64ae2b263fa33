import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listReports } from '#contract/reports.ts'
import { makeCreditFile } from '#engine/practice/credit-file.ts'
import { seeded } from '#engine/practice/seed.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { experianCreditProfile } from '#tools/synthetic-reports/experian-credit-profile.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const form = (): string => Buffer.from(experianCreditProfile(makeCreditFile('bombs'), seeded('bombs')).bytes).toString()
const LONG = 90_000

describe('a data form whose values are built to harm', () => {
  it('reads at most twenty years of a payment pattern without end', async () => {
    const text = form().replaceAll(/("paymentHistory": ?")[^"]+/g, `$1${'C'.repeat(LONG)}`)
    const { cookie } = await newMember(test.app)
    const { status, answer } = await upload(test.app, { cookie, bytes: Buffer.from(text) })
    expect(status).toBe(201)
    const counts = answer?.report.accounts.map(({ paymentHistory }) => paymentHistory.length) ?? []
    expect(Math.max(...counts)).toBe(240)
  })

  it('refuses names that fill more than a report holds, and keeps nothing', async () => {
    const named = /("subscriberName": ?")[^"]+/g
    const each = Math.floor(9_000_000 / (form().match(named)?.length ?? 1))
    const text = form().replaceAll(named, `$1${'A'.repeat(each)}`)
    const { cookie } = await newMember(test.app)
    const { status, raw } = await upload(test.app, { cookie, bytes: Buffer.from(text) })
    expect([status, raw.toString().includes('"too_large"')]).toEqual([413, true])
    expect(await ok(test.app, listReports, { cookie })).toEqual([])
  })
})
