import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

it.each([
  [{}, 'http://localhost:3000/help'],
  [{ SECURITY_CONTACT: 'mailto:security@errata.example' }, 'mailto:security@errata.example'],
])('whoever finds a weakness is told whom to tell: %o', async (environment, contact) => {
  const test = await testApp({ environment })
  const answered = await test.app.inject({ method: 'GET', url: '/.well-known/security.txt' })
  expect(answered.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answered.payload).toBe(`Contact: ${contact}\nExpires: 2027-11-20T12:00:00.000Z\nPreferred-Languages: en\n`)
  await test.close()
})
