import { describe, expect, it } from 'vitest'
import type { BillingPolicy } from '#engine/billing/billing-policy.ts'
import { billFor, periodsOf } from '#engine/billing/invoice.ts'
import { type ChargeRequest, guaranteeEnd, mayCharge, mayRefund, type RefundRequest } from '#engine/billing/may-charge.ts'

const ARREARS: BillingPolicy = { timing: 'arrears', exemption: null, soldIn: ['TX', 'GA'] }
const ADVANCE: BillingPolicy = { timing: 'advance', exemption: '501(c)(3)', soldIn: ['TX', 'GA'] }
/** Signed on a Thursday; Friday, Monday and Tuesday pass. */
const CONTRACT = {
  state: 'TX',
  disclosedAt: '2026-01-08T15:00:00.000Z',
  signedAt: '2026-01-08T15:01:00.000Z',
  holdEndsAt: '2026-01-14T10:00:00.000Z',
  cancelledAt: null,
}
const PERIOD = { from: '2026-01-14T10:00:00.000Z', to: '2026-02-14T10:00:00.000Z' }
const RUN = { key: 'run:1', kind: 'run', doneAt: '2026-01-20T12:00:00.000Z' } as const
const LETTER = { key: 'letter:1', kind: 'letter', doneAt: '2026-01-25T12:00:00.000Z' } as const
const GOOD: ChargeRequest = {
  invoiceId: 'i1',
  lines: [
    { ...RUN, cents: 1300 },
    { ...LETTER, cents: 1300 },
  ],
  totalCents: 2600,
  period: PERIOD,
  contract: CONTRACT,
  work: [RUN, LETTER],
  billedElsewhere: new Set(),
  isPaid: false,
  policy: ARREARS,
  now: '2026-02-14T10:00:00.000Z',
}
const one = (cents: number) => ({ lines: [{ ...RUN, cents }], totalCents: cents })

describe('a charge', () => {
  it('is allowed for what was done, after the month, once', () => {
    expect(mayCharge(GOOD)).toMatchObject({ kind: 'may', permit: { invoiceId: 'i1', cents: 2600 } })
  })

  const refused: readonly (readonly [string, Partial<ChargeRequest>, string])[] = [
    ['before any contract', { contract: null }, 'no_contract'],
    ['without the statement of rights', { contract: { ...CONTRACT, disclosedAt: null } }, 'no_disclosure'],
    [
      'with the statement only after the signature',
      { contract: { ...CONTRACT, disclosedAt: '2026-01-08T15:02:00.000Z' } },
      'no_disclosure',
    ],
    ['in a state that is not enabled', { contract: { ...CONTRACT, state: 'CA' } }, 'state_not_enabled'],
    ['in no state at all', { contract: { ...CONTRACT, state: '' } }, 'state_not_enabled'],
    ['in a state that forbids it, enabled or not', { contract: { ...CONTRACT, state: 'GA' } }, 'state_not_enabled'],
    ['within the hold', { now: '2026-01-14T09:59:59.999Z' }, 'within_hold'],
    [
      'within the hold, whatever end a row claims',
      { contract: { ...CONTRACT, holdEndsAt: '2026-01-08T15:01:00.000Z' }, now: '2026-01-10T00:00:00.000Z' },
      'within_hold',
    ],
    [
      'later, for what was done within the hold',
      {
        contract: { ...CONTRACT, holdEndsAt: '2026-01-01T10:00:00.000Z' },
        period: { from: '2026-01-01T10:00:00.000Z', to: '2026-02-01T10:00:00.000Z' },
      },
      'within_hold',
    ],
    [
      'after it was cancelled within the hold',
      { contract: { ...CONTRACT, cancelledAt: '2026-01-13T23:00:00.000Z' } },
      'cancelled_within_hold',
    ],
    ['before the month is over', { now: '2026-02-14T09:59:59.999Z' }, 'period_not_over'],
    [
      'for a month that is none of the contract’s',
      { period: { from: PERIOD.from, to: '2026-01-30T10:00:00.000Z' } },
      'work_outside_period',
    ],
    ['when nothing was done', { lines: [], totalCents: 0 }, 'nothing_done'],
    ['for what nobody did', { work: [RUN] }, 'work_not_done'],
    ['for work of another kind', { work: [RUN, { ...LETTER, kind: 'run' }] }, 'work_not_done'],
    [
      'for a month in advance',
      { lines: [{ key: 'month:x', kind: 'month', doneAt: PERIOD.from, cents: 3900 }], totalCents: 3900 },
      'work_not_done',
    ],
    ['for work before the plan began', { work: [RUN, { ...LETTER, doneAt: '2026-01-12T12:00:00.000Z' }] }, 'work_outside_period'],
    ['for work of a later month', { work: [RUN, { ...LETTER, doneAt: PERIOD.to }] }, 'work_outside_period'],
    ['more than the price of the work', one(1301), 'beyond_work_done'],
    ['another sum than that of its lines', { totalCents: 2601 }, 'beyond_work_done'],
    [
      'a line below nothing',
      {
        lines: [
          { ...RUN, cents: 1300 },
          { ...LETTER, cents: -1 },
        ],
        totalCents: 1299,
      },
      'beyond_work_done',
    ],
    ['half a cent', one(1299.5), 'beyond_work_done'],
    ['for an invoice that is paid', { isPaid: true }, 'charged_twice'],
    ['for work that another invoice names', { billedElsewhere: new Set(['letter:1']) }, 'charged_twice'],
    [
      'for one act in two lines',
      {
        lines: [
          { ...RUN, cents: 1300 },
          { ...RUN, cents: 1300 },
        ],
      },
      'charged_twice',
    ],
    ['in advance without an exemption', { policy: { ...ADVANCE, exemption: null } }, 'no_exemption'],
  ]
  it.each(refused)('is refused %s', (_case, change, why) => {
    expect(mayCharge({ ...GOOD, ...change })).toEqual({ kind: 'must_not', why })
  })

  it('is refused beyond the month’s ceiling, however much was done', () => {
    const work = [1, 2, 3, 4].map((n) => ({ ...LETTER, key: `letter:${n}` }))
    const lines = work.map((act) => ({ ...act, cents: 1300 }))
    expect(mayCharge({ ...GOOD, work, lines, totalCents: 5200 })).toEqual({ kind: 'must_not', why: 'beyond_month' })
  })

  it('after a cancellation takes only what was done until then', () => {
    const contract = { ...CONTRACT, cancelledAt: '2026-01-22T00:00:00.000Z' }
    const period = { from: PERIOD.from, to: contract.cancelledAt }
    const now = '2026-01-22T00:00:01.000Z'
    expect(mayCharge({ ...GOOD, ...one(1300), contract, period, now }).kind).toBe('may')
    expect(mayCharge({ ...GOOD, contract, period, now })).toEqual({ kind: 'must_not', why: 'work_outside_period' })
  })

  it('in advance is for an exempt operator the month, at its beginning', () => {
    const lines = [{ key: `month:${PERIOD.from}`, kind: 'month' as const, doneAt: PERIOD.from, cents: 3900 }]
    const advance: ChargeRequest = { ...GOOD, policy: ADVANCE, lines, totalCents: 3900, work: [], now: PERIOD.from }
    expect(mayCharge(advance).kind).toBe('may')
    expect(mayCharge({ ...advance, contract: { ...CONTRACT, state: 'GA' } }).kind).toBe('may')
    expect(mayCharge({ ...advance, now: '2026-01-14T09:00:00.000Z' })).toEqual({ kind: 'must_not', why: 'within_hold' })
  })
})

