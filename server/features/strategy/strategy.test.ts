import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { clearMortgageClosing, readMortgageClosing, setMortgageClosing } from '#contract/mortgage.ts'
import { readStrategy } from '#contract/strategy.ts'
import { suggestDisputeStrategy } from '#contract/ai-disputes.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { mortgageClosings } from '#server/database/tables/mortgage.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function withReport(): Promise<Member> {
  test.setNow(NOW)
  const member = await newMember(test.app)
  await upload(test.app, { cookie: member.cookie, bytes: exampleReport().bytes })
  return member
}
type Caller = Pick<Member, 'cookie'>
const strategyOf = ({ cookie }: Caller) => ok(test.app, readStrategy, { cookie })
const closingOf = ({ cookie }: Caller) => ok(test.app, readMortgageClosing, { cookie })
const close = ({ cookie }: Caller, closesOn: string) => call(test.app, setMortgageClosing, { cookie, body: { closesOn } })
const turnsOf = async (member: Caller) => (await strategyOf(member)).disputes.map(({ entry, turn }) => [entry.creditorName, turn])

describe('the strategy of a file', () => {
  it('of nobody’s file is empty', async () => {
    const found = await strategyOf(await newMember(test.app))
    expect(found).toEqual({ disputes: [], leave: [], mortgage: null, reportCount: 0, isPractice: false })
  })

  it('of the example report has the loan that cannot be right, and leaves the lawful entries alone', async () => {
    const { disputes, leave, reportCount, isPractice } = await strategyOf(await withReport())
    expect([reportCount, isPractice]).toEqual([1, false])
    expect(disputes[0]).toMatchObject({
      place: 1,
      turn: 'now',
      ground: 'proven',
      letter: 'dispute',
      disputeId: null,
      entry: { creditorName: 'MERIDIAN AUTO FINANCE', bureau: 'equifax' },
      target: { first: 'equifax', direct: { isOwed: true } },
      clock: { days: 30, longestDays: 45, due: null },
    })
    expect(disputes[0]?.negativeItemId).toEqual(expect.any(String))
    expect(disputes[0]?.entry.evidence.length).toBeGreaterThan(0)
    expect(leave.map(({ entry, reason }) => [entry.creditorName, reason])).toContainEqual([
      'CAPITAL ONE BANK USA NA',
      'nothing_found',
    ])
    const named = new Set(disputes.map(({ entry }) => entry.subjectId))
    expect(leave.filter(({ entry }) => named.has(entry.subjectId))).toEqual([])
  })

  it('has the order of the documents’ own call', async () => {
    const member = await withReport()
    const asked = await ok(test.app, suggestDisputeStrategy, { cookie: member.cookie, body: {} })
    expect(asked.priorityItems[0]?.creditor).toBe((await strategyOf(member)).disputes[0]?.entry.creditorName)
  })

  it('follows the dispute that is opened, sent and refused', async () => {
    const member = await withReport()
    const { cookie } = member
    const first = async () =>
      (await strategyOf(member)).disputes.find(({ entry }) => entry.creditorName === 'MERIDIAN AUTO FINANCE')
    const negativeItemId = (await first())?.negativeItemId ?? ''
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId } })
    expect(await first()).toMatchObject({ turn: 'unsent', disputeId: id })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'in_progress' } })
    expect(await first()).toMatchObject({ turn: 'sent', letter: null })
    await ok(test.app, moveDispute, { cookie, params: { id }, body: { status: 'rejected' } })
    expect(await first()).toMatchObject({ turn: 'refused', letter: 'method_of_verification' })
  })

  it('is nobody else’s', async () => {
    await withReport()
    const stranger = await newMember(test.app)
    expect((await strategyOf(stranger)).disputes).toEqual([])
    expect((await call(test.app, readStrategy)).status).toBe(401)
  })
})

describe('the closing date', () => {
  it('holds what would not end in time, until it is changed, cleared or past', async () => {
    const member = await withReport()
    expect(await closingOf(member)).toEqual({ closesOn: null, endedOn: null })
    expect((await close(member, '2026-12-20')).answer).toEqual({ closesOn: '2026-12-20', endedOn: null })
    expect((await turnsOf(member))[0]).toEqual(['MERIDIAN AUTO FINANCE', 'held'])
    expect((await strategyOf(member)).mortgage).toMatchObject({
      closesOn: '2026-12-20',
      held: 1,
      remarks: [],
      counted: { total: 0, limit: 1000, reaches: false },
    })
    const asked = await ok(test.app, suggestDisputeStrategy, { cookie: member.cookie, body: {} })
    expect(asked.recommendations[0]).toContain('Your mortgage closes on December 20, 2026')
    await close(member, '2027-09-01')
    expect((await strategyOf(member)).disputes[0]).toMatchObject({ turn: 'now', mortgage: { verdict: 'can_end' } })
    await close(member, '2026-11-25')
    test.setNow('2026-11-26T00:00:00.000Z')
    expect(await closingOf(member)).toEqual({ closesOn: null, endedOn: '2026-11-25' })
    expect((await strategyOf(member)).mortgage).toBeNull()
    expect((await turnsOf(member))[0]).toEqual(['MERIDIAN AUTO FINANCE', 'now'])
    await ok(test.app, clearMortgageClosing, { cookie: member.cookie })
    expect(await closingOf(member)).toEqual({ closesOn: null, endedOn: null })
  })

  it.each([
    ['2026-11-19', /November 19, 2026 is past/],
    ['2026-02-30', /doesn’t exist/],
    ['tomorrow', /doesn’t exist/],
    ['', /doesn’t exist/],
    ['2031-01-01', /Check the year/],
  ])('%s is refused, and the day before it stands', async (closesOn, words) => {
    test.setNow(NOW)
    const member = await newMember(test.app)
    await close(member, '2026-12-20')
    const { status, refusal } = await close(member, closesOn)
    expect([status, refusal?.code, refusal?.issues?.[0]?.path]).toEqual([400, 'invalid', 'closesOn'])
    expect(refusal?.message).toMatch(words)
    expect(await closingOf(member)).toEqual({ closesOn: '2026-12-20', endedOn: null })
  })

  it('leaves one audit row a change, none for a repetition', async () => {
    test.setNow(NOW)
    const member = await newMember(test.app)
    const { cookie } = member
    for (const day of ['2026-12-20', '2026-12-20', '2027-01-10']) await close(member, day)
    await ok(test.app, clearMortgageClosing, { cookie })
    await ok(test.app, clearMortgageClosing, { cookie })
    const rows = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, member.id)).orderBy(auditLog.at)
    expect(rows.map(({ action }) => action).filter((action) => action.startsWith('mortgage_closing.'))).toEqual([
      'mortgage_closing.set',
      'mortgage_closing.set',
      'mortgage_closing.cleared',
    ])
    expect(await test.context.db.select().from(mortgageClosings).where(eq(mortgageClosings.userId, member.id))).toEqual([])
  })

  it('is one’s own, and no visitor’s', async () => {
    test.setNow(NOW)
    const [member, stranger] = [await newMember(test.app), await newMember(test.app)]
    await close(member, '2026-12-20')
    expect(await closingOf(stranger)).toEqual({ closesOn: null, endedOn: null })
    await ok(test.app, clearMortgageClosing, { cookie: stranger.cookie })
    expect((await closingOf(member)).closesOn).toBe('2026-12-20')
    const answers = [
      await call(test.app, readMortgageClosing),
      await call(test.app, setMortgageClosing, { body: { closesOn: '2026-12-20' } }),
      await call(test.app, clearMortgageClosing),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})
