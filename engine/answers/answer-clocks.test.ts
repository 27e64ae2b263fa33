import { expect, it } from 'vitest'
import { clocksOfAnswer } from '#engine/answers/answer-clocks.ts'

const told = { target: 'equifax', receivedOn: '2026-12-22', knownBy: 'phone' } as const

it.each([
  // Christmas and New Year's Day are no business days.
  ['deleted', 'results_notice', '2026-12-30'],
  ['verified', 'results_notice', '2026-12-30'],
  ['frivolous', 'frivolous_notice', '2026-12-30'],
] as const)('%s by phone is owed in writing', (kind, clock, due) => {
  expect(clocksOfAnswer({ ...told, kind })).toMatchObject([{ kind: clock, due }])
})

it.each([
  ['what is in writing', { knownBy: 'letter', kind: 'deleted' }],
  ['what stands on its pages, which may be the notice', { knownBy: 'online', kind: 'deleted' }],
  ['a company', { target: 'creditor', kind: 'deleted' }],
  ['silence', { kind: 'no_answer' }],
  ['a reinsertion that a report shows', { knownBy: 'report', kind: 'reinserted' }],
] as const)('no clock runs from %s', (_what, given) => {
  expect(clocksOfAnswer({ ...told, ...given })).toEqual([])
})
