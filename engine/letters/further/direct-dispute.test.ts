import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import {
  bodyOf,
  lackingIn,
  LETTER_ACCOUNT,
  LETTER_COMPANY,
  LETTER_INQUIRY,
  letterFinding,
  letterRequest,
} from '#engine/testing/letter-request.ts'

const request = letterRequest({ kind: 'direct_dispute', recipient: LETTER_COMPANY, statements: ['I paid this in full'] })
const record = {
  id: 'p1',
  type: 'Civil judgment',
  court: null,
  reference: null,
  dateFiled: null,
  dateResolved: null,
  status: null,
  amount: null,
  evidence: {},
} as const

describe('a direct dispute', () => {
  it('names the account, the reason, the duty and the correction to every bureau', () => {
    const { letterContent, legalBasis, enclosures } = composeLetter(request)
    expect(letterContent).toContain(
      'I dispute this account: MIDLAND CREDIT MGMT, account number *1234, which you report to the bureaus.',
    )
    expect(letterContent).toContain('account number *1234')
    expect(letterContent).toContain('I paid this in full.')
    expect(letterContent).toContain('please correct it with every bureau that you reported it to')
    expect(legalBasis).toEqual(['15 USC 1681s-2(a)(8)', '12 CFR 1022.43', '15 USC 1681s-2(a)(3)'])
    expect(enclosures).toEqual(['A copy of page 3 of my Experian report dated October 2, 2026, with the item highlighted'])
  })

  it('shows the page of the error, where a finding has one', () => {
    const found = composeLetter({ ...request, statements: [], findings: [letterFinding('It says two things.')] })
    expect(found.enclosures).toEqual(['A copy of page 7 of my Experian report dated October 2, 2026, with the item highlighted'])
  })

  it('threatens no one', () => expect(bodyOf(request)).not.toMatch(/\bsue\b|lawsuit|damages|attorney|court|violat/i))
})

describe('no direct dispute is owed, and the letter is refused', () => {
  it.each([
    ['sent by a credit repair organization', { isSentByCreditRepair: true }, /Write to the bureau instead/],
    ['about an inquiry', { subject: LETTER_INQUIRY }, /inquiry letter/],
    [
      'about an inquiry that is only described',
      { subject: { kind: 'described', creditorName: 'ACME', accountNumber: null, concern: 'inquiry' }, report: null },
      /inquiry letter/,
    ],
    ['about a public record', { subject: { kind: 'public_record', record } }, /bureau that lists it/],
    [
      'about identity data',
      { statements: [], findings: [{ ...letterFinding('The name is not mine.'), subjectKind: 'report' }] },
      /bureau that shows them/,
    ],
  ] as const)('%s', (_, change, next) => {
    const lacks = lacksOf({ ...request, ...change })
    expect(lacks[0]).toMatchObject({ kind: 'refused', field: null, message: expect.stringMatching(next) })
  })

  it('without a reason it asks for one', () => {
    const silent = { ...request, statements: [] }
    expect(lackingIn(silent)).toEqual(['statement'])
    expect(() => composeLetter(silent)).toThrow(RangeError)
    expect(
      lackingIn({ ...silent, subject: { kind: 'account', account: LETTER_ACCOUNT }, findings: [letterFinding('Two things.')] }),
    ).toEqual([])
  })
})
