import { describe, expect, it } from 'vitest'
import { chances } from '#engine/cases/chance.ts'
import { accountFor } from '#engine/cases/letter-requests.ts'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'
import { FOLLOW_UP_KINDS } from '#engine/words/letter-type.ts'

const BASE = letterRequest({
  kind: 'no_answer',
  date: '2027-01-20',
  subject: { kind: 'account', account: { ...accountFor(chances(7)), creditorName: 'MIDLAND CREDIT MGMT' } },
  earlier: { writtenOn: '2026-11-18', receivedOn: '2026-11-21' },
})
const write = (change: Partial<LetterRequest>) => composeLetter({ ...BASE, ...change })

describe('a letter about an answer that did not come', () => {
  it('names the dispute, its receipt and the law, and asks for the deletion first', () => {
    const { letterContent, legalBasis } = write({})
    expect(letterContent).toContain('in my letter of November 18, 2026, which you received on November 21, 2026.')
    expect(letterContent).toContain('I have received no results.')
    expect(letterContent).toContain('What cannot be verified has to be deleted (15 USC 1681i(a)(5)).')
    expect(legalBasis).toEqual(['15 USC 1681i(a)(1)', '15 USC 1681j(a)', '15 USC 1681i(a)(6)', '15 USC 1681i(a)(5)'])
    expect(letterContent).toMatch(
      /You have missed the deadline for my dispute of this account: MIDLAND CREDIT MGMT.* Please delete the account now/,
    )
  })

  it('leaves out what is not recorded', () => {
    const at = (earlier: LetterRequest['earlier']) => write(earlier ? { earlier } : {}).letterContent
    expect(at({ writtenOn: null, receivedOn: '2026-11-21' })).toContain('You received my dispute on November 21, 2026.')
    expect(at({ writtenOn: null, receivedOn: null })).toContain('I disputed it with you.')
  })
})

describe('a letter about a verified entry', () => {
  it('asks for the procedure within fifteen days, and encloses the page with the account', () => {
    const { letterContent, legalBasis, enclosures } = write({ kind: 'method_of_verification' })
    expect(letterContent).toContain('a description of the procedure')
    expect(letterContent).toContain('It is due within 15 days')
    expect(legalBasis).toEqual(['15 USC 1681i(a)(7)'])
    expect(enclosures[0]).toMatch(/^A copy of page \d+ of my .* report/)
  })
})

describe('a follow-up of either kind', () => {
  it.each(FOLLOW_UP_KINDS)('%s states nothing that no fact proves', (kind) => {
    for (const earlier of [BASE.earlier, { writtenOn: null, receivedOn: null }, undefined]) {
      const { letterContent, facts } = write({ kind, ...(earlier && { earlier }), statements: ['I called on January 5, 2027.'] })
      expect(checkLetter(letterContent, facts, [])).toEqual([])
      const moved = letterContent.replace('November 21, 2026', 'November 22, 2026')
      if (moved !== letterContent) expect(checkLetter(moved, facts, []).map(({ text }) => text)).toEqual(['November 22, 2026'])
    }
  })
})
