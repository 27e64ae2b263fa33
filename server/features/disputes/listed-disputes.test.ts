import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount } from '#contract/account-data.ts'
import { createDispute, listDisputes, moveDispute, recordEarlierDispute, tellDays } from '#contract/disputes.ts'
import { headsOf } from '#contract/endpoint.ts'
import { saveProfile } from '#contract/profile.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { noteSentQueries } from '#server/testing/sent-queries.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withDisputes() {
  test.setNow('2026-11-20T12:00:00.000Z')
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true })
  const earlier = { creditor: 'Harbor Bank', bureau: 'equifax', disputedOn: '2026-11-10', way: 'online' } as const
  const { id: sent } = await ok(test.app, recordEarlierDispute, { cookie, body: earlier })
  const form = { creditor: 'Midland Credit', description: 'I do not know this debt at all.' }
  const { id: own } = await ok(test.app, createDispute, { cookie, body: form })
  const list = (query: object = {}) => ok(test.app, listDisputes, { cookie, query })
  const both = async () => ({
    whole: await list(),
    heads: await ok(test.app, headsOf(listDisputes), { cookie, query: { view: 'heads' } }),
  })
  /** As a process answers that remembers nothing of this member. */
  const bothAnew = () => {
    test.context.keys.remembered.forget(userId)
    return both()
  }
  return { cookie, userId, sent, own, list, both, bothAnew }
}

/** What makes the list another one. */
const CHANGES: Readonly<Record<string, (given: Awaited<ReturnType<typeof withDisputes>>) => unknown>> = {
  'a dispute moves on': ({ cookie, own }) =>
    call(test.app, moveDispute, { cookie, params: { id: own }, body: { status: 'withdrawn' } }),
  'its member tells a day': ({ cookie, sent }) =>
    call(test.app, tellDays, { cookie, params: { id: sent }, body: { afterFreeAnnualReport: true } }),
  'a dispute is opened': ({ cookie }) =>
    call(test.app, createDispute, { cookie, body: { creditor: 'Harbor Bank', description: 'It was paid in full in May.' } }),
  'a day passes': () => test.setNow('2026-11-21T12:00:00.000Z'),
  'its member moves to another time zone': ({ cookie }) =>
    call(test.app, saveProfile, { cookie, body: { timeZone: 'Pacific/Kiritimati' } }),
  'a row is changed twice in one transaction': ({ sent }) =>
    test.context.db.transaction(async (tx) => {
      await tx.execute(sql`update disputes set creditor = 'Harbor' where id = ${sent}`)
      await tx.execute(sql`update disputes set creditor = 'Harbor National' where id = ${sent}`)
    }),
}

describe('a list of disputes', () => {
  it.each(Object.entries(CHANGES))('is another one after %s', async (_what, change) => {
    const given = await withDisputes()
    const before = await given.both()
    await change(given)
    const after = await given.both()
    expect(after.whole).not.toEqual(before.whole)
    expect(after).toEqual(await given.bothAnew())
  })

  it('is as it was after a change that came to nothing', async () => {
    const { sent, list } = await withDisputes()
    const before = await list()
    const broken = test.context.db.transaction(async (tx) => {
      await tx.execute(sql`update disputes set creditor = 'Harbor' where id = ${sent}`)
      throw new Error('the disk is full')
    })
    await expect(broken).rejects.toThrow('the disk is full')
    expect(await list()).toEqual(before)
  })

  it('reads again only the dispute that changed, in whatever order it is asked', async () => {
    const { sent, list } = await withDisputes()
    await list()
    const queries = noteSentQueries()
    const isReadAgain = () => queries.texts().some((text) => text.includes('sealed_description'))
    try {
      await queries.during(async () => {
        await list()
        await list({ sort: 'oldest', limit: 1 })
        await list({ stage: 'active' })
      })
      expect(isReadAgain()).toBe(false)
      await test.context.db.execute(sql`update disputes set creditor = 'Harbor National' where id = ${sent}`)
      expect((await queries.during(() => list())).map(({ creditor }) => creditor)).toContain('Harbor National')
      expect(isReadAgain()).toBe(true)
    } finally {
      queries.stop()
    }
  })

  it('is forgotten with the account', async () => {
    const { cookie, userId, own, list } = await withDisputes()
    await list()
    const { rows } = await test.context.db.execute<{ version: string }>(
      sql`select xmin::text || ctid::text as version from disputes where id = ${own}`,
    )
    const key = { place: `${userId}/dispute-all/${own}`, madeOf: `${rows[0]?.version} 2026-11-20 null` }
    expect(test.context.keys.remembered.get(key)).toContain('I do not know this debt')
    await ok(test.app, eraseAccount, { cookie, body: { confirm: 'ERASE' } })
    expect(test.context.keys.remembered.get(key)).toBeNull()
  })
})
