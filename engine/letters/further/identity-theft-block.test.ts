import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { bodyOf, lackingIn, LETTER_ACCOUNT, letterRequest } from '#engine/testing/letter-request.ts'

const theftReport = { agency: 'the Federal Trade Commission', number: '153596667', madeOn: '2026-11-02' }
const request = letterRequest({
  kind: 'identity_theft_block',
  enclosesIdentification: true,
  told: { isNotMine: true, theftReport },
})
const paid: LetterRequest = {
  ...request,
  subject: {
    kind: 'account',
    account: {
      ...LETTER_ACCOUNT,
      lastPaymentDate: '2026-07-01',
      lastPaymentAmount: 25_00,
      paymentHistory: [
        { month: '2026-07', code: 'ok' },
        { month: '2026-06', code: 'ok' },
        { month: '2026-05', code: '30' },
      ],
    },
  },
}

describe('a block', () => {
  it('is asked for with all four things of the statute', () => {
    const { letterContent, legalBasis, enclosures } = composeLetter(request)
    expect(letterContent).toContain('This account is not information relating to any transaction by me.')
    expect(letterContent).toContain('my identity theft report: Federal Trade Commission, number 153596667, November 2, 2026')
    expect(letterContent).toContain('within four business days of the day you receive all of this')
    expect(legalBasis[0]).toBe('15 USC 1681c-2(a)')
    expect(enclosures).toEqual([
      'A copy of page 3 of my Experian report dated October 2, 2026, with the item highlighted',
      'A copy of my identification',
      'A document that shows my address',
      'A copy of the identity theft report',
    ])
  })

  it('states what was received only where that was said', () => {
    expect(bodyOf(request)).not.toContain('no goods')
    expect(bodyOf({ ...request, told: { ...request.told, gotNothing: true } })).toContain(
      'I received no goods, no services and no money',
    )
  })

  it.each([
    ['the statement', { told: { theftReport } }, ['isNotMine']],
    ['the identity theft report', { told: { isNotMine: true } }, ['theftReport']],
    ['proof of who they are', { enclosesIdentification: false }, ['enclosesIdentification']],
    ['all of it', { told: {}, enclosesIdentification: false }, ['isNotMine', 'theftReport', 'enclosesIdentification']],
  ] as const)('is not written without %s', (_, change, fields) => {
    expect(lackingIn({ ...request, ...change })).toEqual(fields)
    expect(() => composeLetter({ ...request, ...change })).toThrow(RangeError)
  })
})

describe('payments that the file prints', () => {
  it('are shown with a warning, and prove nothing', () => {
    const [lack, ...more] = lacksOf(paid)
    expect([lack?.kind, lack?.field, more]).toEqual(['missing', 'knowsWhatIsPrinted', []])
    expect(lack?.message).toContain('a last payment of $25 on July 1, 2026 and 2 months paid on time')
    expect(lack?.message).toContain('a thief may pay too')
  })

  it('keep no letter back once the consumer stays with their word', () => {
    const stayed = { ...paid, told: { ...paid.told, knowsWhatIsPrinted: true } }
    expect(bodyOf(stayed)).not.toMatch(/I know that|I stay/)
    expect(bodyOf({ ...request, told: { ...request.told, knowsWhatIsPrinted: true } })).not.toContain('payments are printed')
  })
})

describe('the consumer’s own earlier word', () => {
  const belongs = (answer: 'mine' | 'not_mine') => ({ belongs: { answer, saidOn: '2026-09-01' }, dispute: null, opened: null })

  it('that the entry is theirs refuses the block, whatever else is told', () => {
    const [lack, ...more] = lacksOf({ ...request, recorded: belongs('mine') })
    expect([lack?.kind, more]).toEqual(['refused', []])
    expect(lack?.message).toContain('You confirmed on September 1, 2026 that this entry is yours')
    expect(lack?.message).toContain('take that answer back')
  })

  it('that it is not does not', () => expect(lackingIn({ ...request, recorded: belongs('not_mine') })).toEqual([]))
})

describe('what is told', () => {
  it.each([
    ['agency', { agency: 'the office of 15 USC 1681zz', number: null, madeOn: null }],
    ['number', { agency: 'the police', number: '123-45-6789', madeOn: null }],
  ])('carries no foreign citation and no Social Security number (%s)', (_, told) => {
    expect(lackingIn({ ...request, told: { isNotMine: true, theftReport: told } })).toEqual(['theftReport'])
  })
})
