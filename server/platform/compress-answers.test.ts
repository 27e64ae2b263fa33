import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { compressAnswers } from '#server/platform/compress-answers.ts'
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

  it('that is long takes a better quality than one that holds the loop', async () => {
    const months = Array.from({ length: 4000 }, (_, at) => ({
      month: at,
      code: at % 7 === 0 ? 'late_30' : 'ok',
      balance: at * 37,
    }))
    const only = fastify()
    await compressAnswers(only)
    only.get('/many', () => months)
    only.get('/few', () => months.slice(0, 400))
    const sent = async (url: string) => {
      const { rawPayload } = await only.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } })
      const plain = brotliDecompressSync(rawPayload)
      const at = (quality: number) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
      return { sent: rawPayload.length, quick: at(4), better: at(5) }
    }
    const [many, few] = [await sent('/many'), await sent('/few')]
    expect(many.sent).toBe(many.better)
    expect(many.sent).toBeLessThan(many.quick)
    expect(few.sent).toBe(few.quick)
    await only.close()
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
