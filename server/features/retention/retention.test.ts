import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDispute } from '#contract/disputes.ts'
import { attestLetter, generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { saveProfile } from '#contract/profile.ts'
import { deleteReport, readReport, readReportFile, readReportPage } from '#contract/reports.ts'
import { chooseRetention, readRetention } from '#contract/retention.ts'
import { sprintMail } from '#contract/mailing.ts'
import { checkChain } from '#engine/case-file/event-chain.ts'
import { eventsOf, sha256 } from '#server/features/disputes/dispute-events.ts'
import { sweep, sweepChoices } from '#server/features/retention/retention.ts'
import { owned } from '#server/platform/caller.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const START = '2026-11-20T12:00:00.000Z'
const IN_TWO_MONTHS = '2027-01-21T12:00:00.000Z'
const sender = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
beforeEach(() => test.setNow(START))
afterAll(() => test.close())

const filesOf = (id: string) => test.context.files.list(id)

async function withReport(): Promise<Member & { reportId: string }> {
  const member = await newMember(test.app, { isKnown: true, isSubscribed: true })
  const { answer } = await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
  return { ...member, reportId: answer?.report.id ?? '' }
}

const choose = (cookie: string, originalsMonths: 1 | 3 | 6 | 12 | 24 | null) =>
  ok(test.app, chooseRetention, { cookie, body: { originalsMonths } })

/** The session of two months ago has ended; whoever comes now has signed in again. */
async function later(instant = IN_TWO_MONTHS): Promise<void> {
  test.setNow(instant)
  await test.context.db.execute(sql`update sessions set expires_at = '2030-01-01', proven_at = ${instant}`)
}

async function disputed(member: Member): Promise<{ letterId: string; disputeId: string }> {
  const { cookie } = member
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  const letter = await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item?.id ?? '', userInfo: sender } })
  await ok(test.app, attestLetter, { cookie, params: { id: letter.id } })
  await ok(test.app, sprintMail, { cookie, body: { letters: [letter.id], deliveryType: 'certified', customerInfo: sender } })
  const { rows } = await test.context.db.execute<{ id: string }>(
    sql`select dispute_id as id from letters where id = ${letter.id}::uuid`,
  )
  return { letterId: letter.id, disputeId: rows[0]?.id ?? '' }
}

describe('the choice', () => {
  it('is for ever until it is made, is kept, and is each member’s own', async () => {
    const [one, other] = [await newMember(test.app, { isKnown: true }), await newMember(test.app, { isKnown: true })]
    const before = await ok(test.app, readRetention, { cookie: one.cookie })
    expect([before.originalsMonths, before.choices]).toEqual([null, [1, 3, 6, 12, 24]])
    expect(before.kept.length).toBeGreaterThan(5)
    await choose(one.cookie, 3)
    await choose(one.cookie, 3)
    expect((await ok(test.app, readRetention, { cookie: one.cookie })).originalsMonths).toBe(3)
    expect((await ok(test.app, readRetention, { cookie: other.cookie })).originalsMonths).toBeNull()
    expect((await choose(one.cookie, null)).originalsMonths).toBeNull()
    const { rows } = await test.context.db.execute(
      sql`select detail from audit_log where user_id = ${one.id}::uuid and action = 'retention.chosen' order by at, id`,
    )
    expect(rows).toHaveLength(2)
  })

  it.each([0, 2, -1, 1.5, 'never', undefined])('refuses %s months', async (months) => {
    const { cookie } = await newMember(test.app, { isKnown: true })
    const answered = await test.app.inject({
      method: 'PUT',
      url: '/api/retention',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ originalsMonths: months }),
    })
    expect(answered.statusCode).toBe(400)
  })
})

