import { describe, expect, it } from 'vitest'
import { disputeRemark } from '#engine/letters/further/remark-removal.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lackingIn, LETTER_ACCOUNT, LETTER_COMPANY, letterRequest } from '#engine/testing/letter-request.ts'

const REMARK = 'Account information disputed by consumer'
const marked = (remarks: readonly string[]) => ({ kind: 'account', account: { ...LETTER_ACCOUNT, remarks } }) as const
const request = letterRequest({
  kind: 'remark_removal',
  recipient: LETTER_COMPANY,
  subject: marked(['CREDIT CARD', REMARK]),
  told: { disputesNoMore: true },
})
const open = { belongs: null, opened: null, dispute: { isOpen: true, outcome: 'pending', endedOn: null } } as const

describe('a dispute remark', () => {
  it('is quoted, and the company that furnishes it is asked to leave it out', () => {
    const { letterContent, legalBasis } = composeLetter(request)
    expect(letterContent).toContain(`It carries the remark "${REMARK}". I no longer dispute this account.`)
    expect(legalBasis).toEqual(['15 USC 1681s-2(a)(3)', '15 USC 1681s-2(a)(2)'])
    expect(letterContent).not.toContain('4321')
  })

  it('is asked off at a bureau by the bureau’s own duty', () => {
    const { legalBasis } = composeLetter({ ...request, recipient: { kind: 'bureau', bureau: 'experian', printedAddress: null } })
    expect(legalBasis).toEqual(['15 USC 1681c(f)'])
  })

  it.each([
    ['none is printed', { subject: marked(['CREDIT CARD']) }, ['refused']],
    ['the entry is only described', { subject: { kind: 'described', creditorName: 'ACME', accountNumber: null } }, ['refused']],
    ['the dispute is still open', { recorded: open }, ['refused']],
    ['nobody said that the dispute is given up', { told: {} }, ['disputesNoMore']],
  ] as const)('is left where %s', (_, change, fields) => expect(lackingIn({ ...request, ...change })).toEqual(fields))
})

it.each([
  [REMARK, true],
  ['Dispute resolved - customer disagrees', true],
  ['CREDIT CARD', false],
])('%s: is it a dispute remark? %s', (remark, is) => expect(disputeRemark(marked([remark]))).toBe(is ? remark : null))
