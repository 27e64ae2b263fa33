import { describe, expect, it } from 'vitest'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
import { canShare, choiceOf, costWords, noPrice, priceOf, totalOf } from '#web/parts/mailing/mailing-choice.ts'

const letter = (id: string, change: Partial<LetterHead> = {}): LetterHead => ({
  id,
  creditor: 'MIDLAND',
  bureau: 'experian',
  status: 'draft',
  recipient: 'Experian',
  recipientAddress: ['P.O. Box 4500', 'Allen, TX 75013'],
  letterType: 'dispute',
  ownPapers: [],
  papers: [],
  reportPages: [],
  reportDate: null,
  labelNumber: null,
  generatedAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  sentMethod: null,
  trackingNumber: null,
  deliveredAt: null,
  deliveredOn: null,
  returnedOn: null,
  practisedAt: null,
  attestedAt: '2026-11-20T11:00:00.000Z',
  successProbability: 15,
  legalBasis: [],
  aiStrategy: '',
  negativeItemId: null,
  disputeId: null,
  isPractice: false,
  isRequest: false,
  hasEarlierWords: false,
  earlierWords: 0,
  writtenBy: 'rules',
  source: 'file',
  ...change,
})
const ids = (letters: readonly LetterHead[]) => letters.map(({ id }) => id)

describe('what would go out', () => {
  const unsent = [letter('a'), letter('b', { attestedAt: null }), letter('c', { recipientAddress: [] })]

  it('is what is ticked; with nothing ticked, all, but by the fast service none', () => {
    expect(ids(choiceOf(unsent, { ticked: new Set(['a', 'gone']), service: 'standard_mail' }))).toEqual(['a'])
    expect(ids(choiceOf(unsent, { ticked: new Set(), service: 'certified_mail' }))).toEqual(['a', 'b', 'c'])
    expect(ids(choiceOf(unsent, { ticked: new Set(), service: 'fast_certified' }))).toEqual([])
  })
})

describe('the total', () => {
  it('is in whole cents, at the price that the post quotes', () => {
    expect([totalOf(3.75, 3), totalOf(0.55, 3), totalOf(4.99, 7)]).toEqual([11.25, 1.65, 34.93])
    const prices = { prices: [{ service: 'fast_certified' as const, price: 3.75, since: '2024-01-01' }], isSimulated: true }
    expect([priceOf(prices, 'fast_certified'), priceOf(undefined, 'fast_certified')]).toEqual([3.75, null])
  })

  it('is never $0.00 where the post states no price, and then nothing can be sent', () => {
    const prices = { prices: [{ service: 'fast_certified' as const, price: 3.75, since: '2024-01-01' }], isSimulated: true }
    expect([costWords(prices, 'fast_certified', 2), noPrice(prices, 'fast_certified')]).toEqual(['$7.50', undefined])
    expect([costWords(prices, 'standard_mail', 2), costWords(undefined, 'standard_mail')]).toEqual([
      'price not known',
      'price not known',
    ])
    expect(noPrice(prices, 'standard_mail')).toMatch(/not known right now/)
  })
})

describe('one envelope', () => {
  it('is offered where two letters go to one name at one address', () => {
    const other = { recipientAddress: ['P.O. Box 740256', 'Atlanta, GA 30374'] }
    expect(canShare([letter('a'), letter('b')])).toBe(true)
    expect(canShare([letter('a'), letter('b', other)])).toBe(false)
    expect(canShare([letter('a'), letter('b', { recipient: 'Experian Business' })])).toBe(false)
    expect(canShare([letter('a')])).toBe(false)
  })
})
