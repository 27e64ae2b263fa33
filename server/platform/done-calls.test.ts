import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addScore } from '#contract/scores.ts'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import { sweepDoneCalls } from '#server/platform/done-calls.ts'
import { call, type Member, newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let member: Member
beforeAll(async () => {
  test = await testApp()
})
beforeEach(async () => {
  member = await newMember(test.app, { isKnown: true })
})
afterAll(() => test.close())

const DAY = '2024-05-01'
/** Done twice it answers 201, then 200, and leaves two lines in the log. */
const add = (key: string | null, { cookie = member.cookie, score = 640 } = {}) =>
  call(test.app, addScore, {
    cookie,
    headers: key === null ? {} : { 'idempotency-key': key },
    body: { score, bureau: 'equifax', model: 'FICO 8', day: DAY, from: null },
  })

async function actsOf({ id }: Member): Promise<number> {
  const { rows } = await test.context.db.execute<{ acts: number }>(
    sql`select count(*)::int as acts from audit_log where user_id = ${id}::uuid and action like 'score.%'`,
  )
  return rows[0]?.acts ?? -1
}

describe('a change under a key', () => {
  it('is made once, and answered alike however often it is sent', async () => {
    const [first, again] = [await add('one'), await add('one')]
    expect([first.status, again.status, again.answer]).toEqual([201, 201, first.answer])
    expect(await actsOf(member)).toBe(1)
    expect([(await add(null)).status, await actsOf(member)]).toEqual([200, 2])
  })

  it('is made once when it is sent again while it is being made', async () => {
    const answers = await Promise.all([add('one'), add('one'), add('one')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ answer }) => answer?.id)).size).toBe(1)
    expect(await actsOf(member)).toBe(1)
  })

  it('is another one of somebody else, with another body, or under another key', async () => {
    const other = await newMember(test.app, { isKnown: true })
    await add('one')
    expect((await add('one', { cookie: other.cookie })).status).toBe(201)
    expect((await add('one', { score: 650 })).answer?.score).toBe(650)
    expect((await add('two', { score: 650 })).status).toBe(200)
    expect([await actsOf(member), await actsOf(other)]).toEqual([3, 1])
  })

  it('whose process died before it answered is not made again unless that is harmless, and says so in words', async () => {
    const headers = { 'idempotency-key': 'two' }
    const pay = () => call(test.app, confirmDemoPayment, { cookie: member.cookie, headers })
    expect([(await add('one')).status, (await pay()).status]).toEqual([201, 200])
    await test.context.db.execute(
      sql`update done_calls set status = null, sealed_answer = null, held_by = 0 where user_id = ${member.id}::uuid`,
    )
    const [again, paid] = await Promise.all([add('one'), pay()])
    // There already, it says itself.
    expect([again.status, await actsOf(member)]).toEqual([200, 2])
    expect([paid.status, paid.refusal?.message]).toEqual([
      409,
      'Your change was saved just before the connection broke. Reload the page to see it.',
    ])
    // The second answer was kept.
    expect([(await add('one')).status, await actsOf(member)]).toEqual([200, 2])
  })

  it('whose process lives is waited for, however long its answer takes', async () => {
    const first = await add('one')
    const change = (set: SQL) =>
      test.context.db.execute(sql`update done_calls set ${set} where user_id = ${member.id}::uuid returning sealed_answer`)
    const { rows } = await change(sql`status = null`)
    const again = add('one')
    await vi.waitUntil(() => test.pool.idleCount === test.pool.totalCount)
    await change(sql`status = 201, sealed_answer = ${rows[0]?.['sealed_answer']}`)
    const { status, answer } = await again
    expect([status, answer, await actsOf(member)]).toEqual([201, first.answer, 1])
  })

  it('that was refused is made when it is sent again', async () => {
    const tomorrow = () =>
      call(test.app, addScore, {
        cookie: member.cookie,
        headers: { 'idempotency-key': 'one' },
        body: { score: 640, bureau: 'equifax', model: 'FICO 8', day: '2026-11-21', from: null },
      })
    test.setNow('2026-11-20T12:00:00.000Z')
    expect((await tomorrow()).status).toBe(400)
    test.setNow('2026-11-21T12:00:00.000Z')
    expect((await tomorrow()).status).toBe(201)
  })

  it('is forgotten after its time, and what it was answered is never in plain text', async () => {
    await add('one')
    const { rows } = await test.context.db.execute<{ text: string }>(
      sql`select done_calls::text as text from done_calls where user_id = ${member.id}::uuid`,
    )
    expect(rows[0]?.text).not.toContain('FICO')
    await sweepDoneCalls(test.context, '2000-01-01T00:00:00.000Z')
    expect((await add('one')).status).toBe(201)
    await sweepDoneCalls(test.context, '2100-01-01T00:00:00.000Z')
    expect((await add('one')).status).toBe(200)
  })
})
