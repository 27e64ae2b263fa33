import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEducationalContent } from '#contract/education.ts'
import { listFindings } from '#contract/findings.ts'
import { findArticle } from '#engine/education/find-article.ts'
import { call, newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { upload } from '#server/testing/upload.ts'
import { exampleReport } from '#tools/synthetic-reports/example-report.ts'

let test: TestApp
let cookie: string
beforeAll(async () => {
  test = await testApp()
  cookie = (await newMember(test.app)).cookie
})
afterAll(() => test.close())

describe('one article', () => {
  it('comes in full, with its rules by name and the law it rests on', async () => {
    const { status, answer } = await call(test.app, readEducationalContent, { cookie, params: { id: 're-aging' } })
    expect(status).toBe(200)
    expect(answer?.sections).toEqual(findArticle('re-aging')?.sections)
    expect(answer?.rules.map(({ id }) => id)).toEqual([
      'reaged_delinquency',
      'lost_balance_came_back',
      'removal_date_moved_later',
      'removal_date_passed',
      'collector_dofd_after_assignment',
      'chain_dofd_moved',
      'removal_past_limit',
    ])
    expect(answer?.authorities.every(({ stands }) => stands)).toBe(true)
    expect(answer?.authorities[0]).toMatchObject({ cite: '15 USC 1681c(c)(1)' })
  })

  it('says which law has fallen', async () => {
    test.setNow('2020-03-26T12:00:00.000Z')
    const early = await newMember(test.app)
    const { answer } = await call(test.app, readEducationalContent, { cookie: early.cookie, params: { id: 'student-loans' } })
    test.setNow('2026-11-20T12:00:00.000Z')
    expect(answer?.authorities.filter(({ stands }) => !stands).map(({ cite }) => cite)).toEqual([
      'Public Law 116-136, section 3513',
    ])
    expect(answer?.isFlagged).toBe(true)
  })

  it('is 404 when there is none of that name', async () => {
    const { status, refusal } = await call(test.app, readEducationalContent, { cookie, params: { id: 'no-such' } })
    expect([status, refusal?.message]).toEqual([404, 'There is no such article.'])
  })

  it('is what each finding links to', async () => {
    await upload(test.app, { cookie, bytes: exampleReport().bytes })
    const { answer } = await call(test.app, listFindings, { cookie })
    expect(answer?.length).toBeGreaterThan(0)
    for (const { rule, articleId } of answer ?? []) expect(findArticle(articleId ?? '')?.rules).toContain(rule)
  })
})