describe('the round of the day', () => {
  it('deletes the files of a report in their time; what was read of it stays', async () => {
    const { cookie, id, reportId } = await withReport()
    await choose(cookie, 1)
    await sweep(test.context)
    expect(await filesOf(id)).toHaveLength(1)
    const params = { id: reportId }
    const before = await ok(test.app, readReport, { cookie, params })
    await later('2026-12-20T12:00:00.000Z')
    await sweep(test.context)
    expect(await filesOf(id)).toHaveLength(1)
    await later('2026-12-21T12:00:00.000Z')
    await sweep(test.context)
    await sweep(test.context)
    expect(await filesOf(id)).toEqual([])
    expect((await ok(test.app, readReport, { cookie, params })).accounts).toEqual(before.accounts)
    for (const endpoint of [readReportFile, readReportPage] as const) {
      const gone = await call(test.app, endpoint, { cookie, params: { ...params, page: '1.png' } })
      expect([gone.status, gone.refusal?.message]).toEqual([404, expect.stringContaining('deleted based on your settings')])
    }
    const { rows } = await test.context.db.execute(
      sql`select subject_id from audit_log where user_id = ${id}::uuid and action = 'report.original_deleted'`,
    )
    expect(rows).toEqual([{ subject_id: reportId }])
    expect((await call(test.app, deleteReport, { cookie, params })).status).toBeLessThan(300)
  })

  if (isWholeCorpus)
    it('deletes a file that was uploaded again not before its time from then on', async () => {
      const { cookie, id, reportId } = await withReport()
      await choose(cookie, 1)
      await later()
      await sweep(test.context)
      expect(await filesOf(id)).toEqual([])
      expect((await upload(test.app, { cookie, bytes: exampleReport().bytes })).answer?.message).toBe(
        'The original is saved again.',
      )
      await sweep(test.context)
      expect(await filesOf(id)).toEqual([`${id}/reports/${reportId}`])
      await later('2027-02-22T12:00:00.000Z')
      await sweep(test.context)
      expect(await filesOf(id)).toEqual([])
    })

  it('waits until the day of the choice is over where the member lives', async () => {
    const { cookie, id } = await withReport()
    await ok(test.app, saveProfile, { cookie, body: { timeZone: 'America/New_York' } })
    await later('2027-01-21T17:00:00.000Z')
    await choose(cookie, 1)
    // The evening of that day; Greenwich has the next one.
    await later('2027-01-22T03:41:00.000Z')
    await sweep(test.context)
    expect(await filesOf(id)).toHaveLength(1)
    await later('2027-01-22T05:01:00.000Z')
    await sweep(test.context)
    expect(await filesOf(id)).toEqual([])
  })

  it('leaves them where nothing was chosen, and those of everybody else', async () => {
    const [one, other] = [await withReport(), await withReport()]
    await choose(one.cookie, 1)
    await later()
    await sweep(test.context)
    expect([(await filesOf(one.id)).length, (await filesOf(other.id)).length]).toEqual([0, 1])
  })

  if (isWholeCorpus)
    it('looks by pages at those whose files are due, and at nobody else', async () => {
      const member = await withReport()
      await choose(member.cookie, 1)
      await later()
      const { db, jobs } = test.context
      // Longer due than the member, and with nothing to delete.
      await db.execute(sql`
        insert into users (user_id, name, username, email, password_hash)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Nobody', 'page' || n, 'page' || n, 'nobody' from generate_series(1, 200) n`)
      await db.execute(
        sql`insert into retention_choices (user_id, originals_months) select user_id, 1 from users where username like 'page%'`,
      )
      await expect(sweepChoices(test.context, AbortSignal.abort())).rejects.toThrow()
      await sweep(test.context)
      expect(await filesOf(member.id)).toHaveLength(1)
      await jobs.workOff(test.context)
      expect(await filesOf(member.id)).toEqual([])
      const { rows } = await db.execute(
        sql`select count(*)::int as due from retention_choices where look_at <= ${test.context.now()}`,
      )
      expect(rows).toEqual([{ due: 0 }])
      await db.execute(sql`delete from users where username like 'page%'`)
    })

  it('leaves the proof of an open dispute, and deletes it once the dispute has ended', async () => {
    const member = await withReport()
    const { disputeId } = await disputed(member)
    await choose(member.cookie, 1)
    await later()
    await sweep(test.context)
    const place = `${member.id}/reports/${member.reportId}`
    expect(await filesOf(member.id)).toContain(place)
    await test.context.db.execute(sql`update disputes set status = 'resolved', outcome = 'removed' where id = ${disputeId}::uuid`)
    await later('2027-01-22T12:00:00.000Z')
    await sweep(test.context)
    const left = await filesOf(member.id)
    expect(left).not.toContain(place)
    // The letter as it went out stays: it is the proof.
    expect(left.some((key) => key.startsWith(`${member.id}/printed/`))).toBe(true)
    const read = await call(test.app, readDispute, { cookie: member.cookie, params: { id: disputeId } })
    expect(read.status).toBe(200)
  })

  it('leaves what an unsent letter encloses, and what waits for the member’s word', async () => {
    const [drafting, doubting] = [await withReport(), await withReport()]
    const [item] = await ok(test.app, listNegativeItems, { cookie: drafting.cookie })
    await ok(test.app, generateLetter, { cookie: drafting.cookie, body: { negativeItemId: item?.id ?? '', userInfo: sender } })
    await test.context.db.execute(sql`update reports set sealed_doubts = 'one waits' where user_id = ${doubting.id}::uuid`)
    for (const { cookie } of [drafting, doubting]) await choose(cookie, 1)
    await later()
    await sweep(test.context)
    expect([(await filesOf(drafting.id)).length, (await filesOf(doubting.id)).length]).toEqual([1, 1])
  })

  it('keeps a file as long as one of its reports is needed', async () => {
    const { cookie, id, reportId } = await withReport()
    const sibling = randomUUID()
    await test.context.db.execute(sql`
      insert into reports (user_id, id, bureau, source, report_date, uploaded_at, file_key, file_hash, page_count, sealed_content, sealed_doubts)
      select user_id, ${sibling}::uuid, 'transunion', source, report_date, uploaded_at, file_key, 'another', page_count, sealed_content, 'one waits'
      from reports where id = ${reportId}::uuid`)
    await choose(cookie, 1)
    await later()
    await sweep(test.context)
    expect(await filesOf(id)).toHaveLength(1)
  })

  it('deletes what an account has no use for any more, and nothing that still holds', async () => {
    const { id, cookie } = await newMember(test.app, { isKnown: true })
    const old = (days: number): string => new Date(Date.parse(START) - days * 86_400_000).toISOString()
    const soon = new Date(Date.parse(START) + 60_000).toISOString()
    const ended = [old(0.01), soon] as const
    for (const at of ended) {
      await test.context.db.execute(
        sql`insert into sessions (user_id, token_hash, expires_at) values (${id}::uuid, ${at}, ${at})`,
      )
      await test.context.db.execute(
        sql`insert into sign_in_challenges (user_id, token_hash, expires_at) values (${id}::uuid, ${at}, ${at})`,
      )
    }
    for (const at of [old(3), soon]) {
      await test.context.db.execute(
        sql`insert into password_resets (user_id, token_hash, expires_at) values (${id}::uuid, ${at}, ${at})`,
      )
      await test.context.db.execute(
        sql`insert into email_confirmations (user_id, token_hash, email, expires_at) values (${id}::uuid, ${at}, 'a@b.example', ${at})`,
      )
      await test.context.db.execute(sql`insert into sign_in_failures (subject, failed_at) values (${id}, ${at})`)
      await test.context.db.execute(sql`insert into reset_requests (subject, asked_at) values (${id}, ${at})`)
    }
    for (const at of [old(410), old(300)]) {
      await test.context.db.execute(
        sql`insert into known_devices (user_id, device_hash, seen_at) values (${id}::uuid, ${at}, ${at})`,
      )
    }
    for (const at of [old(100), old(80)])
      await test.context.db.execute(
        sql`insert into model_calls (user_id, purpose, input_tokens, output_tokens, at) values (${id}::uuid, 'letter', 1, 1, ${at})`,
      )
    for (const at of [old(365 * 6 + 10), old(365 * 6 - 10)])
      await test.context.db.execute(
        sql`insert into audit_log (user_id, actor, action, subject_kind, subject_id, detail, at) values (${id}::uuid, 'x', 'swept.here', 'user', ${id}, '{}', ${at})`,
      )
    for (const at of [old(740), old(720)])
      await test.context.db.execute(
        sql`insert into notifications (user_id, id, occasion, type, title, message, priority, is_practice, created_at) values (${id}::uuid, gen_random_uuid(), ${at}, 'deadline', 'x', 'x', 'low', false, ${at})`,
      )
    for (const at of [old(100), old(80)])
      await test.context.db.execute(
        sql`insert into reminder_mails (user_id, day, status, attempts, claimed_at) values (${id}::uuid, ${at.slice(0, 10)}, 'sent', 1, ${at})`,
      )
    await sweep(test.context)
    const count = async (table: string, where: ReturnType<typeof sql>): Promise<number> => {
      const { rows } = await test.context.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`,
      )
      return rows[0]?.count ?? -1
    }
    const mine = sql`user_id = ${id}::uuid`
    expect({
      sessions: await count('sessions', sql`${mine} and token_hash like '2026%'`),
      challenges: await count('sign_in_challenges', mine),
      resets: await count('password_resets', mine),
      confirmations: await count('email_confirmations', sql`${mine} and token_hash like '2026%'`),
      failures: await count('sign_in_failures', sql`subject = ${id}`),
      requests: await count('reset_requests', sql`subject = ${id}`),
      devices: await count('known_devices', sql`${mine} and device_hash like '202%'`),
      models: await count('model_calls', mine),
      notices: await count('notifications', mine),
      reminders: await count('reminder_mails', mine),
      audit: await count('audit_log', sql`${mine} and action = 'swept.here'`),
    }).toEqual({
      sessions: 1,
      challenges: 1,
      resets: 1,
      confirmations: 1,
      failures: 1,
      requests: 1,
      devices: 1,
      models: 1,
      notices: 1,
      reminders: 1,
      audit: 1,
    })
    expect((await call(test.app, readRetention, { cookie })).status).toBe(200)
  })

  if (isWholeCorpus)
    it('deletes more than one batch of the oldest, and none of the others', async () => {
      const { id } = await newMember(test.app)
      await test.context.db.execute(sql`
        insert into audit_log (user_id, actor, action, subject_kind, subject_id, detail, at)
        select ${id}::uuid, 'x', 'swept.many', 'user', 'x', '{}', ${START}::timestamptz - make_interval(years => 5) - make_interval(days => n)
        from generate_series(1, 3000) n`)
      await sweep(test.context)
      const { rows } = await test.context.db.execute<{ days: number; first: string }>(
        sql`select count(*)::int as days, min(at)::date::text as first from audit_log where user_id = ${id}::uuid and action = 'swept.many'`,
      )
      // From the first day that is kept to five years ago.
      expect(rows).toEqual([{ days: 365, first: '2020-11-20' }])
    })

  it('never cuts the timeline of a dispute: in twenty years its chain is whole, while log and notifications are gone', async () => {
    const member = await withReport()
    const { disputeId } = await disputed(member)
    const read = async () => (await ok(test.app, readDispute, { cookie: member.cookie, params: { id: disputeId } })).chain
    const before = await read()
    expect(before).toMatchObject({ kind: 'unbroken' })
    await later('2046-11-20T12:00:00.000Z')
    await sweep(test.context)
    const { rows } = await test.context.db.execute(sql`
      select from audit_log where user_id = ${member.id}::uuid union all select from notifications where user_id = ${member.id}::uuid`)
    expect(rows).toEqual([])
    const events = await eventsOf(test.context, owned({ id: member.id }, { userId: member.id, id: disputeId }))
    expect(checkChain(disputeId, events, sha256)).toEqual(before)
  })

  it('is a job of the clock, once a day', async () => {
    const { rows } = await test.context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.queue where name = 'retention.sweep'`,
    )
    expect(rows[0]?.count).toBe(1)
    await test.context.jobs.doNow(test.context, 'retention.sweep', {})
  })
})
