import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCreditFix } from '#contract/ai-workflow.ts'
import { askAssistant } from '#contract/assistant.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { createDispute, disputeWithBureau, moveDispute } from '#contract/disputes.ts'
import { listMatters } from '#contract/matters.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { readPlan } from '#contract/plan.ts'
import { readStrategy } from '#contract/strategy.ts'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import { counted } from '#engine/values/counted.ts'
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

/** Holds every screen's errors against the worklist's; how many there are. */
async function sameEverywhere({ id: userId, cookie }: { readonly id: string; readonly cookie: string }): Promise<number> {
  const { matters, counts } = await worklist(cookie)
  const entries = matters.flatMap((matter) => matter.entries)
  const errors = entries.filter(({ isError }) => isError)
  const keysOf = (of: readonly Pick<(typeof entries)[number], 'reportId' | 'subjectId'>[]): string[] =>
    of.map(({ reportId, subjectId }) => `${reportId} ${subjectId}`).toSorted()
  const settled = new Set(keysOf(entries.filter(({ state }) => state === 'settled')))
  const dashboard = await ok(test.app, readDashboard, { cookie, params: { userId } })
  const { actions } = await ok(test.app, readPlan, { cookie })
  const { disputes } = await ok(test.app, readStrategy, { cookie })
  const fix = await ok(test.app, readCreditFix, { cookie })
  const items = await ok(test.app, listNegativeItems, { cookie })
  const { answer: told } = await ok(test.app, askAssistant, { cookie, body: { question: 'What errors are in my reports?' } })
  const planned = keysOf(actions.filter(({ title }) => title.startsWith('Dispute ')).flatMap(({ evidence }) => evidence))
  expect({
    dashboard: [dashboard.errors, dashboard.errorsToDispute, dashboard.totalNegativeItems],
    plan: planned.filter((key) => !settled.has(key)),
    strategy: keysOf(disputes.filter(({ ground }) => ground === 'proven').map(({ entry }) => entry)),
    fix: fix.itemsToDispute,
    list: items.filter(({ status }) => status === 'open').length,
    assistant: told[0]?.text,
  }).toEqual({
    dashboard: [counts.errors, counts.errorsToDispute, counts.negativeItems],
    plan: keysOf(errors),
    strategy: keysOf(errors),
    fix: errors.filter(({ disputeId }) => disputeId === null).length,
    list: counts.negativeItems,
    assistant: expect.stringContaining(counts.errors === 0 ? 'no errors' : `We found ${counted(counts.errors, 'error')}`),
  })
  return counts.errors
}

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

  it('names the same errors on every screen after a dispute, its answer and a second report', async () => {
    const other = { ...IMPOSSIBLE_LOAN, creditorName: 'ELM STREET FINANCE', accountNumber: '7123450011223344' }
    const member = await memberWith({ accounts: [CLEAN_CARD, IMPOSSIBLE_LOAN, other] })
    const { cookie } = member
    expect(await sameEverywhere(member)).toBe(2)
    const items = await ok(test.app, listNegativeItems, { cookie })
    const negativeItemId = items.find(({ creditorName }) => creditorName === IMPOSSIBLE_LOAN.creditorName)?.id ?? ''
    const { id } = await ok(test.app, disputeWithBureau, { cookie, params: { negativeItemId } })
    expect(await sameEverywhere(member)).toBe(2)
    const move = (body: { status: 'in_progress' | 'under_review' | 'resolved'; outcome?: 'removed' }) =>
      ok(test.app, moveDispute, { cookie, params: { id }, body })
    await move({ status: 'in_progress' })
    expect(await sameEverywhere(member)).toBe(2)
    await move({ status: 'under_review' })
    await move({ status: 'resolved', outcome: 'removed' })
    expect(await sameEverywhere(member)).toBe(1)
    const { bytes } = exampleReport({ accounts: [CLEAN_CARD, other], reportDate: '2026-11-18', seed: 'second' })
    expect((await upload(test.app, { cookie, bytes })).status).toBe(201)
    expect(await sameEverywhere(member)).toBe(1)
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
