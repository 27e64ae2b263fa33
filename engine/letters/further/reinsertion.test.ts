import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { lackingIn, letterRequest } from '#engine/testing/letter-request.ts'

const request = letterRequest({
  kind: 'reinsertion',
  told: { deletedOn: '2026-07-20', hadNoticeOfReturn: false },
  earlier: { writtenOn: '2026-06-15', receivedOn: null },
})
const report = (reportDate: string | null) => ({ id: 'report-1', bureau: 'experian', reportDate, reportNumber: null }) as const
const removed = { belongs: null, dispute: { isOpen: false, outcome: 'removed', endedOn: '2026-07-25' }, opened: null } as const

describe('an entry that came back', () => {
  it('is shown, and its certification and notice are asked for', () => {
    const { letterContent, legalBasis, enclosures } = composeLetter(request)
    expect(letterContent).toContain('Your notice of the deletion is dated July 20, 2026. It followed my letter of June 15, 2026.')
    expect(letterContent).toContain('I received no such notice.')
    expect(letterContent).toContain('within five business days (15 USC 1681i(a)(5)(B))')
    expect(legalBasis).toEqual(['15 USC 1681i(a)(5)(B)'])
    expect(enclosures).toHaveLength(1)
  })

  it('names no day of a deletion that was only recorded here', () => {
    const { letterContent, facts } = composeLetter({ ...request, told: { hadNoticeOfReturn: false }, recorded: removed })
    expect(letterContent).not.toContain('July 25, 2026')
    expect(facts.some(({ text }) => text === 'July 25, 2026')).toBe(false)
  })
})

describe('it is not written', () => {
  it.each([
    ['without a deletion', { told: { hadNoticeOfReturn: false } }, ['deletedOn']],
    ['while nobody said whether the notice came', { told: { deletedOn: '2026-07-20' } }, ['hadNoticeOfReturn']],
    ['where the notice came', { told: { deletedOn: '2026-07-20', hadNoticeOfReturn: true } }, ['refused']],
    ['on a report older than the deletion', { report: report('2026-07-01') }, ['refused']],
    ['on a report of the very day', { report: report('2026-07-20') }, ['refused']],
    ['on a report of the same month, where no day is printed', { report: report('2026-07') }, ['refused']],
    ['on a report without a date', { report: report(null) }, ['refused']],
    ['without a report', { report: null }, ['refused']],
  ] as const)('%s', (_, change, fields) => expect(lackingIn({ ...request, ...change })).toEqual(fields))

  it.each([
    [{ report: report('2026-07-01') }, /Upload a newer one/],
    [{ told: { deletedOn: '2026-07-20', hadNoticeOfReturn: true } }, /dispute it again/],
  ] as const)('and says what to do next', (change, next) => {
    expect(lacksOf({ ...request, ...change })[0]?.message).toMatch(next)
  })
})
