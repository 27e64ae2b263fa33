import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readRowsByList } from '#server/database/read-rows.ts'
import { disputes } from '#server/database/tables/disputes.ts'

/** A driver that answers these rows to whatever it is asked. */
function answering(rows: readonly unknown[][]) {
  const pool = new pg.Pool()
  Object.assign(pool, { query: () => Promise.resolve({ rows }) })
  return drizzle({ client: pool })
}

const { id, createdAt, resolvedAt, told, estimatedImpact } = disputes
const ROWS = [
  ['one', '2026-11-20 16:19:06.12+00', null, '{"courtAnswerBy":null}', 10],
  ['two', '2026-11-20 16:19:06+00', '2026-11-21 00:00:00.001+00', null, 0],
]

describe('rows read by a list', () => {
  it('are the rows that drizzle reads', async () => {
    const build = () =>
      answering(ROWS).select({ id, createdAt, resolvedAt, told, estimatedImpact }).from(disputes).prepare('some')
    const read = await readRowsByList(build()).execute()
    expect(read).toEqual(await build().execute())
    expect(read).toEqual([
      { id: 'one', createdAt: '2026-11-20T16:19:06.120Z', resolvedAt: null, told: { courtAnswerBy: null }, estimatedImpact: 10 },
      {
        id: 'two',
        createdAt: '2026-11-20T16:19:06.000Z',
        resolvedAt: '2026-11-21T00:00:00.001Z',
        told: null,
        estimatedImpact: 0,
      },
    ])
  })

  it('leave fields within fields and what is no column to drizzle', async () => {
    const nested = () =>
      answering([['one', 'two']])
        .select({ a: { id }, b: { id } })
        .from(disputes)
        .prepare('nested')
    expect(await readRowsByList(nested()).execute()).toEqual([{ a: { id: 'one' }, b: { id: 'two' } }])
    const counted = () =>
      answering([[7]])
        .select({ count: sql`count(*)`.mapWith(String) })
        .from(disputes)
        .prepare('counted')
    expect(await readRowsByList(counted()).execute()).toEqual([{ count: '7' }])
  })
})
