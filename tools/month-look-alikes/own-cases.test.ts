import { describe, expect, it } from 'vitest'
import { casesOfRule } from '#engine/cases/by-rule/rule-cases.ts'
import { judgeCase } from '#engine/cases/judge-case.ts'
import { OWN_CASES } from '#tools/month-look-alikes/own-cases.ts'

describe.each(OWN_CASES)('$rule', (own) => {
  const { errors, lookAlikes } = casesOfRule(own)

  it('has twenty look-alikes and ten errors', () => {
    expect([own.lookAlikes.length >= 20, own.errors.length >= 10]).toEqual([true, true])
  })

  it.each(lookAlikes)('accuses nobody: $title', (one) => {
    expect(judgeCase(one).wrong.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
  })

  it.each(errors)('is told: $title', (one) => {
    expect(judgeCase(one).missed).toEqual([])
  })
})
