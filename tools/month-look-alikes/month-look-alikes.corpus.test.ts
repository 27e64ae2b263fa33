import { expect, it } from 'vitest'
import { LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import { casesOfRule } from '#engine/cases/by-rule/rule-cases.ts'
import { judgeCase } from '#engine/cases/judge-case.ts'
import { MONTH_LOOK_ALIKES } from '#tools/month-look-alikes/all.ts'

const cases = MONTH_LOOK_ALIKES.flatMap((one) => casesOfRule(one).lookAlikes)

it.each(cases)('$about accuses nobody: $title', (one) => {
  expect(judgeCase(one).wrong.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
})

it.each(MONTH_LOOK_ALIKES)('$rule has twenty look-alikes with those of the engine', ({ rule, lookAlikes }) => {
  expect(LAWFUL_CASES.filter(({ about }) => about === rule).length + lookAlikes.length).toBeGreaterThanOrEqual(20)
})
