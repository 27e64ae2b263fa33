import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDisputes } from '#contract/disputes.ts'
import { readReadiness } from '#contract/service.ts'
import { openPool } from '#server/database/open.ts'
import { isBusyDatabase } from '#server/platform/busy-database.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('a busy database', () => {
  it('is told as 503 with the time to come back, in words', async () => {
    const { cookie } = await newMember(test.app)
    const ask = () => test.app.inject({ method: 'GET', url: listDisputes.path, headers: { cookie } })
    const real = test.pool.connect.bind(test.pool)
    const query = test.pool.query.bind(test.pool)
    const away = () => Promise.reject(new Error('timeout exceeded when trying to connect'))
    Object.assign(test.pool, { connect: away, query: away })
    const answered = await ask()
    Object.assign(test.pool, { connect: real, query })
    expect(answered.statusCode).toBe(503)
    expect(answered.headers['retry-after']).toBe('5')
    expect(answered.json()).toEqual({
      message: 'Errata is busy right now. Nothing was lost. Try again in a few seconds.',
      code: 'unavailable',
    })
    expect((await ask()).statusCode).toBe(200)
  })

  it('gives up on a lock that somebody holds, and on a statement that takes too long', async () => {
    const db = test.context.db
    const holder = new pg.Client(test.pool.options)
    await holder.connect()
    await holder.query('begin; lock table disputes in access exclusive mode')
    const waiting = db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '20ms'`)
      await tx.execute(sql`select 1 from disputes`)
    })
    expect(isBusyDatabase(await errorOf(waiting))).toBe(true)
    await holder.end()
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '20ms'`)
      await tx.execute(sql`select pg_sleep(60)`)
    })
    expect(isBusyDatabase(await errorOf(slow))).toBe(true)
  })

  it('is not what is wrong with a statement', async () => {
    expect(isBusyDatabase(await errorOf(test.context.db.execute(sql`select nothing`)))).toBe(false)
    expect(isBusyDatabase(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false)
  })

  it('has its limits on every connection', async () => {
    const { host, port, user, password, database } = test.pool.options
    const opened = openPool({ host, port, user, password, database, max: 1 })
    const { rows } = await opened.db.execute(
      sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    )
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '60000' },
      { name: 'lock_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '30000' },
    ])
    await opened.close()
  })
})

describe('/api/ready', () => {
  let seconds = 0
  const ready = async () => {
    // Asked more often than once a second, it gives its last answer.
    seconds += 2
    test.setNow(`2026-11-20T12:00:${String(seconds).padStart(2, '0')}.000Z`)
    const answered = await test.app.inject({ method: 'GET', url: readReadiness.path })
    return [answered.statusCode, answered.json().message ?? answered.json().status]
  }

  it('says yes, and names what is missing: files, database, or that the process is stopping', async () => {
    expect(await ready()).toEqual([200, 'ready'])
    const put = test.context.files.put
    Object.assign(test.context.files, { put: () => Promise.reject(Object.assign(new Error(), { code: 'EROFS' })) })
    expect(await ready()).toEqual([503, 'Errata is not ready: files can’t be written.'])
    Object.assign(test.context.files, { put })
    const query = test.pool.query.bind(test.pool)
    Object.assign(test.pool, { query: () => new Promise(() => undefined) })
    expect(await ready()).toEqual([503, 'Errata is not ready: the database isn’t answering.'])
    Object.assign(test.pool, { query })
    expect(await ready()).toEqual([200, 'ready'])
    test.context.readiness.stop()
    expect(await ready()).toEqual([503, 'Errata is not ready: it is stopping.'])
  })
})
