import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDispute, disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter, markLetterDelivered, markLetterSent } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listNotifications } from '#contract/notifications.ts'
import { announceDays as announceUntil } from '#server/features/matters/matters.ts'
import { lookAtOnce } from '#server/platform/next-looks.ts'
import { announceDays } from '#server/testing/announce-days.ts'
import { type Member, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const FORM = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function someone(): Promise<Member> {
  test.setNow(NOW)
  return newMember(test.app, { isKnown: true })
}

const listOf = ({ cookie }: Member) => ok(test.app, listNotifications, { cookie })

describe('what is told', () => {
  /** A member whose dispute letter is confirmed and was sent by themselves on the day. */
  async function withSentLetter() {
    const member = await someone()
    const { cookie } = member
    await upload(test.app, { cookie, bytes: exampleReport().bytes })
    const [item] = await ok(test.app, listNegativeItems, { cookie })
    if (!item) throw new Error('the example report lists negative items')
    const dispute = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId: item.id } })
    const letter = await ok(test.app, generateLetter, {
      cookie,
      body: { negativeItemId: item.id, statement: 'I paid this in full.' },
    })
    await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
    await ok(test.app, markLetterSent, { cookie, params: { id: letter.id }, body: { sentMethod: 'mail' } })
    return { ...member, dispute, letter }
  }
  const typesOf = async (member: Member) => (await listOf(member)).map(({ type, priority }) => `${type} ${priority}`).toSorted()

  it('a dispute opened: once, however often it is asked for', async () => {
    const member = await someone()
    const { id } = await ok(test.app, createDispute, { cookie: member.cookie, body: FORM })
    expect(await listOf(member)).toMatchObject([
      {
        type: 'dispute_opened',
        title: 'Dispute opened',
        priority: 'medium',
        disputeId: id,
        disputeCreditor: 'Harbor Dental',
        disputeStatus: 'pending',
        isPractice: false,
      },
    ])
  })

  it('a letter sent and delivered, and the answer', async () => {
    const { dispute, letter, ...member } = await withSentLetter()
    const { cookie } = member
    expect(await typesOf(member)).toEqual(['dispute_opened medium', 'letter_mailed medium'])
    await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-20' } })
    await ok(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'rejected' } })
    await ok(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'rejected' } })
    expect(await typesOf(member)).toEqual([
      'dispute_opened medium',
      'letter_delivered low',
      'letter_mailed medium',
      'response_received high',
    ])
    const delivered = (await listOf(member)).find(({ type }) => type === 'letter_delivered')
    expect(delivered).toMatchObject({ disputeStatus: 'under_review' })
  })

  it('a resolution as such', async () => {
    const { dispute, ...member } = await withSentLetter()
    await ok(test.app, moveDispute, { cookie: member.cookie, params: { id: dispute.id }, body: { status: 'resolved' } })
    const told = (await listOf(member)).find(({ type }) => type === 'resolved')
    expect(told).toMatchObject({ priority: 'high', disputeStatus: 'resolved', disputeId: dispute.id })
  })

  it('a deadline from seven days before on, once, also when two rounds run at once', async () => {
    const { letter, ...member } = await withSentLetter()
    const { cookie } = member
    await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-20' } })
    const nearOnes = async () => (await listOf(member)).filter(({ type }) => type === 'deadline_approaching')
    test.setNow('2026-12-12T12:00:00.000Z')
    await announceDays(test.context)
    expect(await nearOnes()).toEqual([])
    test.setNow('2026-12-13T12:00:00.000Z')
    await Promise.all([announceDays(test.context), announceDays(test.context)])
    await announceDays(test.context)
    const [deadline, ...more] = await nearOnes()
    expect(more).toEqual([])
    expect(deadline).toMatchObject({ priority: 'high', title: 'Answer expected by December 20, 2026' })
    expect(deadline?.message).toContain('has until December 20, 2026 to finish its investigation')
    expect(deadline?.message).toContain('15 days more and isn’t late before that')
  })

  if (isWholeCorpus)
    it('a deadline among hundreds of disputes, read by the batch and not one by one', async () => {
      const { letter, dispute, ...member } = await withSentLetter()
      await ok(test.app, markLetterDelivered, {
        cookie: member.cookie,
        params: { id: letter.id },
        body: { deliveredAt: '2026-11-20' },
      })
      await test.context.db.execute(
        sql`insert into disputes (user_id, id, creditor, description, status, priority, estimated_impact, dispute_targets, submission_method, is_practice)
            select user_id, gen_random_uuid(), 'Harbor ' || n, description, status, priority, estimated_impact, dispute_targets, submission_method, is_practice
            from disputes, generate_series(1, 450) n where id = ${dispute.id}`,
      )
      test.setNow('2026-12-13T12:00:00.000Z')
      const select = vi.spyOn(test.context.db, 'select')
      await announceDays(test.context)
      const queries = select.mock.calls.length
      select.mockRestore()
      expect(queries).toBeLessThan(60)
      expect((await listOf(member)).filter(({ type }) => type === 'deadline_approaching')).toHaveLength(1)
    })

  if (isWholeCorpus)
    it('a page of members at once, and a job tells those of the next', async () => {
      const { letter, ...member } = await withSentLetter()
      await ok(test.app, markLetterDelivered, {
        cookie: member.cookie,
        params: { id: letter.id },
        body: { deliveredAt: '2026-11-20' },
      })
      const nearOnes = async () => (await listOf(member)).filter(({ type }) => type === 'deadline_approaching')
      // Before everybody else in the order of ids; nothing of theirs is told in real life.
      await test.context.db.execute(sql`
        insert into users (user_id, name, username, email, password_hash, understudy_of)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Nobody', 'page' || n, 'page' || n, 'nobody', ${member.id}::uuid
        from generate_series(1, 200) n`)
      await test.context.db.execute(
        sql`insert into next_looks (user_id, look_at, changes) select user_id, 'epoch'::timestamptz, 1 from users where username like 'page%'`,
      )
      test.setNow('2026-12-13T12:00:00.000Z')
      // A job that nobody waits for any more begins nobody.
      await expect(announceUntil(test.context, AbortSignal.abort())).rejects.toThrow()
      await announceDays(test.context)
      expect(await nearOnes()).toEqual([])
      await test.context.jobs.doNow(test.context, 'deadlines.page', { after: '00000000-0000-4000-8000-000000000200' })
      expect(await nearOnes()).toHaveLength(1)
      const { rows } = await test.context.db.execute(
        sql`select data->>'after' as after from pgboss.job where name = 'deadlines.page'`,
      )
      expect(rows).toEqual([{ after: '00000000-0000-4000-8000-000000000200' }])
      await test.context.db.execute(sql`delete from users where username like 'page%'`)
    })

  if (isWholeCorpus)
    it('the fifteen days for the procedure that was asked for after the answer', async () => {
      const { letter, dispute, ...member } = await withSentLetter()
      const { cookie } = member
      await ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-20' } })
      await ok(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'rejected' } })
      test.setNow('2026-12-15T12:00:00.000Z')
      await announceDays(test.context)
      const nearOnes = async () => (await listOf(member)).filter(({ type }) => type === 'deadline_approaching')
      // The investigation has its answer.
      expect(await nearOnes()).toEqual([])
      await test.context.db.execute(sql`update letters set letter_type = 'method_of_verification' where id = ${letter.id}`)
      await test.context.db.transaction((tx) => lookAtOnce(tx, member.id))
      test.setNow('2026-12-01T12:00:00.000Z')
      await announceDays(test.context)
      expect(await nearOnes()).toMatchObject([{ title: 'Answer expected by December 5, 2026', disputeStatus: 'rejected' }])
    })

  it('no deadline of a dispute that has its answer, and none that has passed', async () => {
    const answered = await withSentLetter()
    const deliver = ({ cookie, letter }: typeof answered) =>
      ok(test.app, markLetterDelivered, { cookie, params: { id: letter.id }, body: { deliveredAt: '2026-11-20' } })
    await deliver(answered)
    const { cookie, dispute } = answered
    await ok(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'resolved' } })
    test.setNow('2026-12-15T12:00:00.000Z')
    await announceDays(test.context)
    const long = await withSentLetter()
    await deliver(long)
    test.setNow('2027-02-15T12:00:00.000Z')
    await announceDays(test.context)
    // Signed in as before.
    test.setNow(NOW)
    for (const member of [answered, long]) expect(await typesOf(member)).not.toContain('deadline_approaching high')
    expect(test.logged.filter((line) => line.includes('announcing'))).toEqual([])
  })
})
