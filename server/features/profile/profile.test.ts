import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { readCurrentUser } from '#contract/sign-in.ts'
import { readCreditProfile, setGoal } from '#contract/credit-profile.ts'
import { createDispute } from '#contract/disputes.ts'
import { generateLetter } from '#contract/letters.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { withoutIds } from '../../testing/without-ids.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const HOME = { address: '12 Alder Street', city: 'Dayton', state: 'oh', zip: '45402' }

describe('the profile of a member', () => {
  it('begins with what the registration told, and says that it is not complete', async () => {
    const { cookie, username, email } = await newMember(test.app)
    expect(await ok(test.app, readProfile, { cookie })).toEqual({
      name: 'Dana Whitfield',
      username,
      email,
      phone: null,
      mailingAddress: null,
      timeZone: null,
      isComplete: false,
    })
  })

  it.each([
    ['America/Chicago', 'America/Chicago'],
    ['Mars/Olympus', null],
    ['', null],
  ])('begins in the time zone %s of the browser, and refuses nobody for one that is none', async (timeZone, kept) => {
    const username = `zone_${timeZone.replaceAll(/\W/g, '_').toLowerCase()}`
    const body = { username, email: `${username}@example.com`, password: 'Sunny-Meadow-42', name: 'Dana Reed' }
    const { cookie, status } = await call(test.app, register, { body: { ...body, timeZone } })
    expect([status, (await ok(test.app, readProfile, { cookie })).timeZone]).toEqual([201, kept])
  })

  it('keeps what was given, leaves the rest, and takes away what is null', async () => {
    const { cookie } = await newMember(test.app)
    const first = await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME, phone: '(555) 123-4567' } })
    expect(first).toMatchObject({ mailingAddress: { ...HOME, state: 'OH' }, phone: '(555) 123-4567', isComplete: true })
    const second = await ok(test.app, saveProfile, { cookie, body: { name: 'Dana  Reed', timeZone: 'America/Chicago' } })
    expect(second).toMatchObject({ name: 'Dana Reed', timeZone: 'America/Chicago', mailingAddress: first.mailingAddress })
    expect((await ok(test.app, readCurrentUser, { cookie })).user.name).toBe('Dana Reed')
    const third = await ok(test.app, saveProfile, { cookie, body: { mailingAddress: null, phone: '' } })
    expect(third).toMatchObject({ mailingAddress: null, phone: null, timeZone: 'America/Chicago', isComplete: false })
    expect(await ok(test.app, readProfile, { cookie })).toEqual(third)
  })

  it('lies sealed: no row of it says where the member lives; an address of an earlier version is still read', async () => {
    const { cookie, id } = await newMember(test.app)
    await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME } })
    const rows = async () => (await test.context.db.execute(sql`select * from profiles where user_id = ${id}::uuid`)).rows
    expect(withoutIds(JSON.stringify(await rows()))).not.toMatch(/Alder|Dayton|45402/)
    await test.context.db.execute(
      sql`update profiles set sealed_address = null, address = '9 Old Road', city = 'Troy', state = 'OH', zip = '45373' where user_id = ${id}::uuid`,
    )
    const old = { address: '9 Old Road', city: 'Troy', state: 'OH', zip: '45373' }
    expect((await ok(test.app, readProfile, { cookie })).mailingAddress).toEqual(old)
    await ok(test.app, saveProfile, { cookie, body: { timeZone: 'America/Denver' } })
    expect((await ok(test.app, readProfile, { cookie })).mailingAddress).toEqual(old)
    expect(withoutIds(JSON.stringify(await rows()))).not.toMatch(/Old Road|Troy|45373/)
  })

  it('is each member’s own', async () => {
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    await ok(test.app, saveProfile, { cookie: one.cookie, body: { mailingAddress: HOME } })
    expect((await ok(test.app, readProfile, { cookie: other.cookie })).mailingAddress).toBeNull()
  })

  it('leaves an audit row that says whether it is complete and nothing of what it says', async () => {
    const { cookie, id } = await newMember(test.app)
    await ok(test.app, saveProfile, { cookie, body: { timeZone: 'America/Denver' } })
    await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME } })
    const { rows } = await test.context.db.execute(
      sql`select detail from audit_log where user_id = ${id} and action = 'profile.saved' order by (detail->>'isComplete')`,
    )
    expect(rows).toEqual([{ detail: { isComplete: false } }, { detail: { isComplete: true } }])
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ phone: '555-1234' }, 'phone', 'Phone must be in format: (555) 123-4567'],
    [{ mailingAddress: { ...HOME, address: '' } }, 'mailingAddress.address', 'Address is required'],
    [{ mailingAddress: { ...HOME, city: '\n' } }, 'mailingAddress.city', 'City is required'],
    [{ mailingAddress: { ...HOME, state: '' } }, 'mailingAddress.state', 'State is required'],
    [{ mailingAddress: { ...HOME, state: 'Ohio' } }, 'mailingAddress.state', 'Use two letters'],
    [{ mailingAddress: { ...HOME, state: '1a' } }, 'mailingAddress.state', 'Use two letters'],
    [{ mailingAddress: { ...HOME, zip: '4540' } }, 'mailingAddress.zip', 'ZIP code is required'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone from the list'],
  ])('refuses %j', async (body, path, message) => {
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await call(test.app, saveProfile, { cookie, body })
    expect([status, refusal?.issues?.[0]]).toEqual([400, { path, message }])
  })
})

describe('a letter of a member', () => {
  it('begins with the address of the profile, and is not written without any', async () => {
    const { cookie } = await newMember(test.app)
    const body = { creditor: 'Harbor Dental', description: 'This account is not mine.' }
    const { id: disputeId } = await ok(test.app, createDispute, { cookie, body })
    const before = await call(test.app, generateLetter, { cookie, body: { disputeId } })
    expect([before.status, before.refusal?.issues?.[0]?.path]).toEqual([400, 'userInfo.address'])
    await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME } })
    const letter = await ok(test.app, generateLetter, { cookie, body: { disputeId } })
    expect(letter.letterContent).toContain('12 Alder Street\nDayton, OH 45402')
  })

  it('has the day of the place where they live: in the evening Greenwich has the next', async () => {
    test.setNow('2026-11-21T03:30:00.000Z')
    const { cookie } = await newMember(test.app)
    const body = { creditor: 'Harbor Dental', description: 'This account is not mine.' }
    const { id: disputeId } = await ok(test.app, createDispute, { cookie, body })
    await ok(test.app, saveProfile, { cookie, body: { mailingAddress: HOME, timeZone: 'America/New_York' } })
    const { letterContent } = await ok(test.app, generateLetter, { cookie, body: { disputeId } })
    expect(letterContent).toContain('November 20, 2026')
    expect(letterContent).not.toContain('November 21, 2026')
  })
})

describe('the target score', () => {
  it('is 750 until the member sets another, as often as they like', async () => {
    const { cookie } = await newMember(test.app)
    expect((await ok(test.app, readCreditProfile, { cookie })).targetScore).toBe(750)
    expect((await ok(test.app, setGoal, { cookie, body: { targetScore: 720 } })).targetScore).toBe(720)
    expect((await ok(test.app, setGoal, { cookie, body: { targetScore: 850 } })).targetScore).toBe(850)
    expect((await ok(test.app, readCreditProfile, { cookie })).targetScore).toBe(850)
  })

  it.each([299, 851, 700.5])('is refused when it is %s', async (targetScore) => {
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await call(test.app, setGoal, { cookie, body: { targetScore } })
    expect([status, refusal?.message]).toEqual([400, 'Enter a score from 300 to 850'])
  })
})
