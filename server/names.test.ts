import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { logIn } from '#contract/sign-in.ts'
import { names } from '#server/database/tables/names.ts'
import { keepPasskey, removeAccounts, takePasskeys } from '#server/features/accounts/accounts.ts'
import { putBackCalendarLink, takeCalendarLink } from '#server/features/calendar/calendar.ts'
import { changeName, memberNamed } from '#server/platform/names.ts'
import { NOBODY } from '#server/platform/nobody.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** As on several machines, where nothing of the database writes names or keeps them apart (`deploy/citus.sql`). */
it('names are written by the product, which alone decides whose they are', async () => {
  const { app, context } = test
  const { db } = context
  await db.execute(sql`drop function keep_name cascade`)
  await db.execute(sql`drop index users_username, users_email, passkeys_credential`)
  const member = await newMember(app)
  for (const kind of ['username', 'email'] as const) expect(await memberNamed(db, [kind], member[kind])).toBe(member.id)
  const other = { name: 'Somebody Else', username: 'somebody_else', email: 'else@example.test', password: 'Correct-Horse-7' }
  for (const path of ['username', 'email'] as const) {
    const { status, refusal } = await call(app, register, { body: { ...other, [path]: member[path] } })
    expect([status, refusal?.issues]).toMatchObject([409, [{ path }]])
  }
  // Of many at once one has it.
  const raced = await Promise.all([1, 2, 3].map(() => call(app, register, { body: other })))
  expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])

  const { id: userId } = await ok(app, logIn, { body: { username: other.email, password: other.password } }).then(
    ({ user }) => user,
  )
  const change = (from: string, to: string) => db.transaction((tx) => changeName(tx, { userId, kind: 'email', from, to }))
  expect(await change(other.email, member.email)).toBe(false)
  expect(await change(other.email, 'new@example.test')).toBe(true)
  expect(await memberNamed(db, ['email'], 'new@example.test')).toBe(userId)
  expect(await memberNamed(db, ['email'], other.email)).toBe(NOBODY)

  const passkey = { userId, id: userId, credentialId: 'a key', verifier: '', counter: 0, transports: [], name: 'Phone' }
  const key = { ...passkey, createdAt: context.now(), lastUsedAt: null }
  const keep = () => db.transaction((tx) => keepPasskey(tx, key))
  expect([await keep(), await keep()]).toEqual([true, false])
  expect(await db.transaction((tx) => takePasskeys(tx, userId))).toMatchObject([passkey])
  expect(await keep()).toBe(true)
  expect(await memberNamed(db, ['passkey'], 'a key')).toBe(userId)

  const link = { userId, tokenHash: 'a link', madeAt: context.now() }
  expect(await db.transaction((tx) => putBackCalendarLink(tx, link))).toBe(true)
  expect(await memberNamed(db, ['calendar'], 'a link')).toBe(userId)
  expect(await db.transaction((tx) => takeCalendarLink(tx, userId))).toMatchObject(link)
  expect(await memberNamed(db, ['calendar'], 'a link')).toBe(NOBODY)

  await db.transaction((tx) => removeAccounts(tx, [userId]))
  expect(await db.select().from(names).where(eq(names.userId, userId))).toEqual([])
  expect((await call(app, register, { body: other })).status).toBe(201)
})
