import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markPlanAction, readPlan } from '#contract/plan.ts'
import { disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { planMarks } from '#server/database/tables/plan.ts'
import { reports } from '#server/database/tables/reports.ts'
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
const planOf = ({ cookie }: Pick<Member, 'cookie'>) => ok(test.app, readPlan, { cookie })
const mark = ({ cookie }: Pick<Member, 'cookie'>, actionId: string, completed: boolean) =>
  call(test.app, markPlanAction, { cookie, params: { actionId }, body: { completed } })
const LOAN = 'Dispute MERIDIAN AUTO FINANCE with Equifax'
const idOf = async (member: Member): Promise<string> =>
  (await planOf(member)).actions.find(({ title }) => title === LOAN)?.id ?? 'missing'

describe('the plan', () => {
  it('of nobody’s file is empty', async () => {
    const plan = await planOf(await newMember(test.app))
    expect(plan).toEqual({
      actions: [],
      overallProgress: null,
      highPriority: 0,
      completed: 0,
      estimatedGain: { low: 0, high: 0 },
      timeline: [30, 60, 90].map((days) => ({ days, low: 0, high: 0 })),
      currentScore: null,
      reportCount: 0,
      isPractice: false,
    })
  })

  it('of the example report has the loan to dispute, with its steps and its places', async () => {
    const plan = await planOf(await withReport())
    const action = plan.actions.find(({ title }) => title === LOAN)
    expect(action).toMatchObject({ category: 'history', priority: 'High', currentStatus: 0, completed: false })
    expect(action?.steps).toHaveLength(4)
    expect(action?.evidence[0]?.evidence.length).toBeGreaterThan(0)
    expect([plan.reportCount, plan.isPractice]).toEqual([1, false])
    expect(plan.overallProgress).toBe(
      Math.round(plan.actions.reduce((sum, { currentStatus }) => sum + currentStatus, 0) / plan.actions.length),
    )
  })

  it('names no creditor in an address', async () => {
    const { actions } = await planOf(await withReport())
    expect(actions.every(({ id }) => /^[\w-]{22}$/.test(id))).toBe(true)
    expect(JSON.stringify(actions.map(({ id }) => id))).not.toMatch(/meridian/i)
  })

  it('counts what is marked complete as done, and what the file says once the mark is gone', async () => {
    const member = await withReport()
    const items = await ok(test.app, listNegativeItems, { cookie: member.cookie })
    const loan = items.find(({ creditorName }) => creditorName === 'MERIDIAN AUTO FINANCE')?.id ?? ''
    const id = await idOf(member)
    const { answer } = await mark(member, id, true)
    expect([answer?.completed, answer?.currentStatus]).toEqual([true, 100])
    const dispute = await ok(test.app, disputeWithBureau, { cookie: member.cookie, params: { negativeItemId: loan } })
    await ok(test.app, moveDispute, { cookie: member.cookie, params: { id: dispute.id }, body: { status: 'in_progress' } })
    const plan = await planOf(member)
    const after = plan.actions.find((one) => one.id === id)
    expect([after?.completed, after?.currentStatus, plan.completed]).toEqual([true, 100, 1])
    const mean = (statuses: readonly number[]) => Math.round(statuses.reduce((sum, one) => sum + one, 0) / statuses.length)
    expect(plan.overallProgress).toBe(mean(plan.actions.map(({ currentStatus }) => currentStatus)))
    const undone = await mark(member, id, false)
    expect([undone.answer?.completed, undone.answer?.currentStatus]).toEqual([false, 10])
    const reopened = await planOf(member)
    expect(reopened.overallProgress).toBeLessThan(plan.overallProgress ?? 0)
  })
})

describe('a mark', () => {
  it('is kept, taken away, and harmless when repeated; each change leaves one audit row', async () => {
    const member = await withReport()
    const id = await idOf(member)
    for (const completed of [true, true, false, false, true]) expect((await mark(member, id, completed)).status).toBe(200)
    expect((await planOf(member)).actions.find((one) => one.id === id)?.completed).toBe(true)
    const marks = await test.context.db.select().from(planMarks).where(eq(planMarks.userId, member.id))
    expect(marks.map(({ actionId }) => actionId)).toEqual([id])
    const audit = await test.context.db.select().from(auditLog).where(eq(auditLog.userId, member.id)).orderBy(auditLog.at)
    expect(audit.map(({ action }) => action).filter((action) => action.startsWith('plan.'))).toEqual([
      'plan.completed',
      'plan.reopened',
      'plan.completed',
    ])
  })

  it('survives a newer report that gives the same reason', async () => {
    const member = await withReport()
    const id = await idOf(member)
    await mark(member, id, true)
    const newer = exampleReport({ reportDate: '2026-11-19' })
    await upload(test.app, { cookie: member.cookie, bytes: newer.bytes })
    expect((await planOf(member)).actions.find((one) => one.id === id)?.completed).toBe(true)
  })

  it('is refused about an action that is not in the plan, is not one’s own, or without a yes or no', async () => {
    const member = await withReport()
    const id = await idOf(member)
    const stranger = await newMember(test.app)
    expect((await mark(member, 'nothing', true)).status).toBe(404)
    expect((await mark(stranger, id, true)).status).toBe(404)
    const wrong = await test.app.inject({
      method: 'PATCH',
      url: `/api/plan/${id}`,
      headers: { cookie: member.cookie, 'content-type': 'application/json' },
      payload: '{"completed":"yes"}',
    })
    expect(wrong.statusCode).toBe(400)
    expect((await call(test.app, markPlanAction, { params: { actionId: id }, body: { completed: true } })).status).toBe(401)
    expect((await call(test.app, readPlan, {})).status).toBe(401)
  })

  it('made by another member about the same report leaves this one as it is', async () => {
    const [member, other] = [await withReport(), await withReport()]
    await mark(other, await idOf(other), true)
    expect((await planOf(member)).completed).toBe(0)
  })

  it('made in practice is none about one’s own file', async () => {
    const member = await withReport()
    await test.context.db.update(reports).set({ source: 'practice' }).where(eq(reports.userId, member.id))
    const plan = await planOf(member)
    expect(plan.isPractice).toBe(true)
    const id = await idOf(member)
    await mark(member, id, true)
    await test.context.db.update(reports).set({ source: 'upload' }).where(eq(reports.userId, member.id))
    expect((await planOf(member)).completed).toBe(0)
  })
})
