import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNotifications, readAllNotifications, readNotification } from '#contract/notifications.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { type News, notify } from '#server/features/notifications/notifications.ts'
import { call, type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const NOBODYS = '11111111-1111-4111-8111-111111111111'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function someone(): Promise<Member> {
  test.setNow(NOW)
  return newMember(test.app)
}

const listOf = ({ cookie }: Member) => ok(test.app, listNotifications, { cookie })

async function tell(member: Member, news: Partial<News>): Promise<boolean> {
  const user = await ownerOfRow(test.context, member.id)
  if (!user) throw new Error('the member is gone')
  const whole: News = {
    occasion: 'something',
    type: 'workflow_finished',
    title: 'Done',
    message: 'It is done.',
    priority: 'low',
    isPractice: false,
    at: test.context.now(),
    ...news,
  }
  return test.context.db.transaction((tx) => notify(tx, user, whole))
}

describe('the list', () => {
  it('is empty for somebody new, and refused to a visitor', async () => {
    expect(await listOf(await someone())).toEqual([])
    expect((await call(test.app, listNotifications)).status).toBe(401)
  })

  it('has the newest first, each occasion once, and what belongs to it', async () => {
    const member = await someone()
    expect(await tell(member, { occasion: 'one', at: '2026-11-18T00:00:00.000Z' })).toBe(true)
    const dispute = { id: NOBODYS, creditor: 'A Bank', status: 'in_progress' as const }
    expect(await tell(member, { occasion: 'two', type: 'letter_mailed', priority: 'medium', isPractice: true, dispute })).toBe(
      true,
    )
    expect(await tell(member, { occasion: 'two', title: 'Again' })).toBe(false)
    const [newest, oldest, ...more] = await listOf(member)
    expect(more).toEqual([])
    expect(newest).toEqual({
      id: expect.any(String),
      type: 'letter_mailed',
      title: 'Done',
      message: 'It is done.',
      priority: 'medium',
      isRead: false,
      createdAt: NOW,
      disputeId: NOBODYS,
      replyId: null,
      disputeCreditor: 'A Bank',
      disputeStatus: 'in_progress',
      isPractice: true,
    })
    expect(oldest).not.toHaveProperty('disputeCreditor')
    expect(oldest).toMatchObject({ createdAt: '2026-11-18T00:00:00.000Z', disputeId: null, isPractice: false })
  })

  it('is the newest hundred, and the unread can be counted to more than 99 behind them', async () => {
    const member = await someone()
    const fill = (from: number, to: number, isRead: boolean) =>
      test.context.db.execute(
        sql`insert into notifications (user_id, id, occasion, type, title, message, priority, is_read, is_practice, created_at)
            select ${member.id}, gen_random_uuid(), 'n' || n, 'workflow_finished', 'Done', 'It is done.', 'low', ${isRead}, false, timestamptz '2026-01-01' + n * interval '1 hour'
            from generate_series(${from}::int, ${to}::int) n`,
      )
    await fill(1, 30, false)
    await fill(31, 180, true)
    const few = await listOf(member)
    expect([few.length, few.filter(({ isRead }) => !isRead).length]).toEqual([130, 30])
    await fill(181, 230, false)
    await fill(-200, 0, false)
    const many = await listOf(member)
    expect(many.length).toBe(150)
    expect(many.filter(({ isRead }) => !isRead)).toHaveLength(100)
    expect(many.map(({ createdAt }) => createdAt)).toEqual(
      many
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
  })

  it('is the member’s own: the same occasion is told to each', async () => {
    const [one, other] = [await someone(), await someone()]
    await tell(one, { occasion: 'shared' })
    expect(await listOf(other)).toEqual([])
    expect(await tell(other, { occasion: 'shared' })).toBe(true)
  })
})

describe('reading', () => {
  it('marks one, and a second time changes nothing', async () => {
    const member = await someone()
    await tell(member, { occasion: 'one' })
    await tell(member, { occasion: 'two' })
    const id = (await listOf(member))[0]?.id ?? ''
    const mark = () => ok(test.app, readNotification, { cookie: member.cookie, params: { id } })
    expect(await mark()).toMatchObject({ id, isRead: true })
    expect(await mark()).toMatchObject({ id, isRead: true })
    expect((await listOf(member)).filter(({ isRead }) => isRead)).toHaveLength(1)
  })

  it('marks all of the member’s own, and then none', async () => {
    const [member, other] = [await someone(), await someone()]
    for (const occasion of ['one', 'two']) await tell(member, { occasion })
    await tell(other, { occasion: 'one' })
    const markAll = () => ok(test.app, readAllNotifications, { cookie: member.cookie })
    expect([await markAll(), await markAll()]).toEqual([{ marked: 2 }, { marked: 0 }])
    expect((await listOf(member)).every(({ isRead }) => isRead)).toBe(true)
    expect((await listOf(other)).every(({ isRead }) => isRead)).toBe(false)
  })

  it('is refused to visitors, for a stranger’s and for what is no id', async () => {
    const [member, other] = [await someone(), await someone()]
    await tell(member, { occasion: 'one' })
    const id = (await listOf(member))[0]?.id ?? ''
    const statusOf = async (one: string, cookie: string | null) =>
      (await call(test.app, readNotification, { cookie, params: { id: one } })).status
    expect(await statusOf(id, null)).toBe(401)
    expect(await statusOf(id, other.cookie)).toBe(404)
    expect(await statusOf(NOBODYS, member.cookie)).toBe(404)
    expect(await statusOf('not-an-id', member.cookie)).toBe(404)
    expect((await call(test.app, readAllNotifications)).status).toBe(401)
    expect((await listOf(member))[0]?.isRead).toBe(false)
  })
})
