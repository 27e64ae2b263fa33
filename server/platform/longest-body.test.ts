import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { logIn } from '#contract/sign-in.ts'
import { type Endpoint, endpoint, MAX_BODY_BYTES } from '#contract/endpoint.ts'
import { editLetter, generateLetter } from '#contract/letters.ts'
import { mailService } from '#contract/mailing.ts'
import { longestBody } from '#server/platform/longest-body.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const taking = (body: z.ZodType): Endpoint =>
  endpoint({ method: 'POST', path: '/api/test', summary: '', tag: '', access: 'public', body, answer: z.null(), refusals: [] })

const named = z.object({ text: z.string().max(1000) }).meta({ id: 'NamedForLength' })

describe('the longest body of a call', () => {
  it.each([
    ['a text', z.object({ text: z.string().max(1000) }), 6000],
    ['one of two', z.object({ text: z.union([z.string().max(10), z.string().max(2000)]).nullish() }), 12_000],
    ['a list', z.object({ list: z.array(z.string().max(100)).max(20) }), 12_000],
    ['a shape of a name', z.object({ one: named, other: named }), 12_000],
    ['words by their names', z.record(z.string().max(10), z.string().max(100)).refine(() => true), MAX_BODY_BYTES],
    ['anything', z.object({ any: z.unknown() }), MAX_BODY_BYTES],
  ])('has room for %s', (_what, shape, bytes) => {
    const found = longestBody(taking(shape))
    expect(found).toBeGreaterThanOrEqual(Math.min(bytes, MAX_BODY_BYTES))
    if (bytes < MAX_BODY_BYTES) expect(found).toBeLessThan(bytes + 70_000)
  })

  it('is short where little can be said, and as long as anything where letters are sent', () => {
    for (const short of [logIn, generateLetter]) expect(longestBody(short)).toBeLessThan(200_000)
    expect(longestBody(editLetter)).toBeGreaterThan(6 * 20_000)
    expect(longestBody(mailService)).toBe(MAX_BODY_BYTES)
  })
})

describe('a body that is longer', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await testApp()
  })
  afterAll(() => test.close())

  const send = (url: string, body: unknown) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })

  it.each([
    ['of a field', logIn.path, { username: 'nobody', password: 'x'.repeat(900_000) }],
    ['of a field that nobody reads', generateLetter.path, { creditor: 'A. '.repeat(300_000) }],
  ])('by the length %s is refused before anybody is asked for', async (_what, url, body) => {
    const answered = await send(url, body)
    expect([answered.statusCode, answered.json()]).toEqual([
      400,
      { code: 'invalid', message: 'This is too long. Shorten it and try again.' },
    ])
  })

  it('leaves every text that may be sent as it is', async () => {
    const accented = 'é'.repeat(200)
    const answered = await send(logIn.path, { username: 'nobody', password: accented, more: 'x'.repeat(50_000) })
    expect(answered.statusCode).toBe(401)
  })
})
