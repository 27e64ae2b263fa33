import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarLinks } from '#server/database/tables/calendar.ts'
import { passkeys, users } from '#server/database/tables/accounts.ts'
import { names } from '#server/database/tables/names.ts'
import { memberNamed } from '#server/platform/names.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const NOBODY = '00000000-0000-0000-0000-000000000000'

it('a member is found by every name that they have, however it was written, and by none that they have no more', async () => {
  const { db } = test.context
  const { id, username, email } = await newMember(test.app)
  expect(await memberNamed(db, ['username'], username)).toBe(id)
  expect(await memberNamed(db, ['email', 'username'], email)).toBe(id)
  // A name is one of its kind.
  expect(await memberNamed(db, ['username', 'passkey', 'calendar'], email)).toBe(NOBODY)
  // As a process of the version before writes: the database adds the name.
  await db.update(users).set({ email: 'other@example.test' }).where(eq(users.userId, id))
  expect(await memberNamed(db, ['email'], email)).toBe(NOBODY)
  expect(await memberNamed(db, ['email'], 'other@example.test')).toBe(id)
  await db.insert(calendarLinks).values({ userId: id, tokenHash: 'of a link', madeAt: test.context.now() })
  const passkey = { userId: id, id, credentialId: 'of a key', verifier: '', counter: 0, transports: [], name: 'Phone' }
  await db.insert(passkeys).values(passkey)
  expect(await memberNamed(db, ['calendar'], 'of a link')).toBe(id)
  expect(await memberNamed(db, ['passkey'], 'of a key')).toBe(id)
  await db.delete(users).where(eq(users.userId, id))
  expect(await db.select().from(names).where(eq(names.userId, id))).toEqual([])
})
