import { afterAll, beforeAll, expect, test } from 'vitest'
import { FOR_TESTS } from '#server/testing/embedded-cluster.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test.for(Object.entries(FOR_TESTS))('the database of the tests runs with %s = %s', async ([name, value]) => {
  const { rows } = await app.pool.query('select current_setting($1) as value', [name])
  expect(rows).toEqual([{ value }])
})
