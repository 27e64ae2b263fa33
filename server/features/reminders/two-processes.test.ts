import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { users } from '#server/database/tables/accounts.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { reminderJobs, remindMembers } from '#server/features/reminders/reminders.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { type Member, newMember } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  // Nine in the morning in New York.
  test.setNow('2026-11-20T14:00:00.000Z')
})
afterAll(() => test.close())

async function tell({ id }: Pick<Member, 'id'>): Promise<void> {
  const user = (await ownerOfRow(test.context, id)) ?? expect.unreachable('the member is gone')
  const news = {
    occasion: 'returned',
    type: 'letter_returned',
    title: 'Letter of November 27, 2026 not delivered',
    message: 'It did not reach Equifax.',
    priority: 'high',
    isPractice: false,
    at: test.context.now(),
  } as const
  await test.context.db.transaction((tx) => notify(tx, user, news))
}

/** Another process on the same database, with a queue of its own. */
async function another(context: Context): Promise<Context> {
  const pool: unknown = '$client' in context.db ? context.db.$client : null
  if (!(pool instanceof pg.Pool)) throw new Error('no pool')
  return { ...context, jobs: await openJobs({ database: { pool }, log: context.log, jobs: reminderJobs }) }
}

/** Members whose mail is in a job that is still to be done. */
async function mailJobs(): Promise<number> {
  const { rows } = await test.context.db.execute<{ count: number }>(
    sql`select coalesce(sum(jsonb_array_length(data->'userIds')), 0)::int as count from pgboss.job
        where name = 'reminders.batch' and state = 'created'`,
  )
  return rows[0]?.count ?? 0
}

/** After whom the pages begin that are still to be done. */
async function pageJobs(): Promise<string[]> {
  const { rows } = await test.context.db.execute<{ after: string }>(
    sql`select data->>'after' as after from pgboss.job where name = 'reminders.page' and state = 'created' order by 1`,
  )
  return rows.map(({ after }) => after)
}

/** Jobs that are still to be done. */
async function waiting(): Promise<unknown> {
  const { rows } = await test.context.db.execute(
    sql`select name from pgboss.job where name like 'reminders.%' and state in ('created', 'retry', 'active')`,
  )
  return rows
}

it('two processes that do the rounds and the work at once send each member one', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => newMember(test.app)))
  for (const member of members) await tell(member)
  const [one, two] = [await another(test.context), await another(test.context)]
  await one.jobs.work(one)
  await two.jobs.work(two)
  const reminders = () =>
    members.map(({ email }) => mailsTo(test.directory, email).filter((mail) => mail.includes('November 27, 2026')).length)
  await Promise.all([remindMembers(one), remindMembers(two), remindMembers(one), remindMembers(two)])
  await expect.poll(reminders).toEqual(members.map(() => 1))
  await Promise.all([remindMembers(one), remindMembers(two)])
  await expect.poll(waiting).toEqual([])
  await one.jobs.close()
  await two.jobs.close()
  expect(reminders()).toEqual(members.map(() => 1))
})

if (isWholeCorpus)
  it('a round takes one page of members, and a job the next', async () => {
    const { context } = test
    const count = 201
    const before = await mailJobs()
    const rows = Array.from({ length: count }, () => {
      const userId = randomUUID()
      return {
        userId,
        name: 'Dana Whitfield',
        username: userId,
        email: `${userId}@example.test`,
        passwordHash: 'nobody signs in',
      }
    })
    await context.db.insert(users).values(rows)
    for (const { userId } of rows) await tell({ id: userId })
    let after = await remindMembers(context)
    expect(await mailJobs()).toBeLessThan(before + count)
    expect(await pageJobs()).toEqual([after])
    while (after !== null) {
      await context.jobs.doNow(context, 'reminders.page', { after })
      after = (await pageJobs()).find((next) => next > (after ?? '')) ?? null
    }
    expect(await mailJobs()).toBe(before + count)
    await test.context.db.execute(sql`delete from pgboss.job where name like 'reminders.%'`)
  })
