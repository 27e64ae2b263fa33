import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listRules, readRule } from '#contract/rules.ts'
import { RULES } from '#engine/audit/rules.ts'
import { ERROR_CASES, LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import { call } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('the rules, for anybody', () => {
  it('are all listed, the strongest first, with how often they were right', async () => {
    const { status, answer } = await call(test.app, listRules, {})
    expect(status).toBe(200)
    expect(answer?.rules.map(({ id }) => id).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted())
    expect(answer?.rules.at(0)?.grade).toBe('legal_limit')
    expect(answer?.cases).toMatchObject({ lookAlikes: LAWFUL_CASES.length, errors: ERROR_CASES.length })
    const found = answer?.rules.reduce((sum, { figures }) => sum + figures.right, 0) ?? 0
    expect(found).toBeGreaterThanOrEqual(ERROR_CASES.length - (answer?.cases.missed ?? 0))
  })

  it.each(RULES.map(({ id }) => id))('%s has a page with its words and its law', async (id) => {
    const { status, answer } = await call(test.app, readRule, { params: { id } })
    expect(status).toBe(200)
    expect(answer?.meaning.length).toBeGreaterThan(0)
    expect(answer?.fires.length).toBeGreaterThan(0)
    expect(answer?.fires.join()).not.toContain('#')
    expect(answer?.authorities.every(({ stands }) => stands)).toBe(true)
  })

  it('is 404 where there is none of that name', async () => {
    const { status, refusal } = await call(test.app, readRule, { params: { id: '../rules' } })
    expect([status, refusal?.message]).toEqual([404, 'There is no such rule.'])
  })
})
