import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '#contract/sign-in.ts'
import { ENDPOINTS } from '#contract/all.ts'
import { createDispute } from '#contract/disputes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { REFUSALS } from '#contract/errors.ts'
import { call, newMember } from '#server/testing/member.ts'
import { openApiDocument } from '#server/platform/open-api.ts'
import { takenBodies } from '#server/testing/taken-bodies.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let cookie: string
beforeAll(async () => {
  test = await testApp()
  cookie = (await newMember(test.app)).cookie
})
afterAll(() => test.close())

const all = Object.entries<Endpoint>(ENDPOINTS)
const guarded = all.filter(([, endpoint]) => endpoint.access !== 'public')
const subscribed = all.filter(([, endpoint]) => endpoint.access === 'subscribed')
const withId = guarded.filter(([, endpoint]) => endpoint.path.includes(':'))

const NOBODYS = '11111111-1111-4111-8111-111111111111'
const urlOf = (endpoint: Endpoint): string =>
  endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => (name === 'page' ? '1.png' : NOBODYS))

/** So that a refusal is about the caller and not about the form. */
const BODIES: Readonly<Record<string, object>> = takenBodies({
  report: NOBODYS,
  item: NOBODYS,
  letter: NOBODYS,
  dispute: NOBODYS,
})

describe('every call that needs a session', () => {
  it.each(guarded)('%s: a visitor is answered 401', async (_name, endpoint) => {
    const answered = await test.app.inject({ method: endpoint.method, url: urlOf(endpoint) })
    expect(answered.statusCode).toBe(401)
    expect(answered.json()).toEqual({ message: 'Authentication failed', code: 'unauthenticated' })
  })

  it.each(subscribed)('%s: a member without a subscription is answered 402', async (_name, endpoint) => {
    const answered = await test.app.inject({ method: endpoint.method, url: urlOf(endpoint), headers: { cookie } })
    expect(answered.statusCode).toBe(402)
  })

  it.each(withId.filter(([, endpoint]) => endpoint.access === 'signed_in'))(
    '%s: what is not one’s own is 403 or 404',
    async (name, endpoint) => {
      const payload = BODIES[name]
      const answered = await test.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: { cookie, ...(payload ? { 'content-type': 'application/json' } : {}) },
        ...(payload ? { payload: JSON.stringify(payload) } : {}),
      })
      expect([403, 404]).toContain(answered.statusCode)
    },
  )

  it.each(withId.filter(([, endpoint]) => endpoint.access === 'signed_in'))(
    '%s: an id that is no id is 403 or 404, never 500',
    async (name, endpoint) => {
      const payload = BODIES[name]
      const url = endpoint.path.replaceAll(/:(\w+)/g, (_all, part: string) =>
        part === 'page' ? '1.png' : encodeURIComponent("1' or '1'='1"),
      )
      const answered = await test.app.inject({
        method: endpoint.method,
        url,
        headers: { cookie, ...(payload ? { 'content-type': 'application/json' } : {}) },
        ...(payload ? { payload: JSON.stringify(payload) } : {}),
      })
      expect([403, 404]).toContain(answered.statusCode)
    },
  )
})

