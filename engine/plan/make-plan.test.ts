import { describe, expect, it } from 'vitest'
import type { CreditFile } from '#engine/analysis/credit-file.ts'
import { makePlan, meanStatus } from '#engine/plan/make-plan.ts'
import { planTone } from '#engine/plan/plan-action.ts'
import type { Account } from '#engine/report/account.ts'
import { CARD as HALF_USED, fileOf, IMPOSSIBLE, LATE, reportWith } from '#engine/testing/credit-file.ts'
import { grid, makeInquiry } from '#engine/testing/make.ts'

const CARD: Partial<Account> = { ...HALF_USED, currentBalance: 325_000 }
const AGEING: Partial<Account> = {
  id: 'coll',
  creditorName: 'NORTHERN RECOVERY',
  accountType: 'collection',
  originalCreditor: 'OAK DENTAL',
  status: 'open',
  paymentStatus: 'in_collections',
  dateOpened: '2022-05-01',
  dateOfFirstDelinquency: '2021-08-01',
  removalDate: '2028-08',
  currentBalance: 61_200,
  originalBalance: 61_200,
}
const EVERYTHING = [CARD, IMPOSSIBLE, LATE, AGEING]
const action = (file: CreditFile, id: string) => makePlan(file).actions.find((one) => one.id === id)

describe('the plan', () => {
  it('has an action for each reason in the file, and none without', () => {
    expect(makePlan(fileOf([reportWith(EVERYTHING)])).actions.map(({ id, priority }) => [id, priority])).toEqual([
      ['history.experian.meridian-auto', 'High'],
      ['payment.account.elm-finance', 'High'],
      ['utilization.revolving', 'High'],
      ['payment.record', 'Medium'],
      ['history.ageing.experian', 'Low'],
      ['mix.record', 'Low'],
    ])
    const fine = { ...CARD, currentBalance: 10_000 }
    const three = ['a', 'b', 'c'].map((id, at) => ({ ...fine, id, accountNumber: `XXXX100${at}` }))
    expect(makePlan(fileOf([reportWith(three)])).actions).toEqual([])
  })

  it('with nothing in the file is empty', () => {
    const none = { low: 0, high: 0 }
    expect(makePlan(fileOf([]))).toEqual({
      actions: [],
      overallProgress: null,
      estimatedGain: none,
      timeline: [30, 60, 90].map((days) => ({ days, ...none })),
    })
  })

  it('gives steps that name the entry, and the evidence for each action', () => {
    for (const { steps, evidence, statusRestsOn } of makePlan(fileOf([reportWith(EVERYTHING)])).actions) {
      expect(steps.length).toBeGreaterThan(1)
      expect(evidence.length).toBeGreaterThan(0)
      expect(statusRestsOn).not.toBe('')
      expect(steps.some((step) => evidence.some(({ creditorName }) => step.includes(creditorName)))).toBe(true)
    }
  })

  it('does not depend on the order of the accounts', () => {
    const twice = [...EVERYTHING, { ...IMPOSSIBLE, id: 'loan2', dateOpened: '2021-07-15' }]
    const first = makePlan(fileOf([reportWith(twice)]))
    expect(first.actions.map(({ id }) => id)).toContain('history.experian.meridian-auto.2')
    expect(makePlan(fileOf([reportWith(twice.toReversed())]))).toEqual(first)
  })
})

