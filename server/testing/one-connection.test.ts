import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

test('A query inside a transaction that goes past it is refused; after it, and beside it, none is.', async () => {
  const { context, close } = await testApp()
  const { db } = context
  const one = sql`select 1`
  const past = db.transaction(() => db.execute(one))
  await expect(past).rejects.toMatchObject({ cause: { message: expect.stringContaining('second connection') } })
  await expect(db.transaction(() => db.transaction((tx) => tx.execute(one)))).rejects.toThrow('second connection')
  const beside = await Promise.all([db.transaction((tx) => tx.execute(one)), db.execute(one)])
  expect(beside.map(({ rowCount }) => rowCount)).toEqual([1, 1])
  expect((await db.execute(one)).rowCount).toBe(1)
  await close()
})