describe('the OpenAPI document', () => {
  it('lists every call of the contract with its refusals, and which need no session', async () => {
    const answered = await test.app.inject({ method: 'GET', url: '/api/openapi.json' })
    const document = answered.json<{
      openapi: string
      paths: Record<string, Record<string, { security?: unknown[]; responses: Record<string, unknown> }>>
    }>()
    expect(document.openapi).toBe('3.1.0')
    for (const [name, endpoint] of all) {
      const operation = document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect([name, operation?.security]).toEqual([name, endpoint.access === 'public' ? [] : undefined])
      const statuses = endpoint.refusals.map((code) => String(REFUSALS[code].status))
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(endpoint.status ?? 200), ...statuses]),
      )
    }
  })

  it('asks for no field that a call may leave out, though its answer always has it', () => {
    const shapes = JSON.parse(JSON.stringify(openApiDocument())).components.schemas
    expect(shapes.LivedAt.required).toContain('from')
    expect(shapes.LivedAtGiven.required).toEqual(['street', 'city', 'state', 'zip'])
  })

  it('refers to nothing that it does not hold, and says where a repeated call answers 200', async () => {
    const answered = await test.app.inject({ method: 'GET', url: '/api/openapi.json' })
    const document = answered.json<{
      components: { schemas: object }
      paths: Record<string, Record<string, { responses: object }>>
    }>()
    const named = new Set([...answered.body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, place]) => place))
    expect(named.size).toBeGreaterThan(5)
    expect([...named].toSorted((a, b) => ((a ?? 0) < (b ?? 0) ? -1 : 1))).toEqual(
      Object.keys(document.components.schemas)
        .map((name) => `#/components/schemas/${name}`)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    )
    expect(Object.keys(document.paths['/api/credit-reports/upload']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '201', 'default']),
    )
  })

  it.each([
    ['/api/credit-reports/upload', 'creditReport', ['bureau', 'creditReport']],
    ['/api/answers', 'answer', ['answer']],
    ['/api/papers', 'paper', ['kind', 'paper']],
  ])('names the files of %s and what must come with them', async (path, part, needed) => {
    const answered = await test.app.inject({ method: 'GET', url: '/api/openapi.json' })
    const schema = answered.json().paths[path].post.requestBody.content['multipart/form-data'].schema
    expect(schema.properties[part]).toMatchObject({ type: 'array', items: { format: 'binary' } })
    expect(schema.required).toEqual(needed)
  })

  it('has a reference page that loads nothing from elsewhere', async () => {
    const page = await test.app.inject({ method: 'GET', url: '/api/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/(src|href)="https?:/)
  })
})

describe('a path that is none of ours', () => {
  it.each([
    '/api',
    '/api?x=1',
    '/API/user',
    '/api/nothing',
    '/api/user/',
    '/api/%zz',
    `/api/disputes/${'x'.repeat(400)}`,
    '/api/credit-reports/x/pages/abc.png',
  ])('%s is a JSON 404, or 401 before a door', async (url) => {
    const answered = await test.app.inject({ method: 'GET', url, headers: { cookie } })
    expect(answered.statusCode).toBe(404)
    expect(answered.json()).toEqual({ message: 'There’s nothing here.', code: 'not_found' })
  })
})

describe('text that no database keeps', () => {
  it.each([
    ['a null character', 'a\0bcdefghijk'],
    ['half of a surrogate pair', 'abcdefghijk\ud800'],
  ])('%s is refused where it stands', async (_case, text) => {
    const body = { creditor: 'Harbor Dental', description: text }
    const answered = await call(test.app, createDispute, { cookie, body })
    expect([answered.status, answered.refusal?.code, answered.refusal?.issues?.[0]?.path]).toEqual([
      400,
      'invalid',
      'description',
    ])
    const failed = await call(test.app, logIn, { body: { username: text, password: 'Correct-Horse-7' } })
    expect(failed.status).toBe(400)
  })
})

describe('a form that is cut off or garbled', () => {
  it.each([
    ['multipart/form-data', 'garbage'],
    ['multipart/form-data; boundary=xx', 'garbage'],
    [
      'multipart/form-data; boundary=xx',
      '--xx\r\ncontent-disposition: form-data; name="creditReport"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut',
    ],
  ])('%s with %j is refused', async (type, payload) => {
    const answered = await test.app.inject({
      method: 'POST',
      url: '/api/credit-reports/upload',
      headers: { cookie, 'content-type': type },
      payload,
    })
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([400, 'invalid'])
  })
})

describe('a body that is no JSON', () => {
  it('is refused as such', async () => {
    const answered = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect([answered.statusCode, answered.json()]).toEqual([400, { message: 'The body is not valid JSON.', code: 'invalid' }])
  })

  it('of another type is 415, one too large is 413', async () => {
    const typed = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    })
    const large = await test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(2_000_000)}"`,
    })
    expect([typed.statusCode, large.statusCode]).toEqual([415, 413])
  })
})
