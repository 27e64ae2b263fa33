import { describe, expect, it } from 'vitest'
import { askedOf, enclosedNow, type Paper } from '#web/parts/papers/paper-calls.ts'

const TO_BUREAU = { bureau: 'experian', isPractice: false } as const
const paper = (kind: Paper['kind']): Paper => ({ id: kind, kind, name: kind, pageCount: 1, addedAt: '2026-11-20T10:00:00.000Z' })

describe('what goes along', () => {
  it('is the chosen papers and the pages that were not taken out', () => {
    const reportPages = [
      { name: 'page 3', isEnclosed: true },
      { name: 'page 4', isEnclosed: false },
    ]
    const papers = [{ id: 'card', name: 'A copy of my identification' }]
    expect(enclosedNow({ papers, reportPages })).toEqual({ paperIds: ['card'], reportPages: ['page 3'] })
  })
})

describe('what is asked for', () => {
  it.each([
    [[], 'Add a copy of your ID and a bill with your address. Bureaus often ask for them.'],
    [[paper('identity')], 'Add a bill with your address. Bureaus often ask for it.'],
    [[paper('address_proof'), paper('supporting')], 'Add a copy of your ID. Bureaus often ask for it.'],
    [[paper('identity'), paper('address_proof')], null],
  ])('is what is not there: %#', (papers, words) => {
    expect(askedOf(TO_BUREAU, papers)).toBe(words)
  })

  it('is nothing for a company, nor for practice', () => {
    expect(askedOf({ bureau: 'creditor', isPractice: false }, [])).toBeNull()
    expect(askedOf({ bureau: 'experian', isPractice: true }, [])).toBeNull()
  })
})
