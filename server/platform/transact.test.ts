import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transact } from '#server/platform/transact.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const lock = (name: number) => sql`select pg_advisory_xact_lock(77, ${name}::int)`

it('two changes that wait for each other are both made', async () => {
  const tries = [0, 0]
  let met = 0
  let meet: () => void = () => undefined
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const change = (index: 0 | 1): Promise<number> =>
    transact(test.context, { id: crypto.randomUUID() }, async (tx) => {
      tries[index] = (tries[index] ?? 0) + 1
      await tx.execute(lock(index))
      met += 1
      if (met >= 2) meet()
      await both
      await tx.execute(lock(1 - index))
      return { answer: index, audit: [] }
    })
  await expect(Promise.all([change(0), change(1)])).resolves.toEqual([0, 1])
  expect(tries.reduce((sum, count) => sum + count)).toBe(3)
})

it('what fails for another reason is not made again', async () => {
  let tries = 0
  const change = transact(test.context, { id: crypto.randomUUID() }, async (tx) => {
    tries += 1
    await tx.execute(sql`select 1 / 0`)
    return { answer: null, audit: [] }
  })
  await expect(change).rejects.toThrow()
  expect(tries).toBe(1)
})
