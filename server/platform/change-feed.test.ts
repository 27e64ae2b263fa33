import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { tellEverywhere, watchEverywhere } from '#server/platform/change-feed.ts'
import { openLog } from '#server/platform/log.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { testCluster } from '#server/testing/test-cluster.ts'

/** Longer than any test waits: only what is heard ends it. */
const FOR_EVER_MS = 3_600_000

let test: TestApp
let other: OpenDatabase
let elsewhere: Pick<Context, 'db' | 'log'>
beforeAll(async () => {
  test = await testApp()
  const { rows } = await test.context.db.execute<{ name: string }>(sql`select current_database() as name`)
  // Another process: a pool of its own on the same database.
  other = openPool({ ...testCluster().connection, database: rows[0]?.name ?? '' })
  elsewhere = { db: other.db, log: openLog('silent') }
})
afterAll(async () => {
  await other.close()
  await test.close()
})

it('hears at once what another process tells, and nothing of other topics', async () => {
  const [mine, others] = [watchEverywhere(test.context, 'mine'), watchEverywhere(test.context, 'others')]
  // Whoever begins to listen looks once.
  await Promise.all([mine.change(FOR_EVER_MS), others.change(FOR_EVER_MS)])
  let hasHeardOther = false
  const otherChange = others.change(FOR_EVER_MS).then(() => (hasHeardOther = true))
  await tellEverywhere(elsewhere, 'mine')
  await mine.change(FOR_EVER_MS)
  expect(hasHeardOther).toBe(false)
  await tellEverywhere(elsewhere, 'others')
  await otherChange
  for (const watch of [mine, others]) watch.stop()
})

it('looks again when the connection on which it hears broke and is open again', async () => {
  const watch = watchEverywhere(test.context, 'mine')
  await watch.change(FOR_EVER_MS)
  await other.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`)
  await watch.change(FOR_EVER_MS)
  await tellEverywhere(elsewhere, 'mine')
  await watch.change(FOR_EVER_MS)
  watch.stop()
})
