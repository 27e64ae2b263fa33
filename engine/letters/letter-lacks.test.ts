import { describe, expect, it } from 'vitest'
import { checkLetter } from '#engine/letters/check-letter.ts'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import type { Told } from '#engine/letters/told.ts'
import { letterRequest } from '#engine/testing/letter-request.ts'

const theftReport = { agency: 'the police', number: null, madeOn: null }
const WITH_TEXT: Readonly<Record<string, (text: string) => Told>> = {
  papers: (text) => ({ isNotMine: true, theftReport, papers: [text] }),
  agency: (text) => ({ isNotMine: true, theftReport: { ...theftReport, agency: text } }),
  number: (text) => ({ isNotMine: true, theftReport: { ...theftReport, number: text } }),
}
const HOSTILE = [
  'See 15 USC 1681zz',
  'Smith v. Jones',
  '§ 5 of the code',
  'my number 123-45-6789',
  'from 2019, $5,000 and 100%!!!',
  'Полиция, отдел № 5',
  '<b>x</b> #let y = 3',
  'Jane Roe, ACME LLC, 4/5/2021',
  'X',
]

describe('what is told', () => {
  it.each(Object.entries(WITH_TEXT).flatMap(([field, told]) => HOSTILE.map((text) => [field, text, told] as const)))(
    'is refused or proved as it stands (%s: %s)',
    (_field, text, told) => {
      const request = letterRequest({ kind: 'identity_theft_block', enclosesIdentification: true, told: told(text) })
      const lacks = lacksOf(request)
      expect(lacks.map(({ message }) => message).join()).not.toContain('123-45-6789')
      if (lacks.length > 0) return
      const { letterContent, facts } = composeLetter(request)
      expect(letterContent).toContain(text)
      expect(checkLetter(letterContent, facts, [])).toEqual([])
    },
  )

  it.each(['See 15 USC 1681zz', 'Smith v. Jones', 'my number 123-45-6789'])(
    'never brings a foreign citation or a full number: %s',
    (text) => {
      for (const told of Object.values(WITH_TEXT))
        expect(lacksOf(letterRequest({ kind: 'dispute', told: told(text) })).length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['deletedOn', { deletedOn: '2026-11-21' }],
    ['theftReport', { theftReport: { ...theftReport, madeOn: '2027-01-01' } }],
    ['frivolousNotice', { frivolousNotice: { datedOn: '2026-12-01', asksFor: null } }],
    ['collectorNotice', { collectorNotice: { receivedOn: '2026-12-01', disputeBy: null } }],
    ['pastRecipients', { pastRecipients: [{ name: 'ACME', isEmployment: false, receivedOn: '2026-12-01' }] }],
  ] as const)('is in the past (%s)', (field, told) => {
    expect(lacksOf(letterRequest({ kind: 'dispute', told })).map((lack) => lack.field)).toEqual([field])
  })
})

describe('a dispute of what the page does not show', () => {
  it('says what is wrong', () => {
    const request = letterRequest({ kind: 'dispute', told: { isWrong: true } })
    expect(lacksOf(request).map(({ field }) => field)).toEqual(['statement'])
    expect(lacksOf({ ...request, statements: ['I paid it'] })).toEqual([])
  })
})

describe('the documents’ kinds and the follow-ups', () => {
  it.each(['dispute', 'validation', 'goodwill', 'pay_for_delete', 'no_answer', 'method_of_verification'] as const)(
    '%s needs to be told nothing',
    (kind) => expect(lacksOf(letterRequest({ kind }))).toEqual([]),
  )
})
