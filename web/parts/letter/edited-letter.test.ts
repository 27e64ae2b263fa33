import { expect, it } from 'vitest'
import { editedAt, isAgreed } from '#web/parts/letter/edited-letter.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'

const EDITED: Letter = {
  id: 'l1',
  creditor: 'MERIDIAN AUTO FINANCE',
  bureau: 'equifax',
  status: 'draft',
  recipient: 'Equifax Information Services LLC',
  recipientAddress: ['P.O. Box 740256', 'Atlanta, GA 30374'],
  letterType: 'dispute',
  letterContent: 'Please answer in writing.',
  ownPapers: [],
  papers: [],
  reportPages: [],
  reportDate: null,
  labelNumber: null,
  generatedAt: '2026-11-20T12:00:00.000Z',
  sentAt: null,
  sentMethod: null,
  trackingNumber: null,
  deliveredAt: null,
  deliveredOn: null,
  returnedOn: null,
  practisedAt: null,
  attestedAt: null,
  successProbability: 60,
  legalBasis: [],
  aiStrategy: '',
  negativeItemId: 'item',
  disputeId: 'dispute',
  isPractice: false,
  isRequest: false,
  writtenBy: 'consumer',
  source: 'file',
  hasEarlierWords: false,
  earlierWords: 0,
  proof: [],
}
const PLACE = { negativeItemId: 'item', disputeId: null, target: 'equifax', letterType: 'dispute' } as const

it('is the draft at the same place that was edited by hand, found by its item or by its dispute', () => {
  expect(editedAt([EDITED], PLACE)).toBe(EDITED)
  expect(editedAt([EDITED], { ...PLACE, negativeItemId: null, disputeId: 'dispute' })).toBe(EDITED)
})

it.each<[string, Partial<Letter>]>([
  ['sent', { status: 'sent' }],
  ['as it was written', { writtenBy: 'rules' }],
  ['in the words of a model', { writtenBy: 'model' }],
  ['to somebody else', { bureau: 'creditor' }],
  ['of another kind', { letterType: 'goodwill' }],
  ['about another entry', { negativeItemId: 'other' }],
  ['about no entry', { negativeItemId: null }],
])('is none that is %s', (_case, change) => {
  expect(editedAt([{ ...EDITED, ...change }], PLACE)).toBeUndefined()
})

it('is asked about once, and again where its words are others or have come back since', () => {
  expect(isAgreed(EDITED, null)).toBe(false)
  expect(isAgreed({ ...EDITED }, EDITED)).toBe(true)
  expect(isAgreed({ ...EDITED, letterContent: 'Please answer.' }, EDITED)).toBe(false)
  expect(isAgreed({ ...EDITED, generatedAt: '2026-11-21T12:00:00.000Z' }, EDITED)).toBe(false)
  expect(isAgreed({ ...EDITED, id: 'l2' }, EDITED)).toBe(false)
})
