import { describe, expect, it } from 'vitest'
import { groundOf, inOrder, usableFindings } from '#engine/strategy/grounds.ts'
import type { Grade } from '#engine/words/grade.ts'

const of = (grade: Grade, isQuestion = false) => ({ grade, isQuestion })

describe('what a dispute rests on', () => {
  it.each<[Grade, string | null]>([
    ['legal_limit', 'proven'],
    ['impossible', 'proven'],
    ['contradiction', 'proven'],
    ['disagreement', 'asks'],
    ['proof', 'asks'],
    ['policy', 'policy'],
    ['identity', 'own_word'],
    ['note', null],
  ])('a finding of grade %s gives %s', (grade, ground) => {
    expect(groundOf([of(grade)])).toBe(ground)
    expect(groundOf([of(grade, true)])).toBeNull()
  })

  it('is the strongest of several, and nothing without any', () => {
    expect(groundOf([of('note'), of('proof'), of('impossible')])).toBe('proven')
    expect(groundOf([of('impossible', true), of('proof')])).toBe('asks')
    expect(groundOf([])).toBeNull()
  })

  it('puts the strongest finding first and drops questions and notes', () => {
    const findings = [of('proof'), of('note'), of('identity', true), of('legal_limit')]
    expect(usableFindings(findings).map(({ grade }) => grade)).toEqual(['legal_limit', 'proof'])
  })
})

describe('two bureaus that disagree', () => {
  const other = { bureau: 'experian', reportId: 'r2', subjectId: 'a' } as const
  const differs = (harms: 'here' | 'there') => ({ grade: 'disagreement' as const, disagreement: { harms, other } })

  it('give a ground only where the entry is the one that harms', () => {
    expect(groundOf([differs('here')])).toBe('asks')
    expect(groundOf([differs('there')])).toBeNull()
    expect(groundOf([differs('there'), of('contradiction')])).toBe('proven')
  })

  it('come after what stands alone where two agree against one', () => {
    const entries = [
      { name: 'agrees', findings: [differs('here')], agreesWith: 'equifax' as const },
      { name: 'alone', findings: [differs('here')], agreesWith: null },
    ]
    expect(entries.toSorted(inOrder).map(({ name }) => name)).toEqual(['alone', 'agrees'])
  })
})

describe('the order of disputes', () => {
  it('has proof first, the strongest of it first, then what is asked, then what rests on nothing; points order nothing', () => {
    const entries = [
      { name: 'silent', findings: [], impact: 100 },
      { name: 'heavy question', findings: [of('proof')], impact: 90 },
      { name: 'open question', findings: [of('impossible', true)], impact: 95 },
      { name: 'light proof', findings: [of('contradiction')], impact: 10 },
      { name: 'heavy proof', findings: [of('impossible')], impact: 40 },
      { name: 'not negative', findings: [of('impossible')], impact: null },
    ]
    expect(entries.toSorted(inOrder).map(({ name }) => name)).toEqual([
      'heavy proof',
      'not negative',
      'light proof',
      'heavy question',
      'silent',
      'open question',
    ])
  })
})
