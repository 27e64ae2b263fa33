import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlanEntries } from '#contract/plan.ts'
import { fetchAllReports } from '#contract/bureaus.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const PERSON = {
  ssn: '666-45-6789',
  dateOfBirth: '1984-03-05',
  firstName: 'Dana',
  lastName: 'Whitfield',
  address: '12 Elm Street',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402',
}

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('what becomes of the entries', () => {
  it('is nothing while there is no report', async () => {
    const { cookie } = await newMember(test.app)
    expect(await ok(test.app, readPlanEntries, { cookie })).toEqual({ leaving: [], debts: [], missing: [], isPractice: false })
  })

  it('tells by custom and by law when entries leave, each with its place and its law', async () => {
    const { cookie } = await newMember(test.app)
    await upload(test.app, { cookie, bytes: exampleReport().bytes })
    const { leaving } = await ok(test.app, readPlanEntries, { cookie })
    expect(leaving.length).toBeGreaterThan(0)
    for (const { usual, latest, citations, entry } of leaving) {
      if (usual !== null) expect(citations.length).toBeGreaterThan(0)
      if (usual !== null && latest !== null) expect(usual <= latest).toBe(true)
      expect(entry.evidence.length).toBeGreaterThan(0)
    }
    const days = leaving.flatMap(({ usual, latest }) => usual ?? latest ?? [])
    expect(days).toEqual(days.toSorted())
  })

  if (isWholeCorpus)
    it('is the member’s own, and is marked where it is practice', async () => {
      const { cookie } = await newMember(test.app)
      await ok(test.app, fetchAllReports, { cookie, body: { credentials: PERSON } })
      expect((await ok(test.app, readPlanEntries, { cookie })).isPractice).toBe(true)
      const stranger = await newMember(test.app)
      expect((await ok(test.app, readPlanEntries, { cookie: stranger.cookie })).leaving).toEqual([])
      expect((await call(test.app, readPlanEntries, {})).status).toBe(401)
    })
})
