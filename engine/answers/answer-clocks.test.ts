import { expect, it } from 'vitest'
import { clocksOfAnswer } from '#engine/answers/answer-clocks.ts'
import { readReply } from '#engine/answers/read-reply.ts'
import { replyPages } from '#engine/testing/reply-pages.ts'

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

const REINSERTED = 'This account was reinserted into your file on December 1, 2026.'
const FRIVOLOUS = 'On 12/01/2026 we determined that your dispute is frivolous or irrelevant.'

it.each([
  ['a bureau’s', { kind: 'reinserted', target: 'experian', quote: REINSERTED }, 'reinsertion_notice'],
  ['a company’s', { kind: 'frivolous', target: 'creditor', quote: FRIVOLOUS }, 'furnisher_frivolous_notice'],
] as const)('%s notice in writing shows by the day it names whether it came in time', (_whose, notice, kind) => {
  const clock = (datedOn: string | null, knownBy: 'letter' | 'email' = 'letter') =>
    clocksOfAnswer({ ...told, ...notice, knownBy, datedOn })
  // December 5 and 6 are a weekend.
  expect(clock('2026-12-08')).toMatchObject([
    { kind, due: '2026-12-08', why: expect.stringContaining('December 8, 2026, in time.') },
  ])
  expect(clock('2026-12-09', 'email')).toMatchObject([
    { due: '2026-12-08', why: expect.stringContaining('December 9, 2026, too late.') },
  ])
  expect(clock(null)).toMatchObject([{ why: expect.stringContaining('came on December 22, 2026, too late.') }])
})

it.each([
  ['names no day', { kind: 'reinserted', quote: 'This account was reinserted into your file.' }],
  ['names two', { kind: 'reinserted', quote: `${REINSERTED} It was deleted on October 3, 2026.` }],
  ['names a month', { kind: 'reinserted', quote: 'This account was reinserted in December 2026.' }],
  ['names a day to come', { kind: 'reinserted', datedOn: '2026-11-30', quote: REINSERTED }],
  ['speaks of another matter on that day', { kind: 'reinserted', quote: 'We received your letter on December 1, 2026.' }],
  ['is a report', { kind: 'reinserted', quote: REINSERTED, knownBy: 'report' }],
  ['is a bureau’s that calls a dispute frivolous', { kind: 'frivolous', quote: FRIVOLOUS }],
  ['is a company’s that puts back', { kind: 'reinserted', target: 'creditor', quote: REINSERTED }],
] as const)('no clock runs from a notice in writing that %s', (_what, given) => {
  expect(clocksOfAnswer({ ...told, knownBy: 'letter', ...given })).toEqual([])
})

it.each([
  [
    'experian',
    ['Experian', 'P.O. Box 4500', 'Allen, TX 75013', '', 'December 9, 2026', '', 'Dear Jordan Avery:', ''],
    'MIDLAND CREDIT MANAGEMENT, account number 8575****: This item was reinserted into your credit file on December 1, 2026.',
    ['reinsertion_notice', '2026-12-08'],
  ],
  [
    'creditor',
    ['Midland Credit Management', 'P.O. Box 2036', 'Warren, MI 48090', '', 'December 9, 2026', '', 'Dear Jordan Avery:', ''],
    'On December 1, 2026 we determined that your dispute about account number 8575**** is frivolous.',
    ['furnisher_frivolous_notice', '2026-12-08'],
  ],
] as const)('the notice of %s is counted as it was read', (target, head, sentence, [kind, due]) => {
  const reading = readReply(replyPages([...head, sentence, '', 'Sincerely,', 'Consumer Affairs']), [
    { creditor: 'MIDLAND CREDIT MANAGEMENT' },
  ])
  if (reading.kind !== 'reply') throw new Error(reading.kind)
  const read = reading.reply.results[0]?.kind
  if (!read) throw new Error('it says what was done')
  const datedOn = reading.reply.datedOn?.value
  expect(datedOn).toBe('2026-12-09')
  const answer = { target, kind: read.value, quote: read.evidence.quote, receivedOn: '2026-12-14', knownBy: 'letter' as const }
  expect(clocksOfAnswer({ ...answer, datedOn: '2026-12-09' })).toMatchObject([
    { kind, due, why: expect.stringContaining('too late.') },
  ])
})
