import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { countSignUp, MOST_SIGN_UPS_FROM_ONE_ADDRESS, refuseMassSignUp } from '#server/features/accounts/sign-ups.ts'
import { call, newMember } from '#server/testing/member.ts'
import { mailsIn } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const countMany = (many: number, address: string) =>
  test.context.db.transaction(async (tx) => {
    for (let made = 0; made < many; made += 1) await countSignUp(test.context, tx, address)
  })

describe('sign-ups from one address', () => {
  it('pass two hundred times an hour, and are refused only far beyond that, for this address alone', async () => {
    expect(MOST_SIGN_UPS_FROM_ONE_ADDRESS).toBeGreaterThan(200)
    await countMany(201, '10.0.0.1')
    await refuseMassSignUp(test.context, '10.0.0.1')
    await countMany(MOST_SIGN_UPS_FROM_ONE_ADDRESS - 201, '10.0.0.1')
    await expect(refuseMassSignUp(test.context, '10.0.0.1')).rejects.toMatchObject({ code: 'too_many' })
    await refuseMassSignUp(test.context, '10.0.0.2')
  })

  it('pass again an hour later', async () => {
    test.setNow('2026-11-20T13:00:01.000Z')
    await refuseMassSignUp(test.context, '10.0.0.1')
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it('are counted by the register call, and nobody’s address is stored', async () => {
    await newMember(test.app)
    const { rows } = await test.context.db.execute('select subject from reset_requests')
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
    expect(new Set(rows.map(({ subject }) => subject)).size).toBe(3)
  })

  it('count names that were taken too: nobody can ask for many', async () => {
    const { username, email } = await newMember(test.app)
    const subjects = async () => Number((await test.context.db.execute('select count(*) from reset_requests')).rows[0]?.['count'])
    const before = await subjects()
    const body = { username: `other_${username}`, email, password: 'Correct-Horse-7', name: 'Dana' }
    expect((await call(test.app, register, { body })).status).toBe(409)
    expect(await subjects()).toBe(before + 1)
  })
})

describe('many accounts for one mailbox', () => {
  it('are made, and fill it with fifty mails an hour at most, whatever follows the plus sign', async () => {
    const mailbox = `flooded_${randomUUID().slice(0, 8)}`
    for (let tag = 1; tag <= 52; tag += 1) {
      const body = {
        name: 'Dana',
        username: `${mailbox}_${tag}`,
        email: `${mailbox}+${tag}@example.test`,
        password: 'Correct-Horse-7',
      }
      expect((await call(test.app, register, { body })).status).toBe(201)
    }
    await expect.poll(() => mailsIn(test.directory).filter((raw) => raw.includes(`To: ${mailbox}+`)).length).toBe(50)
  })
})
