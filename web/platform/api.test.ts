import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { addressOf, call, isCallError, pathSegments, wordsOf } from '#web/platform/api.ts'

const base = { summary: '', tag: '', access: 'signed_in', refusals: [] } as const
const readThing = endpoint({
  ...base,
  method: 'GET',
  path: '/api/things/:id/pages/:page.png',
  params: z.object({ id: z.string(), page: z.number() }),
  query: z.object({ bureau: z.string().optional() }),
  answer: z.object({ name: z.string() }),
})
const writeThing = endpoint({
  ...base,
  method: 'POST',
  path: '/api/things',
  body: z.object({ name: z.string() }),
  answer: z.object({ id: z.string() }),
})
const sendThing = endpoint({
  ...base,
  method: 'POST',
  path: '/api/things/file',
  carries: 'multipart',
  body: z.object({ bureau: z.string() }),
  answer: z.object({}),
})
const forgetThing = endpoint({ ...base, method: 'DELETE', path: '/api/things', answer: z.undefined() })

function answerWith(status: number, body: string | null, statusText = '') {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { status, statusText }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

afterEach(() => vi.unstubAllGlobals())

describe('the address of a call', () => {
  it('has its params in the path, safely written, and its query behind it', () => {
    expect(addressOf(readThing, { params: { id: 'a/b', page: 3 }, query: { bureau: 'equifax' } })).toBe(
      '/api/things/a%2Fb/pages/3.png?bureau=equifax',
    )
  })

  it('falls into key segments that joined with a slash are the path', () => {
    expect(pathSegments(readThing, { params: { id: '5', page: 1 } })).toEqual(['/api/things', '5', 'pages', '1.png'])
    expect(pathSegments(writeThing)).toEqual(['/api/things'])
  })
})

describe('a call that is answered', () => {
  it('sends JSON and answers what the contract says, without the rest', async () => {
    const fetched = answerWith(201, '{"id":"7","secret":"x"}')
    expect(await call(writeThing, { body: { name: 'n' } })).toEqual({ id: '7' })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"name":"n"}', credentials: 'same-origin' })
  })

  it('sends files as a form with its text fields', async () => {
    const fetched = answerWith(200, '{}')
    await call(sendThing, { body: { bureau: 'equifax' }, files: { creditReport: new Blob(['%PDF']) } })
    const form = fetched.mock.calls[0]?.[1]?.body
    expect(form).toBeInstanceOf(FormData)
    expect(form instanceof FormData ? [...form.keys()] : []).toEqual(['bureau', 'creditReport'])
  })

  it('takes an empty answer for nothing', async () => {
    answerWith(204, null)
    expect(await call(forgetThing, {})).toBeUndefined()
  })

  it('is refused by the browser when the answer is not what the contract says', async () => {
    answerWith(200, '{"id":7}')
    expect(await failureOf(call(writeThing, { body: { name: 'n' } }))).toBeInstanceOf(z.ZodError)
  })
})

describe('a call that is refused', () => {
  it('raises the status, a colon and the body, and carries what the server says', async () => {
    const body = '{"message":"Username is taken","code":"conflict","issues":[{"path":"username","message":"Username is taken"}]}'
    answerWith(409, body)
    const error = await failureOf(call(writeThing, { body: { name: 'n' } }))
    expect(error).toMatchObject({
      message: `409: ${body}`,
      status: 409,
      code: 'conflict',
      words: 'Username is taken',
      issues: [{ path: 'username' }],
    })
    expect(isCallError(error)).toBe(true)
    expect(wordsOf(error, 'fallback')).toBe('Username is taken')
  })

  it('raises the status text when the body is empty, and then has no words of its own', async () => {
    answerWith(413, '', 'Payload Too Large')
    const error = await failureOf(call(writeThing, { body: { name: 'n' } }))
    expect(error).toMatchObject({ message: '413: Payload Too Large', words: null, code: null, issues: [] })
    expect(wordsOf(error, 'Registration failed')).toBe('Registration failed')
  })

  it.each([
    ['a page in the place of an answer', '<!doctype html><title>Sign in to the hotel</title>'],
    ['an answer of someone else', '{"message":{"text":"Not from here"},"code":403}'],
    ['half of what our server says', '{"message":"Not from here"}'],
    ['nothing at all', 'null'],
  ])('takes %s for no words of ours', async (_what, body) => {
    answerWith(403, body)
    const error = await failureOf(call(writeThing, { body: { name: 'n' } }))
    expect(error).toMatchObject({ status: 403, words: null, code: null, issues: [], proof: 'password' })
    expect(wordsOf(error, 'Registration failed')).toBe('Registration failed')
  })
})
