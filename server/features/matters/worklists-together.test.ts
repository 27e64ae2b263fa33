import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { generateLetter } from '#contract/letters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { ownersOfRows } from '#server/features/accounts/accounts.ts'
import { worklistOf } from '#server/features/matters/matters.ts'
import { readTogether } from '#server/platform/read-together.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const HOME = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

async function memberWith(...uploads: readonly Uint8Array[]): Promise<string> {
  const { cookie, id } = await newMember(test.app, { isKnown: true })
  for (const bytes of uploads) await upload(test.app, { cookie, bytes })
  const [item] = await ok(test.app, listNegativeItems, { cookie })
  if (item) await ok(test.app, generateLetter, { cookie, body: { negativeItemId: item.id, userInfo: HOME } })
  return id
}

it('reads the worklists of several members as each alone, by a few statements for all, and one that fails takes no other along', async () => {
  const ids = [
    await memberWith(exampleReport().bytes),
    await memberWith(),
    await memberWith(
      exampleReport({ accounts: [CLEAN_CARD] }).bytes,
      exampleReport({ seed: 'other', reportDate: '2026-10-01' }).bytes,
    ),
    await memberWith(exampleReport({ seed: 'third' }).bytes),
  ]
  const users = await ownersOfRows(test.context, ids)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const alone = []
  for (const user of users) alone.push(await worklistOf(test.context, user))
  const ofEach = sent.mock.calls.length
  sent.mockClear()
  const together = await readTogether(test.context, users, worklistOf)
  const ofAll = sent.mock.calls.length
  sent.mockRestore()
  expect(together).toEqual(alone.map((value) => ({ status: 'fulfilled', value })))
  // Members differ in what they have: some statements are asked by a few of them alone.
  expect(ofAll * 2).toBeLessThan(ofEach)
  const one = await readTogether(test.context, users, async (own, user) => {
    if (user.id === ids[1]) throw new Error('not this one')
    return (await worklistOf(own, user)).matters.length
  })
  expect(one.map(({ status }) => status)).toEqual(users.map(({ id }) => (id === ids[1] ? 'rejected' : 'fulfilled')))
})
