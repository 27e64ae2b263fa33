import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await testApp()
  app = await makeApp(test.context, null)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const LONG = '/api/educational-content'
const get = (url: string, headers: Readonly<Record<string, string>>) => app.inject({ method: 'GET', url, headers })

describe('an answer', () => {
  it('is compressed as the browser accepts it, and says that it differs by that', async () => {
    const { cookie } = await newMember(app)
    const plain = await get(LONG, { cookie })
    const brotli = await get(LONG, { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get(LONG, { cookie, 'accept-encoding': 'gzip' })
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    for (const { headers } of [brotli, gzip]) {
      expect(headers['vary']).toMatch(/accept-encoding/i)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('that is short is sent as it is', async () => {
    expect((await get('/api/health', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('that is a stream of events is sent piece by piece', async () => {
    const { cookie } = await newMember(app)
    const headers = { cookie, 'accept-encoding': 'br' }
    const stream = await app.inject({ method: 'GET', url: '/api/dispute-notifications/events', headers, payloadAsStream: true })
    expect([stream.headers['content-type'], stream.headers['content-encoding']]).toEqual([
      'text/event-stream; charset=utf-8',
      undefined,
    ])
    stream.stream().destroy()
  })

  it('is sent as it is where another site made the browser ask, so that its length tells nothing', async () => {
    const { cookie } = await newMember(app)
    const encodingFrom = async (site: string) =>
      (await get(LONG, { cookie, 'accept-encoding': 'br', 'sec-fetch-site': site })).headers['content-encoding']
    expect([await encodingFrom('same-origin'), await encodingFrom('none')]).toEqual(['br', 'br'])
    expect([await encodingFrom('cross-site'), await encodingFrom('same-site')]).toEqual([undefined, undefined])
  })
})