describe('how far an action is', () => {
  it('of utilization: 100% in use is 0, 30% is 100', () => {
    const at = (currentBalance: number) =>
      action(fileOf([reportWith([{ ...CARD, currentBalance }])]), 'utilization.revolving')?.currentStatus
    expect([at(500_000), at(325_000), at(155_000), at(150_000), at(600_000)]).toEqual([0, 50, 99, undefined, 0])
  })

  it.each([
    ['none', null, 0],
    ['pending', { status: 'pending', progress: 0 }, 0],
    ['in progress', { status: 'in_progress', progress: 25 }, 25],
    ['under review', { status: 'under_review', progress: 55 }, 55],
    ['resolved', { status: 'resolved', outcome: 'removed', progress: 100 }, 100],
    ['rejected', { status: 'rejected', outcome: 'verified', progress: 100 }, 0],
    ['resolved without a change', { status: 'resolved', outcome: 'verified', progress: 100 }, 0],
  ] as const)('of a dispute that is %s', (_case, change, expected) => {
    const base = {
      disputeId: 'd1',
      reportId: 'r1',
      subjectId: 'loan',
      outcome: 'pending',
      isRequest: false,
      lettersWaiting: 0,
      targets: [],
      clock: null,
    } as const
    const file = fileOf([reportWith([IMPOSSIBLE])], change === null ? [] : [{ ...base, ...change }])
    const planned = action(file, 'history.experian.meridian-auto')
    expect(planned?.currentStatus).toBe(expected)
    // What was sent is not filed again.
    const isFiled = change !== null && change.status !== 'pending'
    expect(planned?.sentDisputeId).toBe(isFiled ? 'd1' : null)
    expect(planned?.steps.some((step) => step.startsWith('File the dispute'))).toBe(!isFiled)
  })

  it('of payments: the months paid as agreed in the last two years', () => {
    const record = action(fileOf([reportWith([LATE])]), 'payment.record')
    expect([record?.currentStatus, record?.statusRestsOn]).toEqual([
      67,
      'Of the 3 months in the last two years with a payment status, 2 were paid as agreed.',
    ])
    const old = { ...LATE, paymentStatus: 'current' as const, pastDue: 0, paymentHistory: grid('2022-12', '30', 'ok') }
    expect(action(fileOf([reportWith([old])]), 'payment.record')).toBeUndefined()
  })

  it('of an entry that runs out: only from the two printed dates', () => {
    expect(action(fileOf([reportWith([AGEING])]), 'history.ageing.experian')?.currentStatus).toBe(49)
    for (const change of [{ removalDate: null }, { dateOfFirstDelinquency: null }]) {
      expect(action(fileOf([reportWith([{ ...AGEING, ...change }])]), 'history.ageing.experian')).toBeUndefined()
    }
  })

  it('of inquiries: how much of their year has passed', () => {
    const inquiries = ['2025-02-01', '2024-08-03', '2024-08-03'].map((date, index) => makeInquiry({ id: `i${index}`, date }))
    expect(action(fileOf([reportWith([], { inquiries })]), 'inquiries.wait')?.currentStatus).toBe(33)
  })

  it('of a short record: open accounts, of three', () => {
    const empty = { ...CARD, currentBalance: 0 }
    expect(action(fileOf([reportWith([empty])]), 'mix.record')?.currentStatus).toBe(33)
  })
})

describe('the figures', () => {
  it('the timeline only grows, and ends at the whole estimate', () => {
    const { timeline, estimatedGain } = makePlan(fileOf([reportWith(EVERYTHING)]))
    const highs = timeline.map(({ high }) => high)
    expect(highs).toEqual(highs.toSorted((a, b) => a - b))
    expect(timeline.at(-1)).toEqual({ days: 90, ...estimatedGain })
    expect(timeline[0]?.high).toBeGreaterThan(0)
  })

  it('asks the model nothing about what it has no figure for', () => {
    const plan = makePlan(fileOf([reportWith([AGEING])]))
    expect(plan.actions.map(({ estimatedImpact }) => estimatedImpact)).toEqual([null, null].slice(0, plan.actions.length))
    expect(plan.estimatedGain).toEqual({ low: 0, high: 0 })
  })

  it('the mean of the statuses is whole', () => {
    expect(meanStatus([{ currentStatus: 50 }, { currentStatus: 0 }, { currentStatus: 0 }])).toBe(17)
    expect(meanStatus([])).toBeNull()
  })

  it.each([
    [100, 'good'],
    [80, 'good'],
    [79, 'warn'],
    [50, 'warn'],
    [49, 'bad'],
    [0, 'bad'],
  ] as const)('%i%% is %s', (percent, tone) => expect(planTone(percent)).toBe(tone))
})
