import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countDisputes, createDispute, listDisputes } from '#contract/disputes.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** So many disputes, one a minute; every fifth is resolved. */
async function addDisputes(id: string, count: number) {
  await test.context.db.execute(
    sql`insert into disputes (user_id, id, creditor, description, status, priority, estimated_impact, dispute_targets, submission_method, is_practice, tracking_numbers, created_at)
        select ${id}, gen_random_uuid(), 'Creditor ' || n, case when n = 7 then '50% of_it is not mine' else 'The balance is wrong' end,
          case when n % 5 = 0 then 'resolved' else 'pending' end, 'medium', 10, '{creditor}', 'mail', false,
          case when n = 9 then '{PRACTICE-ABCD}'::text[] else '{}'::text[] end, '2026-11-01'::timestamptz + n * interval '1 minute'
        from generate_series(1, ${count}) n`,
  )
}

async function withDisputes(count: number) {
  const { cookie, id } = await newMember(test.app)
  await addDisputes(id, count)
  const list = (query: object = {}) => ok(test.app, listDisputes, { cookie, query })
  const names = async (query: object) => (await list(query)).map(({ creditor }) => creditor.replace('Creditor ', ''))
  return { cookie, list, names }
}

describe('GET /api/disputes', () => {
  it('answers all of them, newest first, where nothing is asked', async () => {
    const { list } = await withDisputes(230)
    const all = await list()
    expect([all.length, all[0]?.creditor, all.at(-1)?.creditor]).toEqual([230, 'Creditor 230', 'Creditor 1'])
  })

  it('is read page by page in either order, each dispute once', async () => {
    const { list } = await withDisputes(25)
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: string[] = []
      for (let after: string | undefined; ; ) {
        const page = await list({ sort, limit: 10, ...(after === undefined ? {} : { after }) })
        seen.push(...page.map(({ creditor }) => creditor))
        if (page.length < 10) break
        after = page.at(-1)?.id
      }
      const expected = Array.from({ length: 25 }, (_, index) => `Creditor ${sort === 'oldest' ? index + 1 : 25 - index}`)
      expect(seen).toEqual(expected)
    }
  })

  it('narrows to a status and to words of creditor, reason and number', async () => {
    const { names } = await withDisputes(12)
    expect(await names({ status: 'resolved' })).toEqual(['10', '5'])
    expect(await names({ q: 'CREDITOR  wrong', status: 'resolved', limit: 1 })).toEqual(['10'])
    expect(await names({ q: 'practice-ab' })).toEqual(['9'])
    expect(await names({ q: '50%' })).toEqual(['7'])
    expect(await names({ q: 'of_it mine' })).toEqual(['7'])
    expect(await names({ q: 'o%t' })).toEqual([])
    expect(await names({ q: String.raw`\%` })).toEqual([])
    expect(await names({ q: 'nowhere' })).toEqual([])
    expect(await names({ stage: 'ended', q: 'wrong' })).toEqual(['10', '5'])
    expect(await names({ stage: 'active', limit: 3 })).toEqual(['12', '11', '9'])
  })

  it('searches all that a member has, in their order and page by page, sealed or written by the version before', async () => {
    const { cookie, list, names } = await withDisputes(1300)
    const description = 'The Kestrel balance was paid.'
    const { id } = await ok(test.app, createDispute, { cookie, body: { creditor: 'Creditor 0', description } })
    expect(await names({ q: 'KESTREL' })).toEqual(['0'])
    const { rows } = await test.pool.query('select description, sealed_description from disputes where id = $1', [id])
    expect([rows[0].description, rows[0].sealed_description]).toEqual(['', expect.stringMatching(/^[\w+/=]{60,}$/)])
    // Behind a thousand that do not have it.
    expect(await names({ q: '50%', limit: 1 })).toEqual(['7'])
    const first = await list({ q: 'balance', sort: 'oldest', limit: 200 })
    const second = await list({ q: 'balance', sort: 'oldest', limit: 2, after: first.at(-1)?.id })
    expect([...first.slice(-2), ...second].map(({ creditor }) => creditor)).toEqual([
      'Creditor 200',
      'Creditor 201',
      'Creditor 202',
      'Creditor 203',
    ])
  })

  it('takes the same words for the same dispute, and others for another', async () => {
    const { cookie } = await newMember(test.app)
    const body = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }
    const open = async (description: string) => ok(test.app, createDispute, { cookie, body: { ...body, description } })
    const [first, again, other] = [await open(body.description), await open(body.description), await open('It was never mine.')]
    expect([first.id === again.id, first.id === other.id]).toEqual([true, false])
    expect([first.description, other.description]).toEqual([body.description, 'It was never mine.'])
  })

  it('takes nothing odd, and leads nobody behind a stranger’s dispute', async () => {
    const mine = await withDisputes(3)
    const other = await withDisputes(3)
    const [theirs] = await other.list()
    expect(await mine.list({ after: theirs?.id })).toEqual([])
    for (const url of ['limit=0', 'limit=201', 'limit=x', 'status=lost', 'after=1', 'sort=best'])
      expect((await test.app.inject({ url: `/api/disputes?${url}`, headers: { cookie: mine.cookie } })).statusCode).toBe(400)
    expect((await call(test.app, listDisputes, { query: { limit: 1 } })).status).toBe(401)
  })
})

describe('GET /api/dispute-counts', () => {
  it('counts a member’s own disputes by status, and the removed among the resolved', async () => {
    const { cookie, id } = await newMember(test.app)
    const empty = { pending: 0, in_progress: 0, under_review: 0, resolved: 0, rejected: 0 }
    expect(await ok(test.app, countDisputes, { cookie })).toEqual({ total: 0, byStatus: empty, successRate: 0 })
    await withDisputes(3)
    await addDisputes(id, 10)
    expect(await ok(test.app, countDisputes, { cookie })).toEqual({
      total: 10,
      byStatus: { ...empty, pending: 8, resolved: 2 },
      successRate: 0,
    })
    await test.context.db.execute(
      sql`update disputes set status = 'resolved', outcome = 'removed' where user_id = ${id} and creditor = 'Creditor 7'`,
    )
    await test.context.db.execute(sql`update disputes set status = 'rejected' where user_id = ${id} and creditor = 'Creditor 8'`)
    expect(await ok(test.app, countDisputes, { cookie })).toEqual({
      total: 10,
      byStatus: { ...empty, pending: 6, resolved: 3, rejected: 1 },
      successRate: 33,
    })
    expect((await call(test.app, countDisputes)).status).toBe(401)
  })
})
