import { describe, expect, it } from 'vitest'
import { judgeNotice } from '#engine/billing/judge-notice.ts'

/** A Thursday evening in New York, Friday in UTC; the third business day is Wednesday the 14th. */
const SIGNED = '2026-01-09T01:30:00.000Z'
const contract = { signedAt: SIGNED, holdEndsAt: '2026-01-15T10:00:00.000Z', cancelledAt: null }

describe('a notice of cancellation that came by mail', () => {
  it.each([
    // On the day of the signature, where it was still the day before; and on each day until the last.
    ['2026-01-08', '2026-01-09T01:30:00.000Z', true],
    ['2026-01-09', '2026-01-09T23:59:59.999Z', true],
    ['2026-01-11', '2026-01-11T23:59:59.999Z', true],
    ['2026-01-14', '2026-01-14T23:59:59.999Z', true],
    // Too late to be free; the contract still ends on that day.
    ['2026-01-15', '2026-01-15T23:59:59.999Z', false],
    ['2026-03-01', '2026-03-01T23:59:59.999Z', false],
  ])('posted on %s ends the contract at %s; free: %s', (postedOn, cancelledAt, isFree) => {
    const judged = judgeNotice({ postedOn, contract, now: '2026-03-20T08:00:00.000Z' })
    expect(judged).toEqual({ kind: 'ends', cancelledAt, isFree, lastDay: '2026-01-14' })
  })

  it.each([
    ['2026-01-07', 'before_signature'],
    ['2026-03-21', 'not_yet'],
  ])('posted on %s is refused: %s', (postedOn, why) => {
    expect(judgeNotice({ postedOn, contract, now: '2026-03-20T08:00:00.000Z' })).toEqual({ kind: 'refused', why })
  })

  it('of today ends it now, not at the end of the day', () => {
    const judged = judgeNotice({ postedOn: '2026-01-13', contract, now: '2026-01-13T09:00:00.000Z' })
    expect(judged).toMatchObject({ kind: 'ends', cancelledAt: '2026-01-13T09:00:00.000Z', isFree: true })
  })

  it('wins over a cancellation that came after it, and changes nothing of an earlier one', () => {
    const now = '2026-03-20T08:00:00.000Z'
    const ended = { ...contract, cancelledAt: '2026-02-01T12:00:00.000Z' }
    expect(judgeNotice({ postedOn: '2026-01-14', contract: ended, now })).toMatchObject({ kind: 'ends', isFree: true })
    expect(judgeNotice({ postedOn: '2026-02-02', contract: ended, now })).toEqual({ kind: 'ended_before' })
  })

  it('is in time by the longer promise of a state, and by the law where a row says less', () => {
    const now = '2026-03-20T08:00:00.000Z'
    const judge = (holdEndsAt: string, postedOn: string) => judgeNotice({ postedOn, contract: { ...contract, holdEndsAt }, now })
    expect(judge('2026-01-17T10:00:00.000Z', '2026-01-16')).toMatchObject({ isFree: true })
    expect(judge('2026-01-17T10:00:00.000Z', '2026-01-17')).toMatchObject({ isFree: false })
    expect(judge('2025-12-01T10:00:00.000Z', '2026-01-14')).toMatchObject({ isFree: true })
  })
})