describe('a bill', () => {
  const acts = [1, 2, 3, 4].map((n) => ({ ...LETTER, key: `letter:${n}` }))

  it('lists what was done, until the ceiling', () => {
    const { lines, totalCents } = billFor({
      period: PERIOD,
      work: [RUN, ...acts],
      billed: new Set(['letter:1']),
      policy: ARREARS,
    })
    expect(lines.map(({ key, cents }) => [key, cents])).toEqual([
      ['run:1', 1300],
      ['letter:2', 1300],
      ['letter:3', 1300],
      ['letter:4', 0],
    ])
    expect(totalCents).toBe(3900)
  })

  it('is nothing for nothing', () => {
    expect(billFor({ period: PERIOD, work: [], billed: new Set(), policy: ARREARS })).toEqual({ lines: [], totalCents: 0 })
  })

  it.each([
    ['runs five months', null, ['2026-02-14', '2026-03-14', '2026-04-14', '2026-05-14', '2026-06-14']],
    ['ends with the contract', '2026-02-20T08:00:00.000Z', ['2026-02-14', '2026-02-20']],
    ['has no month when cancelled within the hold', '2026-01-13T08:00:00.000Z', []],
  ] as const)('%s', (_case, cancelledAt, ends) => {
    expect(periodsOf({ ...CONTRACT, cancelledAt }).map(({ to }) => to.slice(0, 10))).toEqual(ends)
  })
})

describe('a refund', () => {
  const GOOD_REFUND: RefundRequest = {
    invoiceId: 'i1',
    paidAt: '2026-02-14T10:00:00.000Z',
    paidCents: 2600,
    refundedCents: 0,
    cents: 2600,
    isAtBank: false,
    isStruck: false,
    askedAt: '2026-03-16T10:00:00.000Z',
  }

  it('is given in full until the thirtieth day', () => {
    expect(guaranteeEnd('2026-02-14T10:00:00.000Z')).toBe('2026-03-16T10:00:00.000Z')
    expect(mayRefund(GOOD_REFUND)).toMatchObject({ kind: 'may', permit: { invoiceId: 'i1', cents: 2600 } })
  })

  it.each([
    ['later', { askedAt: '2026-03-16T10:00:00.001Z' }, 'guarantee_over'],
    ['of what was never paid', { paidAt: null }, 'not_paid'],
    ['twice', { refundedCents: 2600 }, 'refunded_already'],
    ['of more than was paid', { cents: 2601 }, 'more_than_paid'],
    ['of less than nothing', { cents: -1 }, 'more_than_paid'],
    ['of what the bank has taken back', { isAtBank: true }, 'at_the_bank'],
    ['of what the bank has taken back, after a notice too', { isAtBank: true, isStruck: true }, 'at_the_bank'],
    ['twice, after a notice too', { refundedCents: 2600, isStruck: true }, 'refunded_already'],
    ['of more than is left', { refundedCents: 1300, cents: 1301 }, 'more_than_paid'],
  ] as const)('is refused %s', (_case, change, why) => {
    expect(mayRefund({ ...GOOD_REFUND, ...change })).toEqual({ kind: 'must_not', why })
  })

  it('is given of what is left, and at any time once a notice has struck the contract', () => {
    expect(mayRefund({ ...GOOD_REFUND, refundedCents: 1300, cents: 1300 })).toMatchObject({ permit: { cents: 1300 } })
    expect(mayRefund({ ...GOOD_REFUND, isStruck: true, askedAt: '2027-01-01T00:00:00.000Z' })).toMatchObject({ kind: 'may' })
  })
})
