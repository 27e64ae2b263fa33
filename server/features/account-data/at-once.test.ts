import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseAccount } from '#contract/account-data.ts'
import { call, newMember } from '#server/testing/member.ts'
import { tablesThatSay } from '#server/testing/planted-life.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

if (isWholeCorpus)
  it('the erasure of ten members at once succeeds for each, leaves nothing of any, and holds no table meanwhile', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => newMember(test.app)))
    // Whoever reads a table keeps it from being locked whole; an erasure must not need that.
    const reader = new pg.Client(test.pool.options)
    await reader.connect()
    await reader.query('begin; lock table reports, letters, users, sessions in access share mode')
    const erase = (cookie: string) => call(test.app, eraseAccount, { cookie, body: { confirm: 'ERASE' } })
    const erased = await Promise.all(members.map(({ cookie }) => erase(cookie)))
    await reader.end()
    expect(erased.map(({ status, answer }) => [status, answer?.left])).toEqual(members.map(() => [200, 0]))
    for (const { id, username } of members) {
      expect(await tablesThatSay(test, username)).toEqual({})
      expect(await test.context.files.list(id)).toEqual([])
    }
  })

it('an erasure asked for twice at once happens once', async () => {
  const { cookie } = await newMember(test.app)
  const both = await Promise.all([1, 2].map(() => call(test.app, eraseAccount, { cookie, body: { confirm: 'ERASE' } })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})
