import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { followNotifications as endpoint, readAllNotifications } from '#contract/notifications.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { followNotifications } from '#server/features/notifications/follow-notifications.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const NEWS = { type: 'resolved', title: 'Done', message: 'It is done.', priority: 'high', isPractice: false } as const
const visit = {
  params: undefined,
  query: undefined,
  body: undefined,
  files: [],
  cursor: null,
  address: '',
  header: () => null,
  session: { value: null, set: () => undefined, clear: () => undefined },
  device: { value: null, set: () => undefined, clear: () => undefined },
}

async function listener() {
  const member = await newMember(test.app)
  const user = await ownerOfRow(test.context, member.id)
  if (!user) throw new Error('the member is gone')
  const events = (await followNotifications(test.context, { ...visit, user }))[Symbol.asyncIterator]()
  const next = async () => {
    const { value } = await events.next()
    return value
  }
  const tell = (occasion: string, isKept = true) =>
    test.context.db.transaction(async (tx) => {
      await notify(tx, user, { ...NEWS, occasion, at: test.context.now() })
      if (!isKept) throw new Error('taken back')
    })
  return { ...member, next, tell, leave: () => events.return?.() }
}

/** Until so many connections stand on which changes are heard: one, while anybody of this process listens. */
const connected = (count: number) =>
  vi.waitFor(async () => {
    const standing = sql`datname = current_database() and state = 'idle' and query ilike 'listen %'`
    const { rows } = await test.context.db.execute(sql`select 1 from pg_stat_activity where ${standing}`)
    expect(rows).toHaveLength(count)
  }, 60_000)

describe('what the bell hears', () => {
  it('is the state at once, then each change as soon as it is kept', async () => {
    const { next, tell, cookie, leave } = await listener()
    expect(await next()).toEqual({ unread: 0, newestAt: null })
    await connected(1)
    const begun = performance.now()
    const heard = next()
    await tell('one')
    expect(await heard).toEqual({ unread: 1, newestAt: test.context.now() })
    const again = next()
    await expect(tell('two', false)).rejects.toThrow('taken back')
    await tell('three')
    expect(await again).toMatchObject({ unread: 2 })
    const read = next()
    await ok(test.app, readAllNotifications, { cookie })
    expect(await read).toMatchObject({ unread: 0 })
    // Three changes that are seen by looking alone take a minute.
    expect(performance.now() - begun).toBeLessThan(40_000)
    await leave()
    await connected(0)
  })

  it('is the member’s own', async () => {
    const [one, other] = [await listener(), await listener()]
    await Promise.all([one.next(), other.next()])
    await connected(1)
    const heard = one.next()
    await other.tell('theirs')
    expect(await Promise.race([heard, new Promise((resolve) => setTimeout(() => resolve('nothing'), 500))])).toBe('nothing')
    await Promise.all([one.tell('mine'), heard])
    await Promise.all([one.leave(), other.leave()])
  })

  it('is refused to visitors', async () => {
    const { status } = await call(test.app, endpoint)
    expect(status).toBe(401)
  })
})
