import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDraft, readDraft } from '#contract/drafts.ts'
import { KEPT_DAYS, MOST_DRAFTS } from '#server/features/drafts/drafts.ts'
import { call, newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const TYPED = JSON.stringify({ creditor: 'Harbor Dental', description: 'They billed me twice, and I' })

async function typist() {
  const member = await newMember(test.app)
  const { cookie } = member
  const keep = (name: string, typed: string | null) => call(test.app, keepDraft, { cookie, body: { form: name, typed } })
  const read = async (name: string) => (await call(test.app, readDraft, { cookie, query: { form: name } })).answer?.typed ?? null
  return { ...member, keep, read }
}

describe('what is typed into a form', () => {
  it('waits under the name of its form until it is sent or thrown away', async () => {
    const { keep, read } = await typist()
    expect(await read('new dispute')).toBeNull()
    await keep('new dispute', '{}')
    await keep('new dispute', TYPED)
    expect(await read('new dispute')).toEqual(TYPED)
    expect(await read('another')).toBeNull()
    await keep('new dispute', null)
    expect(await read('new dispute')).toBeNull()
  })

  it('belongs to whoever typed it, and is sealed', async () => {
    const [one, other] = [await typist(), await typist()]
    await one.keep('new dispute', TYPED)
    expect(await other.read('new dispute')).toBeNull()
    expect((await call(test.app, readDraft, { query: { form: 'new dispute' } })).status).toBe(401)
    const { rows } = await test.context.db.execute(
      sql`select row_to_json(drafts)::text as row from drafts where user_id = ${one.id}::uuid`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/harbor|billed/i)
  })

  it('holds no whole Social Security number, and no more than a form can', async () => {
    const { keep, read } = await typist()
    await keep('new dispute', JSON.stringify({ description: 'My number is 123-45-6789' }))
    const kept: unknown = JSON.parse((await read('new dispute')) ?? '')
    expect(kept).toEqual({ description: expect.stringMatching(/^My number is .*6789$/) })
    expect(JSON.stringify(kept)).not.toContain('123-45')
    expect((await keep('new dispute', 'x'.repeat(100_001))).status).toBe(400)
  })

  it('is forgotten after 30 days, and the oldest of too many', async () => {
    const { id, keep, read } = await typist()
    await keep('old', TYPED)
    const age = (days: number) =>
      test.context.db.execute(
        sql`update drafts set saved_at = saved_at - ${`${days} days`}::interval where user_id = ${id}::uuid`,
      )
    await age(KEPT_DAYS + 1)
    await keep('first', TYPED)
    expect(await read('old')).toBeNull()
    await age(1)
    for (let count = 0; count < MOST_DRAFTS; count += 1) await keep(`form ${count}`, TYPED)
    expect([await read('first'), await read(`form ${MOST_DRAFTS - 1}`)]).toEqual([null, TYPED])
  })
})
