import { describe, expect, it } from 'vitest'
import { authorityCited } from '#web/parts/letter/letter-facts.ts'
import { fittingTarget, isSendable, letterState, price } from '#web/parts/letter/letter-words.ts'

const DRAFT = { status: 'draft', attestedAt: null, isPractice: false } as const

describe('where a letter stands', () => {
  it('goes from draft over confirmed and sent to delivered', () => {
    expect(letterState(DRAFT).label).toBe('Draft: needs your approval')
    expect(letterState({ ...DRAFT, attestedAt: '2026-11-20T10:00:00.000Z' }).label).toBe('Approved: ready to send')
    expect(letterState({ ...DRAFT, status: 'sent' }).label).toBe('Sent')
    expect(letterState({ ...DRAFT, status: 'delivered' }).label).toBe('Delivered')
  })

  it('can be sent once it is confirmed, a practice letter at once, none twice', () => {
    expect(isSendable(DRAFT)).toBe(false)
    expect(isSendable({ ...DRAFT, attestedAt: '2026-11-20T10:00:00.000Z' })).toBe(true)
    expect(isSendable({ ...DRAFT, isPractice: true })).toBe(true)
    expect(isSendable({ ...DRAFT, status: 'sent', attestedAt: '2026-11-20T10:00:00.000Z' })).toBe(false)
  })
})

describe('the words of a letter', () => {
  it('finds the law that is cited', () => {
    expect(authorityCited('15 USC 1681i(a)(1)')?.title).toMatch(/\w/)
    expect(authorityCited('P.O. Box 4500')).toBeNull()
  })

  it('writes a price with two decimals', () => {
    expect([price(8.5), price(0.55), price(17)]).toEqual(['$8.50', '$0.55', '$17.00'])
  })
})

describe('whom a letter goes to', () => {
  it.each([
    ['dispute', 'experian', 'experian'],
    ['dispute', 'creditor', 'creditor'],
    ['goodwill', 'experian', 'creditor'],
    ['pay_for_delete', 'equifax', 'creditor'],
    ['validation', 'transunion', 'creditor'],
  ] as const)('%s asked for %s goes to %s', (letterType, asked, wanted) => {
    expect(fittingTarget(letterType, asked)).toBe(wanted)
  })
})
