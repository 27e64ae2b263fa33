import { describe, expect, it } from 'vitest'
import { type Filing, receiptOf } from '#engine/disputes/filing-clock.ts'

const MONDAY = '2026-11-23'

describe('a dispute that the consumer filed directly', () => {
  it.each<[Filing['target'], Filing['method'], string | null, string | null]>([
    ['equifax', 'online', MONDAY, null],
    ['equifax', 'phone', MONDAY, null],
    // Thanksgiving and the weekend are no business days.
    ['equifax', 'mail', null, '2026-12-01'],
    ['creditor', 'online', MONDAY, null],
    ['creditor', 'mail', null, '2026-12-01'],
    // A company's duty begins with a written notice.
    ['creditor', 'phone', null, null],
  ])('with %s by %s is received %s, expected %s', (target, method, receivedOn, expectedOn) => {
    expect(receiptOf({ target, method, filedOn: MONDAY })).toEqual({ receivedOn, expectedOn })
  })
})
