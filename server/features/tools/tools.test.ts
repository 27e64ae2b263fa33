import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateDisputeLetter, simulateScore } from '#contract/tools.ts'
import { DISPUTE_TYPES } from '#engine/words/dispute-type.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { letters } from '#server/database/tables/letters.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let cookie: string
beforeAll(async () => {
  test = await testApp()
  test.setNow('2026-11-20T12:00:00.000Z')
  cookie = (await newMember(test.app)).cookie
})
afterAll(() => test.close())

const BODY = {
  creditor: 'Acme Lending',
  description: 'I paid $412.50 on March 3, 2025 and have the receipt',
  type: 'incorrect_balance' as const,
  userInfo: { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' },
}
type Body = typeof BODY

describe('a letter of the tools', () => {
  const write = (change: Partial<Omit<Body, 'type'>> & { type?: (typeof DISPUTE_TYPES)[number] } = {}) =>
    ok(test.app, generateDisputeLetter, { cookie, body: { ...BODY, ...change } })

  it('says what the user says, to the creditor they name', async () => {
    const { letter, leftOut } = await write()
    expect(leftOut).toEqual([])
    expect(letter.split('\n\n').slice(0, 5)).toEqual([
      'Dana Whitfield\n12 Elm Street\nDayton, OH 45402',
      'November 20, 2026',
      'Acme Lending',
      'Re: Dispute of account Acme Lending',
      'Dear Acme Lending:',
    ])
    expect(letter).toContain('This is about the balance.')
    expect(letter).toContain('In my own words:\n\nI paid $412.50 on March 3, 2025 and have the receipt.')
    expect(letter).toContain('direct dispute (15 USC 1681s-2(a)(8) and 12 CFR 1022.43)')
  })

  it.each(DISPUTE_TYPES)('about %s names the kind in words of its own', async (type) => {
    const others = await Promise.all(DISPUTE_TYPES.filter((one) => one !== type).map((one) => write({ type: one })))
    const { letter } = await write({ type })
    expect(others.map((other) => other.letter)).not.toContain(letter)
    expect(letter).not.toContain(type.includes('_') ? type : '_')
  })

  it('about an inquiry claims no duty that the law does not lay on inquiries', async () => {
    const { letter } = await write({ type: 'inquiry' })
    expect(letter).toContain('I dispute this inquiry: Acme Lending.')
    expect(letter).not.toMatch(/direct dispute|you furnish|USC/)
  })

  it('carries no Social Security number and no law that is not in the registry', async () => {
    const description = 'My number is 123-45-6789. You broke 15 USC 9999. The balance is wrong.'
    const { letter, leftOut } = await write({ description })
    expect(letter).toContain('XXX-XX-6789')
    expect(letter).toContain('The balance is wrong.')
    expect(letter).not.toMatch(/123-45|9999/)
    expect(leftOut).toEqual(['You broke 15 USC 9999.'])
    const inNames = await write({ creditor: 'Acme 123-45-6789' })
    expect(inNames.letter).toContain('Dear Acme XXX-XX-6789:')
    expect(inNames.letter).not.toMatch(/123.?45/)
    for (const field of ['name', 'address', 'city', 'state', 'zip'] as const) {
      const userInfo = { ...BODY.userInfo, [field]: 'Dana 123 45 6789' }
      const refused = await call(test.app, generateDisputeLetter, { cookie, body: { ...BODY, userInfo } })
      expect([refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([400, `userInfo.${field}`])
      expect(refused.raw.toString()).toContain('Leave out your Social Security number')
    }
  })

  it('has no sign in a name that turns words, and is refused where one hides them', async () => {
    expect((await write({ creditor: 'Acme \u202egnidneL' })).letter).toContain('Dear Acme gnidneL:')
    const refused = await call(test.app, generateDisputeLetter, { cookie, body: { ...BODY, creditor: 'Acme\u2060 Lending' } })
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'unproved_fact'])
    expect(refused.refusal?.message).toContain('U+2060')
  })

  it.each(['AT&T', 'J.P. Morgan, N.A.', '5/3 BANK', 'Smith v. Jones LLC', 'Société Générale'])(
    'takes the name %s',
    async (creditor) => {
      for (const type of DISPUTE_TYPES) expect((await write({ creditor, type })).letter).toContain(`Dear ${creditor}:`)
    },
  )

  it('is not kept: no letter, no trace of its words', async () => {
    const before = await test.context.db.select({ rows: count() }).from(auditLog)
    await write()
    expect(await test.context.db.select({ rows: count() }).from(letters)).toEqual([{ rows: 0 }])
    expect(await test.context.db.select({ rows: count() }).from(auditLog)).toEqual(before)
    expect(test.logged.join('\n')).not.toMatch(/Acme Lending|Elm Street/)
  })

  it('keeps a name on one line', async () => {
    const { letter } = await write({ creditor: 'Acme\n\nYou owe me' })
    expect(letter).toContain('\n\nDear Acme You owe me:\n\n')
  })

  const without = (field: keyof Body) => Object.fromEntries(Object.entries(BODY).filter(([name]) => name !== field))
  it.each([
    ['creditor', '', 'Creditor is required'],
    ['creditor', '   ', 'Creditor is required'],
    ['description', 'Too short', 'Description is required'],
    ['type', 'goodwill', 'Type is required'],
    ['type', '', 'Type is required'],
  ] as const)('with %s “%s” is refused: %s', async (field, value, message) => {
    const refused = await send({ ...BODY, [field]: value })
    expect(refused).toEqual({ status: 400, issues: [{ path: field, message }] })
    expect(await send(without(field))).toEqual({ status: 400, issues: [{ path: field, message }] })
  })

  it.each([
    ['name', 'Name is required'],
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['zip', 'ZIP code is required'],
  ] as const)('without userInfo.%s is refused: %s', async (field, message) => {
    const issue = { path: `userInfo.${field}`, message }
    expect(await send({ ...BODY, userInfo: { ...BODY.userInfo, [field]: '' } })).toEqual({ status: 400, issues: [issue] })
    expect(await send({ ...BODY, userInfo: { ...BODY.userInfo, [field]: undefined } })).toEqual({ status: 400, issues: [issue] })
  })

  it('asks for a ZIP code of 5 characters', async () => {
    const issues = [{ path: 'userInfo.zip', message: 'ZIP code is required' }]
    expect(await send({ ...BODY, userInfo: { ...BODY.userInfo, zip: '4540' } })).toEqual({ status: 400, issues })
  })
})

/** A body as any program might send it. */
async function send(body: object, path: string = generateDisputeLetter.path) {
  const answered = await test.app.inject({ method: 'POST', url: path, headers: { cookie }, payload: body })
  return { status: answered.statusCode, issues: answered.json<{ issues?: unknown }>().issues }
}

describe('a simulated score', () => {
  it('comes with its range and what each action brings', async () => {
    const body = {
      currentScore: 728,
      actions: [
        { kind: 'pay_down_debt' as const, amount: 1000 },
        { kind: 'remove_negative_item' as const, impact: 25 },
        { kind: 'reduce_utilization' as const, reduction: 20 },
      ],
    }
    const { simulatedScore, improvement, range, contributions } = await ok(test.app, simulateScore, { cookie, body })
    expect(simulatedScore).toBe(728 + improvement)
    expect(improvement).toBeGreaterThan(0)
    expect(range.low).toBeLessThan(simulatedScore)
    expect(range.high).toBeGreaterThan(simulatedScore)
    expect(contributions.map(({ kind }) => kind)).toEqual(body.actions.map(({ kind }) => kind))
    expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(improvement)
  })

  it.each([
    [{ currentScore: 299, actions: [] }],
    [{ currentScore: 851, actions: [] }],
    [{ actions: [] }],
    [{ currentScore: 700 }],
    [{ currentScore: 700, actions: [{ kind: 'win_the_lottery', amount: 1 }] }],
    [{ currentScore: 700, actions: [{ kind: 'pay_down_debt', amount: -1 }] }],
    [{ currentScore: 700, actions: [{ kind: 'remove_negative_item', impact: 101 }] }],
    [{ currentScore: 700, actions: [{ kind: 'reduce_utilization', amount: 10 }] }],
  ])('%j is refused', async (body) => {
    expect((await send(body, simulateScore.path)).status).toBe(400)
  })
})
