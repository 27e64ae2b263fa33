import { expect, it } from 'vitest'
import { ERROR_CASES, LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import { casesOfRule } from '#engine/cases/by-rule/rule-cases.ts'
import { judgeCase } from '#engine/cases/judge-case.ts'
import { MONTH_LOOK_ALIKES } from '#tools/month-look-alikes/all.ts'

const cases = MONTH_LOOK_ALIKES.flatMap((one) => casesOfRule(one).lookAlikes)
const errors = MONTH_LOOK_ALIKES.flatMap((one) => casesOfRule(one).errors)

it.each(cases)('$about accuses nobody: $title', (one) => {
  expect(judgeCase(one).wrong.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([])
})

it.each(errors)('$about is told: $title', (one) => {
  expect(judgeCase(one).missed).toEqual([])
})

it.each(MONTH_LOOK_ALIKES)(
  '$rule has twenty look-alikes and twenty errors with those of the engine',
  ({ rule, lookAlikes, errors: own }) => {
    expect(LAWFUL_CASES.filter(({ about }) => about === rule).length + lookAlikes.length).toBeGreaterThanOrEqual(20)
    expect(ERROR_CASES.filter(({ about }) => about === rule).length + own.length).toBeGreaterThanOrEqual(20)
  },
)
