import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headsOf } from '#contract/endpoint.ts'
import { generateLetter, listLetters, listLettersOfUser } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const query = { view: 'heads' } as const

let test: TestApp
let member: Member
beforeAll(async () => {
  test = await testApp()
  member = await newMember(test.app)
  await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie: member.cookie })
  await ok(test.app, generateLetter, { cookie: member.cookie, body: { negativeItemId: item?.id ?? '', userInfo } })
})
afterAll(() => test.close())

describe('a list that is asked for as heads', () => {
  it('has the same reports without what they say', async () => {
    const { cookie } = member
    const [whole] = await ok(test.app, listReports, { cookie })
    const { accounts = [], inquiries, publicRecords, personalInfo, negativeItems = [], findings, ...head } = whole ?? {}
    expect([accounts.length, inquiries, publicRecords, personalInfo, findings]).not.toContain(undefined)
    expect(await ok(test.app, headsOf(listReports), { cookie, query })).toEqual([head])
    expect(head).toMatchObject({ accountCount: accounts.length, negativeItemCount: negativeItems.length })
    expect(Math.min(accounts.length, negativeItems.length)).toBeGreaterThan(0)
  })

  it('has the same letters without their text and proof', async () => {
    const { cookie } = member
    const [whole] = await ok(test.app, listLetters, { cookie })
    const { letterContent, proof, ...head } = whole ?? {}
    expect([letterContent, proof]).not.toContain(undefined)
    expect(await ok(test.app, headsOf(listLetters), { cookie, query })).toEqual([head])
    const params = { userId: member.id }
    expect(await ok(test.app, headsOf(listLettersOfUser), { cookie, params, query })).toEqual([head])
  })

  it('knows no other view', async () => {
    const { cookie } = member
    const url = '/api/credit-reports?view=tails'
    const answered = await test.app.inject({ method: 'GET', url, headers: { cookie } })
    expect([answered.statusCode, (await call(test.app, headsOf(listReports), { query })).status]).toEqual([400, 401])
  })
})
