import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it.each([
  ['a call', '/api/health'],
  ['a call of somebody who is not signed in', '/api/user'],
  ['a path that leads nowhere', '/api/nowhere'],
  ['a path that cannot be decoded', '/api/%zz'],
  ['the page of all calls', '/api/docs/'],
])('%s is answered with what protects its reader: no frame, no plug-in, no guess at the type', async (_case, url) => {
  const { headers } = await test.app.inject(url)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("object-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it.each(['/api/user', '/api/disputes?limit=x', '/api/health'])(
  '%s is kept by no cache, also where it is refused',
  async (url) => {
    expect((await test.app.inject(url)).headers['cache-control']).toBe('no-store')
  },
)

it('no page of ours can be given another base', async () => {
  const { headers } = await test.app.inject('/api/health')
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
})
