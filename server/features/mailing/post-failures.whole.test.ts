import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PostEvent } from '#adapters/post/port.ts'
import { attestLetter, generateLetter, listLetters } from '#contract/letters.ts'
import { listMailings, mailService, sendLetters, sprintMail } from '#contract/mailing.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { followMailings } from '#server/features/mailing/follow-mailings.ts'
import { copyLetters } from '#server/testing/copied-letters.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }
const report = exampleReport()

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withLetters() {
  test.setNow(NOW)
  const { cookie, id: userId } = await newMember(test.app, { isKnown: true, isSubscribed: true })
  await upload(test.app, { cookie, bytes: report.bytes })
  const letters = []
  for (const { id } of await ok(test.app, listNegativeItems, { cookie })) {
    const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: id, userInfo } })
    letters.push(await ok(test.app, attestLetter, { cookie, params: { id: letter.id } }))
  }
  return { cookie, userId, ids: letters.map(({ id }) => id), texts: letters.map(({ letterContent }) => letterContent) }
}

/** What the post knows these letters by. */
async function keysOf(ids: readonly string[]): Promise<ReadonlySet<unknown>> {
  const { rows } = await test.context.db.execute(sql`select post_key from mailings where letter_id in ${ids}`)
  return new Set(rows.map((row) => row['post_key']))
}

type Failing = 'refuses' | 'throws'

/** Calls while the post fails for these letters. */
async function whilePostFails<Answer>(how: Failing, ids: readonly string[], work: () => Promise<Answer>): Promise<Answer> {
  const { practicePost: post } = test.context
  const submit = post.submit.bind(post)
  const spy = vi.spyOn(post, 'submit').mockImplementation(async (order) => {
    if (!(await keysOf(ids)).has(order.idempotencyKey)) return submit(order)
    if (how === 'throws') throw new Error('the line is dead')
    return { kind: 'refused', reason: 'bad_address' }
  })
  return work().finally(() => spy.mockRestore())
}

describe.each([
  ['refuses', /didn’t take this letter/],
  ['throws', /didn’t answer\. Your approval still counts/],
] as const)('where the post %s the second of the named letters', (how, reason) => {
  it('send-letters tells what was mailed, and what was left and why', async () => {
    const { cookie, ids } = await withLetters()
    const [first = '', second = ''] = ids
    const send = () => ok(test.app, sendLetters, { cookie, body: { letterIds: ids, mailingMethod: 'standard_mail' } })
    const round = await whilePostFails(how, [second], send)
    expect(round.mailed.map(({ letterId }) => letterId)).toEqual([first])
    expect(round.left).toEqual([{ letterId: second, reason: expect.stringMatching(reason) }])
    expect([round.totalCost, round.message]).toEqual([
      0.55,
      expect.stringMatching(/^1 letter handed.*Not sent: the letter about/),
    ])
    const again = await send()
    expect([again.mailed.map(({ letterId }) => letterId), again.left]).toEqual([[second], []])
  })

  it('so do the sprint mail service and the mailing of texts', async () => {
    const { cookie, ids } = await withLetters()
    const [first = '', second = ''] = ids
    const sprint = await whilePostFails(how, [second], () => ok(test.app, sprintMail, { cookie, body: { letters: ids } }))
    expect(sprint.responses.map(({ letterId, status, cost }) => [letterId, status, cost])).toEqual([
      [first, 'mailed', 3.75],
      [second, 'not_sent', 0],
    ])
    expect(sprint.left).toEqual([{ letterId: second, reason: expect.stringMatching(reason) }])
    const other = await withLetters()
    const failing = other.ids.slice(1)
    const service = await whilePostFails(how, failing, () =>
      ok(test.app, mailService, { cookie: other.cookie, body: { letters: other.texts } }),
    )
    expect([service.mailed.length, service.left.map(({ letterId }) => letterId)]).toEqual([1, failing])
  })

  it('with nothing mailed it is refused', async () => {
    const { cookie, ids } = await withLetters()
    const send = () => call(test.app, sendLetters, { cookie, body: { letterIds: ids, mailingMethod: 'standard_mail' } })
    const refused = await whilePostFails(how, ids, send)
    expect(refused.status).toBe(how === 'refuses' ? 409 : 503)
    expect((await ok(test.app, listLetters, { cookie })).every(({ status }) => status === 'draft')).toBe(true)
  })
})

