import { describe, expect, it } from 'vitest'
import { clocksOfAnswer } from '#engine/answers/answer-clocks.ts'
import { toldClocks, type ToldDays } from '#engine/disputes/told-clocks.ts'

/** Counted by hand from a calendar. */
describe('the validation period', () => {
  it.each<[string, ToldDays, string]>([
    ['over a weekend', { noticeSentOn: '2026-11-02' }, '2026-12-09'],
    ['over Veterans Day', { noticeSentOn: '2026-11-06' }, '2026-12-16'],
    ['over Thanksgiving', { noticeSentOn: '2026-11-23' }, '2026-12-31'],
    ['sent on a Saturday', { noticeSentOn: '2026-10-03' }, '2026-11-08'],
    ['over the end of the year', { noticeSentOn: '2026-12-24' }, '2027-02-03'],
    ['over a leap day', { noticeSentOn: '2028-01-26' }, '2028-03-03'],
    ['counted from the day it came', { noticeSentOn: '2026-11-02', noticeReceivedOn: '2026-11-04' }, '2026-12-04'],
    ['as the notice gives it', { noticeSentOn: '2026-11-02', noticeEndsOn: '2026-12-20' }, '2026-12-20'],
  ])('%s', (_case, told, due) => {
    expect(toldClocks(told)).toMatchObject([{ kind: 'validation_period', due, citation: 'reg_f_1006_34_b_5' }])
  })
})

describe('the answer to a court', () => {
  it('is due on the day that the member gives, and on no other', () => {
    expect(toldClocks({ courtAnswerBy: '2026-12-27' })).toMatchObject([{ kind: 'court_answer', due: '2026-12-27' }])
    expect(toldClocks({})).toEqual([])
  })
})

describe('notices of five business days', () => {
  it.each([
    ['reinserted', 'equifax', 'reinsertion_notice', '2026-11-02', '2026-11-09'],
    ['reinserted', 'experian', 'reinsertion_notice', '2026-11-20', '2026-11-30'],
    ['frivolous', 'creditor', 'furnisher_frivolous_notice', '2026-11-06', '2026-11-16'],
    ['frivolous', 'creditor', 'furnisher_frivolous_notice', '2026-12-24', '2027-01-04'],
    ['frivolous', 'creditor', 'furnisher_frivolous_notice', '2028-02-25', '2028-03-03'],
  ] as const)('%s, told by %s: %s from %s is %s', (kind, target, clock, receivedOn, due) => {
    expect(clocksOfAnswer({ kind, target, receivedOn, knownBy: 'phone' })).toMatchObject([{ kind: clock, due }])
  })
})
