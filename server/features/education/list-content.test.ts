import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listEducationalContent } from '#contract/education.ts'
import { ARTICLES } from '#engine/education/all-articles.ts'
import { call, newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let cookie: string
beforeAll(async () => {
  test = await testApp()
  cookie = (await newMember(test.app)).cookie
})
afterAll(() => test.close())

describe('the list of articles', () => {
  it('has them all, each with its reading time, for any member', async () => {
    const { status, answer } = await call(test.app, listEducationalContent, { cookie })
    expect(status).toBe(200)
    expect(answer?.map(({ id }) => id)).toEqual(ARTICLES.map(({ id }) => id))
    expect(answer?.every(({ readTime, isFlagged }) => readTime >= 2 && readTime <= 9 && !isFlagged)).toBe(true)
  })

  it('finds by words, the best first, typos forgiven', async () => {
    const { answer } = await call(test.app, listEducationalContent, { cookie, query: { search: 'utilzation myhts' } })
    expect(answer?.[0]?.id).toBe('utilization-without-myths')
  })

  it('is empty for nonsense and refuses an endless search', async () => {
    const { answer } = await call(test.app, listEducationalContent, { cookie, query: { search: 'qqqqzzzz' } })
    expect(answer).toEqual([])
    const { status } = await call(test.app, listEducationalContent, { cookie, query: { search: 'a'.repeat(201) } })
    expect(status).toBe(400)
  })

  it('flags an article on a day on which its law does not stand', async () => {
    test.setNow('2020-03-26T12:00:00.000Z')
    const { cookie: early } = await newMember(test.app)
    const { answer } = await call(test.app, listEducationalContent, { cookie: early })
    test.setNow('2026-11-20T12:00:00.000Z')
    expect(answer?.find(({ id }) => id === 'student-loans')?.isFlagged).toBe(true)
    expect(answer?.find(({ id }) => id === 're-aging')?.isFlagged).toBe(false)
  })
})