describe('the post is asked', () => {
  const DELIVERED: readonly PostEvent[] = [
    { kind: 'accepted', at: NOW },
    { kind: 'delivered', at: '2026-11-24T15:00:00.000Z' },
  ]

  async function mailed() {
    // What other tests have mailed is no matter of this one.
    await test.context.db.execute(sql`update mailings set is_finished = true, scans = '[]'`)
    const member = await withLetters()
    await ok(test.app, sendLetters, { cookie: member.cookie, body: { letterIds: member.ids, mailingMethod: 'standard_mail' } })
    return member
  }

  it('no more about a letter whose list has shown its end, and the delivery is recorded then', async () => {
    const { cookie, ids } = await mailed()
    const status = vi.spyOn(test.context.practicePost, 'status').mockResolvedValue(DELIVERED)
    const list = () => ok(test.app, listMailings, { cookie })
    const first = await list()
    expect([status.mock.calls.length, first.map(({ outcome }) => outcome)]).toEqual([ids.length, ids.map(() => 'delivered')])
    expect(await list()).toEqual(first)
    await followMailings(test.context)
    expect(status).toHaveBeenCalledTimes(ids.length)
    status.mockRestore()
    expect((await ok(test.app, listLetters, { cookie })).map(({ deliveredAt }) => deliveredAt?.slice(0, 10))).toEqual(
      ids.map(() => '2026-11-24'),
    )
  })

  it('once more where it had finished before its scans were kept', async () => {
    const { cookie, userId, ids } = await mailed()
    await test.context.db.execute(sql`update mailings set is_finished = true where user_id = ${userId}`)
    const status = vi.spyOn(test.context.practicePost, 'status').mockResolvedValue(DELIVERED)
    await ok(test.app, listMailings, { cookie })
    await ok(test.app, listMailings, { cookie })
    expect(status).toHaveBeenCalledTimes(ids.length)
    status.mockRestore()
  })

  it('and what it does not answer keeps no list from showing', async () => {
    const { cookie, ids } = await mailed()
    const status = vi.spyOn(test.context.practicePost, 'status').mockRejectedValue(new Error('the line is dead'))
    const list = await ok(test.app, listMailings, { cookie })
    status.mockRestore()
    expect(list.map(({ outcome, scans }) => [outcome, scans])).toEqual(ids.map(() => [null, []]))
  })

  describe('about hundreds', () => {
    /** The first letter’s mailing, so many times more. */
    async function withMany(more: number) {
      const member = await mailed()
      const [id = ''] = member.ids
      const copies = await copyLetters(test, { ids: [id], times: more })
      for (const copy of copies)
        await test.context.db.execute(
          sql`insert into mailings (user_id, letter_id, method, cost_cents, provider, post_id) select user_id, ${copy}::uuid, method, cost_cents, provider, ${`copy ${copy}`} from mailings where letter_id = ${id}`,
        )
      return member
    }

    it('by the list, at most twenty at a time', async () => {
      const { cookie } = await withMany(60)
      let [now, most] = [0, 0]
      const status = vi.spyOn(test.context.practicePost, 'status').mockImplementation(async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise((resolve) => setTimeout(resolve, 5))
        now -= 1
        return []
      })
      expect((await ok(test.app, listMailings, { cookie })).length).toBeGreaterThan(60)
      status.mockRestore()
      expect(most).toBe(20)
    })

    it('by the round, a page a job, each once', async () => {
      await withMany(420)
      const { rows } = await test.context.db.execute(
        sql`with open as (update mailings set look_at = 'epoch' where is_finished = false and post_id is not null returning 1)
            select count(*)::int as open from open`,
      )
      const asked: string[] = []
      const status = vi.spyOn(test.context.practicePost, 'status').mockImplementation(async (id) => {
        asked.push(id)
        return []
      })
      await followMailings(test.context)
      expect(asked).toHaveLength(200)
      await test.context.jobs.workOff(test.context)
      // Not before its next time.
      await followMailings(test.context)
      status.mockRestore()
      expect([asked.length, new Set(asked).size]).toEqual([rows[0]?.['open'], rows[0]?.['open']])
    })

    it('through the index that holds the open ones alone', async () => {
      const plan = await test.context.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off; set local enable_sort = off`)
        return tx.execute(
          sql`explain select * from mailings where is_finished = false and post_id is not null and look_at <= now() order by look_at, user_id, letter_id limit 200`,
        )
      })
      expect(JSON.stringify(plan.rows)).toContain('mailings_to_follow')
    })
  })
})
