import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCreditFix } from '#contract/ai-workflow.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { createDispute, moveDispute } from '#contract/disputes.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readPlan } from '#contract/plan.ts'
import { readStrategy } from '#contract/strategy.ts'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { CLEAN_CARD, exampleReport, IMPOSSIBLE_LOAN } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** Paid as agreed in every month, and closed before it was opened: no negative item, and an error. */
const GOOD_LOAN = {
  ...IMPOSSIBLE_LOAN,
  paymentHistory: IMPOSSIBLE_LOAN.paymentHistory.map((month) => ({ ...month, code: 'ok' as const })),
}

async function memberWith(accounts: Parameters<typeof exampleReport>[0]) {
  const member = await newMember(test.app)
  await ok(test.app, confirmDemoPayment, { cookie: member.cookie })
  const uploaded = await upload(test.app, { cookie: member.cookie, bytes: exampleReport(accounts).bytes })
  expect(uploaded.status).toBe(201)
  return member
}

const worklist = (cookie: string) => ok(test.app, listMatters, { cookie })

describe('the worklist', () => {
  it.each([
    ['an account in good standing', GOOD_LOAN, 0],
    ['a negative account', IMPOSSIBLE_LOAN, 1],
  ])('names an error on %s, and every screen the same number', async (_what, loan, negative) => {
    const { id: userId, cookie } = await memberWith({ accounts: [CLEAN_CARD, loan] })
    const { matters, counts, isPractice, reportCount } = await worklist(cookie)
    expect([counts.errors, counts.errorsToDispute, counts.negativeItems, isPractice, reportCount]).toEqual([
      1,
      1,
      negative,
      false,
      1,
    ])
    expect(matters[0]).toMatchObject({
      kind: 'debt',
      name: 'MERIDIAN AUTO FINANCE',
      state: 'error',
      nextStep: { kind: 'dispute' },
      entries: [
        {
          bureau: 'equifax',
          isError: true,
          page: expect.any(Number),
          findings: [expect.objectContaining({ title: 'Closed before it was opened' })],
        },
      ],
    })
    const dashboard = await ok(test.app, readDashboard, { cookie, params: { userId } })
    const plan = await ok(test.app, readPlan, { cookie })
    const strategy = await ok(test.app, readStrategy, { cookie })
    const fix = await ok(test.app, readCreditFix, { cookie })
    expect({
      dashboard: [dashboard.errors, dashboard.totalNegativeItems],
      plan: plan.actions.filter(({ title }) => title.startsWith('Dispute ')).length,
      strategy: strategy.disputes.filter(({ ground }) => ground === 'proven').length,
      fix: fix.itemsToDispute,
    }).toEqual({ dashboard: [1, negative], plan: 1, strategy: 1, fix: 1 })
    expect((await ok(test.app, listNegativeItems, { cookie })).length).toBe(negative)
  })

  it('knows the dispute about a finding, until it is withdrawn', async () => {
    const { cookie } = await memberWith({ accounts: [CLEAN_CARD, GOOD_LOAN] })
    const findingId = (await worklist(cookie)).matters[0]?.entries[0]?.findings[0]?.id ?? ''
    const dispute = await ok(test.app, createDispute, { cookie, body: { findingId } })
    const opened = await worklist(cookie)
    expect(opened.counts).toMatchObject({ errors: 1, errorsToDispute: 0, unsent: 1 })
    expect(opened.matters[0]).toMatchObject({
      state: 'unsent',
      nextStep: { kind: 'write' },
      entries: [{ disputeId: dispute.id }],
    })
    expect((await ok(test.app, readStrategy, { cookie })).disputes[0]?.turn).not.toBe('now')
    await ok(test.app, moveDispute, { cookie, params: { id: dispute.id }, body: { status: 'withdrawn' } })
    expect((await worklist(cookie)).matters[0]?.state).toBe('error')
  })

  it('says what stands in one state alone, with the counts of the whole file', async () => {
    const { cookie } = await memberWith({ accounts: [CLEAN_CARD, GOOD_LOAN] })
    const { matters, counts } = await ok(test.app, listMatters, { cookie, query: { state: 'clear' } })
    expect(new Set(matters.map(({ state }) => state))).toEqual(new Set(['clear']))
    expect(counts.errors).toBe(1)
  })

  it('is empty without a report, the member’s own, and no visitor’s', async () => {
    await memberWith({ accounts: [CLEAN_CARD, GOOD_LOAN] })
    const stranger = await newMember(test.app)
    expect(await worklist(stranger.cookie)).toMatchObject({ matters: [], counts: { errors: 0, questions: 0 }, reportCount: 0 })
    expect((await call(test.app, listMatters, {})).status).toBe(401)
  })
})
