import { describe, expect, it } from 'vitest'
import { checkResult, type CheckedAnswer } from '#engine/answers/check-result.ts'

const base: CheckedAnswer = {
  kind: 'deleted',
  creditor: 'MERIDIAN AUTO FINANCE',
  bureau: 'equifax',
  answeredOn: '2026-12-14',
  reportDate: '2027-01-20',
  followed: { kind: 'gone' },
  wasGone: false,
}
const listed = (...changes: string[]): CheckedAnswer['followed'] => ({ kind: 'listed', newerId: 'n1', changes })

describe('what a later report shows of an answer', () => {
  it.each([
    ['deleted and gone', {}, 'kept', false],
    ['deleted and still listed', { followed: listed() }, 'not_kept', true],
    ['deleted, gone once, and listed again', { followed: listed(), wasGone: true }, 'came_back', true],
    ['blocked and gone', { kind: 'blocked' }, 'kept', false],
    [
      'blocked and listed again',
      { kind: 'blocked', followed: listed('Balance: $1 before, $2 now.'), wasGone: true },
      'came_back',
      true,
    ],
    ['updated and printed otherwise', { kind: 'updated', followed: listed('Balance: $512 before, $0 now.') }, 'differs', false],
    ['updated and printed as before', { kind: 'updated', followed: listed() }, 'not_kept', true],
    [
      'updated and printed as before, once the time it asked for is over',
      { kind: 'updated', followed: listed(), shownBy: '2027-01-19' },
      'not_kept',
      true,
    ],
    ['deleted and gone before that', { shownBy: '2027-02-01' }, 'kept', false],
    ['updated and gone', { kind: 'updated' }, 'kept', false],
    [
      'updated in part and printed otherwise',
      { kind: 'updated_in_part', followed: listed('Past due: $5 before, $0 now.') },
      'differs',
      false,
    ],
    ['verified and printed as before', { kind: 'verified', followed: listed() }, 'kept', false],
    ['verified and printed otherwise', { kind: 'verified', followed: listed('Balance: $1 before, $2 now.') }, 'differs', false],
    ['verified and gone', { kind: 'verified' }, 'differs', false],
  ] as const)('%s', (_what, given, verdict, isAsked) => {
    const found = checkResult({ ...base, ...given })
    expect(found?.verdict).toBe(verdict)
    expect(found?.question !== null).toBe(isAsked)
    expect(found?.sentence).toContain('MERIDIAN AUTO FINANCE')
    // A question is asked; no one is said to have broken a law.
    expect(`${found?.sentence} ${found?.question}`).not.toMatch(/violat|illegal|unlawful|must have|failed to/i)
  })

  it.each([
    ['an entry that cannot be told for certain: renamed, sold, doubtful', { followed: { kind: 'unsure' } }],
    ['the same after it was gone', { followed: { kind: 'unsure' }, wasGone: true }],
    ['a report that is not later', { reportDate: '2026-12-14' }],
    ['a report of the month of the answer', { reportDate: '2026-12' }],
    ['a report of the year alone', { reportDate: '2026' }],
    ['a change that may still come, as the answer asks to wait', { kind: 'updated', followed: listed(), shownBy: '2027-02-01' }],
    ['a report of the last day of that time', { followed: listed(), shownBy: '2027-01-20' }],
    ['a report without a date', { reportDate: null }],
    ['an answer that promises nothing', { kind: 'frivolous', followed: listed() }],
    ['papers that were asked for', { kind: 'more_information_wanted', followed: listed() }],
    ['silence', { kind: 'no_answer', followed: listed() }],
    ['an entry that was put back with a notice', { kind: 'reinserted', followed: listed() }],
  ] as const)('nothing of %s', (_what, given) => {
    expect(checkResult({ ...base, ...given })).toBeNull()
  })
})
