import { describe, expect, it } from 'vitest'
import { lateFrom } from '#engine/disputes/deadlines.ts'
import { arrivalOf } from '#engine/strategy/expected-clock.ts'
import { mortgageVerdict, runningVerdict } from '#engine/strategy/mortgage/mortgage-hold.ts'
import { mortgageWeight } from '#engine/strategy/mortgage/weighs-on-mortgage.ts'
import { disputeCase } from '#engine/testing/dispute-case.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'
import { addDays } from '#engine/values/day.ts'

const TODAY = '2026-11-22'
/** As the clocks count it: the day before the bureau may be called late. */
const latest = (receivedOn: string): string => addDays(lateFrom(disputeCase({ receivedOn })) ?? '', -1)
const END = latest(arrivalOf(TODAY))

describe('a dispute before a closing', () => {
  it.each([
    ['on the day the answer may still come', END, 'hold'],
    ['a week from now', '2026-11-29', 'hold'],
    ['today', TODAY, 'hold'],
    ['the day after the last answer', addDays(END, 1), 'can_end'],
    ['in half a year', '2027-05-20', 'can_end'],
  ])('that is proven, with a closing %s: %s is %s', (_when, closesOn, verdict) => {
    expect(mortgageVerdict({ ground: 'proven', kind: 'account', weight: 'counted' }, { closesOn, today: TODAY }).verdict).toBe(
      verdict,
    )
  })

  it.each([
    ['asks', 'account', 'counted', 'hold'],
    ['asks', 'account', 'mortgage', 'hold'],
    ['own_word', 'account', 'counted', 'hold'],
    ['asks', 'account', 'shown', 'can_end'],
    ['proven', 'account', 'mortgage', 'can_end'],
    ['policy', 'public_record', null, 'can_end'],
    ['own_word', 'inquiry', null, 'no_remark'],
  ] as const)('with time enough, %s about an %s of weight %s: %s', (ground, kind, weight, verdict) => {
    expect(mortgageVerdict({ ground, kind, weight }, { closesOn: '2027-05-20', today: TODAY }).verdict).toBe(verdict)
  })

  it('names the last day to send it, on which it still ends before, and no later one does', () => {
    const closesOn = '2027-05-20'
    const { sendBy } = mortgageVerdict({ ground: 'proven', kind: 'account', weight: 'shown' }, { closesOn, today: TODAY })
    expect(latest(arrivalOf(sendBy ?? '')) < closesOn).toBe(true)
    expect(latest(arrivalOf(addDays(sendBy ?? '', 1))) < closesOn).toBe(false)
  })

  it('tells which lender’s rule a remark meets', () => {
    const why = (weight: 'counted' | 'mortgage' | 'shown') =>
      mortgageVerdict({ ground: 'proven', kind: 'account', weight }, { closesOn: '2026-12-01', today: TODAY }).why
    expect(why('counted')).toMatch(/XB.*FHA.*\$1,000/)
    expect(why('mortgage')).toMatch(/XB.*Fannie Mae/)
    expect(why('shown')).not.toMatch(/FHA|Fannie/)
  })

  it.each([
    [addDays(TODAY, -60), latest(addDays(TODAY, -60)), true],
    [addDays(TODAY, -60), addDays(latest(addDays(TODAY, -60)), 1), false],
  ])('that was received on %s, with a closing on %s, may outlast it: %s', (startedOn, closesOn, mayOutlast) => {
    expect(runningVerdict(startedOn, closesOn).mayOutlast).toBe(mayOutlast)
  })
})

describe('what an account weighs for a mortgage', () => {
  const base = { accountType: 'revolving', status: 'open', currentBalance: 90_000 } as const
  it.each([
    ['charged off', { ...base, statusText: 'Charged off' }, 'counted'],
    ['late 24 months ago', { ...base, paymentStatus: 'current', paymentHistory: grid('2024-11', '30') }, 'counted'],
    ['late 25 months ago', { ...base, paymentStatus: 'current', paymentHistory: grid('2024-10', '30') }, 'shown'],
    ['paid as agreed', { ...base, paymentStatus: 'current', paymentHistory: grid('2026-10', 'ok', 'ok') }, 'shown'],
    ['charged off at zero', { ...base, statusText: 'Charged off', currentBalance: 0 }, 'shown'],
    ['a collection', { accountType: 'collection', currentBalance: 40_000 }, 'counted'],
    ['a medical collection', { accountType: 'collection', currentBalance: 40_000, loanType: 'Medical or Health Care' }, 'shown'],
    ['a mortgage paid as agreed', { ...base, accountType: 'mortgage', paymentStatus: 'current' }, 'mortgage'],
    ['of which nothing is known', {}, 'shown'],
  ] as const)('%s: %s is %s', (_what, given, weight) => expect(mortgageWeight(makeAccount(given), TODAY)).toBe(weight))
})
