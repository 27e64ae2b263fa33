import { describe, expect, it } from 'vitest'
import { RULES } from '#engine/audit/rules.ts'
import { RULE_SUBJECTS, SUBJECTS, subjectsOf } from '#engine/strategy/rule-subjects.ts'
import { WANTED_PAPERS } from '#engine/strategy/wanted-papers.ts'

describe('the subject of a rule', () => {
  it('is named for every rule, and for nothing that is no rule', () => {
    expect(Object.keys(RULE_SUBJECTS).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted())
  })

  it.each(SUBJECTS)('%s belongs to a rule and names papers that show it', (subject) => {
    expect(Object.values(RULE_SUBJECTS)).toContain(subject)
    expect(WANTED_PAPERS[subject].length).toBeGreaterThan(0)
  })

  it('stands once, in the order of the findings, and a rule unknown to the table has none', () => {
    const rules = ['closed_before_opened', 'balance_after_paid', 'payment_before_opened', 'no_rule_of_ours']
    expect(subjectsOf(rules.map((rule) => ({ rule })))).toEqual(['dates', 'balance'])
  })
})
