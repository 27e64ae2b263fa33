import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { lackingIn, letterRequest } from '#engine/testing/letter-request.ts'

const lender = { name: 'LAKESIDE AUTO CREDIT', isEmployment: false, receivedOn: '2026-08-14' }
const employer = { name: 'Corner Market Inc', isEmployment: true, receivedOn: '2025-03-02' }
const request = letterRequest({
  kind: 'past_recipients',
  told: { deletedOn: '2026-11-05', pastRecipients: [lender, employer] },
})
const to = (one: typeof lender) => ({ ...request, told: { deletedOn: '2026-11-05', pastRecipients: [one] } })
const verified = { belongs: null, opened: null, dispute: { isOpen: false, outcome: 'verified', endedOn: '2026-11-10' } } as const

describe('those who got the report before', () => {
  it('are named with the day, and the bureau is asked to tell them', () => {
    const { letterContent, legalBasis, enclosures } = composeLetter(request)
    expect(letterContent).toContain('LAKESIDE AUTO CREDIT received my report on August 14, 2026.')
    expect(letterContent).toContain('Corner Market Inc received my report on March 2, 2025, for employment.')
    expect([legalBasis, enclosures]).toEqual([['15 USC 1681i(d)'], []])
  })

  it.each([
    ['six months back', { ...lender, receivedOn: '2026-05-05' }, true],
    ['a day more', { ...lender, receivedOn: '2026-05-04' }, false],
    ['two years back, for employment', { ...employer, receivedOn: '2024-11-05' }, true],
    ['a day more, for employment', { ...employer, receivedOn: '2024-11-04' }, false],
    ['after the deletion', { ...lender, receivedOn: '2026-11-06' }, false],
  ] as const)('%s', (_, one, isInTime) => expect(lackingIn(to(one))).toEqual(isInTime ? [] : ['pastRecipients']))

  it.each([
    ['no deletion is known', { told: { pastRecipients: [lender] } }, ['deletedOn']],
    ['nobody is named', { told: { deletedOn: '2026-11-05' } }, ['pastRecipients']],
    ['the entry was verified', { told: { pastRecipients: [lender] }, recorded: verified }, ['refused']],
  ] as const)('are not written of where %s', (_, change, fields) => expect(lackingIn({ ...request, ...change })).toEqual(fields))

  it('says which of them it is', () => {
    const both = {
      ...request,
      told: { deletedOn: '2026-11-05', pastRecipients: [lender, { ...lender, receivedOn: '2026-05-04' }] },
    }
    expect(lacksOf(both).map(({ field, at }) => [field, at])).toEqual([['pastRecipients', '1.receivedOn']])
  })

  it('says whom to leave out, and what to do instead', () => {
    expect(lacksOf(to({ ...lender, receivedOn: '2026-01-04' }))[0]?.message).toMatch(
      /LAKESIDE AUTO CREDIT got the report on January 4, 2026.*six months.*write to it yourself/,
    )
  })
})
