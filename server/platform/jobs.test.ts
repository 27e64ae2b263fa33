import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { OpenDatabase } from '#server/database/open.ts'
import { defineJob, openJobs, type Jobs } from '#server/platform/jobs.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testCluster } from '#server/testing/test-cluster.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let database: OpenDatabase
let jobs: Jobs
let done: number[]
let logged: string[]
let failures: number
const count = defineJob({
  name: 'count',
  shape: z.object({ at: z.number() }),
  work: async (_context, { at }) => {
    failures -= 1
    if (failures >= 0) throw new Error('a private word')
    done.push(at)
  },
})
const log = {
  info: () => undefined,
  error: (event: object, message: string) => void logged.push(JSON.stringify({ ...event, message })),
}
const open = () => openJobs({ database, log, jobs: [count], looksEvery: { jobs: 0.5, givenUp: 0.5 } })
const { context: whole, close: closeWhole } = await testApp()
const context = (): Context => ({ ...whole, db: database.db, log, jobs })

beforeEach(async () => {
  ;[done, logged, failures] = [[], [], 0]
  database = await freshDatabase(testCluster())
  jobs = await open()
})
afterEach(async () => {
  await jobs.close()
  await database.close()
})

describe('the jobs', () => {
  it('are sent with the change that wishes them, or not at all', async () => {
    await database.db.transaction((tx) => jobs.send(tx, count, { at: 1 }))
    const broken = database.db.transaction(async (tx) => {
      await jobs.send(tx, count, { at: 2 })
      throw new Error('the change failed')
    })
    await expect(broken).rejects.toThrow('the change failed')
    expect(await jobs.workOff(context())).toBe(1)
    expect(done).toEqual([1])
    expect(await jobs.workOff(context())).toBe(0)
  })

  it('of one key wait once; without one each is its own', async () => {
    await database.db.transaction(async (tx) => {
      for (const at of [1, 2]) await jobs.send(tx, count, { at }, { key: 'the same' })
      for (const at of [3, 4]) await jobs.send(tx, count, { at })
    })
    expect(await jobs.workOff(context())).toBe(3)
    expect(done.toSorted((a, b) => a - b)).toEqual([1, 3, 4])
    await database.db.transaction((tx) => jobs.send(tx, count, { at: 5 }, { key: 'the same' }))
    expect(await jobs.workOff(context())).toBe(1)
  })

  it('of somebody erased go, and one of several stays for the others', async () => {
    const one = defineJob({ name: 'one', shape: z.object({ userId: z.string() }), work: async () => undefined })
    const several = defineJob({
      name: 'several-members',
      shape: z.object({ userIds: z.array(z.string()) }),
      work: async () => undefined,
    })
    const other = await openJobs({ database, log, jobs: [one, several] })
    await database.db.transaction(async (tx) => {
      for (const userId of ['gone', 'here']) await other.send(tx, one, { userId })
      await other.send(tx, several, { userIds: ['gone', 'here', 'there'] })
    })
    expect(await database.db.transaction((tx) => other.forget(tx, ['gone']))).toBe(2)
    const { rows } = await database.db.execute(
      sql`select data from pgboss.job where name in ('one', 'several-members') order by name`,
    )
    expect(rows).toEqual([{ data: { userId: 'here' } }, { data: { userIds: ['here', 'there'] } }])
    await other.close()
  })

  it('wait for their time', async () => {
    await database.db.transaction((tx) => jobs.send(tx, count, { at: 1 }, { afterSeconds: 3600 }))
    expect(await jobs.workOff(context())).toBe(0)
  })

  it('are tried again when they fail, and the log says so without the words of the error', async () => {
    failures = 1
    await database.db.transaction((tx) => jobs.send(tx, count, { at: 7 }))
    expect(await jobs.workOff(context())).toBe(0)
    expect(logged.join()).toContain('it is tried again')
    expect(logged.join()).not.toContain('private')
    const kept = await database.db.execute(sql`select state, output::text from pgboss.job where name = 'count'`)
    expect(kept.rows).toMatchObject([{ state: 'retry' }])
    expect(JSON.stringify(kept.rows)).not.toContain('private')
    await database.db.execute(sql`update pgboss.job set start_after = now() where name = 'count'`)
    expect(await jobs.workOff(context())).toBe(1)
    expect(done).toEqual([7])
  })

  if (isWholeCorpus)
    it('are taken up once by many processes', async () => {
      const others = await Promise.all([open(), open()])
      for (const one of [jobs, ...others]) await one.work(context())
      await database.db.transaction(async (tx) => {
        for (let at = 0; at < 12; at += 1) await jobs.send(tx, count, { at })
      })
      await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at))
      await Promise.all(others.map((one) => one.close()))
    })

  it('run at once as far as the settings allow, the next without a pause, and one that fails takes no other with it', async () => {
    let running = 0
    let most = 0
    const full = Promise.withResolvers<undefined>()
    const several = defineJob({
      name: 'several',
      shape: z.object({ at: z.number() }),
      work: async (_context, { at }) => {
        running += 1
        most = Math.max(most, running)
        if (running === 4) full.resolve(undefined)
        // Nobody goes on before four have come.
        await full.promise
        running -= 1
        if (at === 3) throw new Error('a private word')
        done.push(at)
      },
    })
    const other = await openJobs({ database, log, jobs: [several], looksEvery: { jobs: 60, givenUp: 60 } })
    await database.db.transaction(async (tx) => {
      for (let at = 0; at < 20; at += 1) await other.send(tx, several, { at })
    })
    const four = { ...context(), settings: { ...whole.settings, JOBS_AT_ONCE: 4 } }
    await other.work(four)
    await expect.poll(() => done.length).toBe(19)
    expect(most).toBe(4)
    await expect.poll(() => logged.join()).toContain('it is tried again')
    const states = sql`select state, count(*)::int as count from pgboss.job where name = 'several' group by 1 order by 2 desc`
    await expect
      .poll(async () => (await database.db.execute(states)).rows)
      .toEqual([
        { state: 'completed', count: 19 },
        { state: 'retry', count: 1 },
      ])
    await other.close()
  })

  it('that are given up are told in the log', async () => {
    failures = 99
    await database.db.transaction((tx) => jobs.send(tx, count, { at: 7 }))
    await database.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'count'`)
    await jobs.work(context())
    await expect.poll(() => logged.join()).toMatch(/"job":"count".*a job was given up/)
  })

  it('of the clock stand in the table once, and leave with their kind', async () => {
    const minutely = defineJob({ name: 'minutely', every: '* * * * *', shape: z.object({}), work: async () => undefined })
    for (let times = 0; times < 2; times += 1) {
      const other = await openJobs({ database, log, jobs: [count, minutely] })
      await other.work(context())
      await other.close()
    }
    const schedules = () => database.db.execute(sql`select name, cron from pgboss.schedule`).then(({ rows }) => rows)
    expect(await schedules()).toEqual([{ name: 'minutely', cron: '* * * * *' }])
    await jobs.work(context())
    expect(await schedules()).toEqual([])
  })
})

describe('closing', () => {
  it('lets the product go', () => closeWhole())
})
