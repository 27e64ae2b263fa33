import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmDemoPayment } from '#contract/subscriptions.ts'
import { makeApp } from '#server/app.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const PAGE = `<!doctype html><html lang="en"><head><meta name="theme-color" content="#FFFEFB" media="(prefers-color-scheme: light)" /></head><body>${'<p>Errata</p>'.repeat(200)}</body></html>`
const IN_SPANISH = PAGE.replace('lang="en"', 'lang="es"')
const SCRIPT = 'export const word = "errata"\n'.repeat(200)
const SCREENS = {
  first: ['assets/index-1.js'],
  frame: ['assets/member-1.js'],
  screens: [
    { path: '/login', isMembers: false, files: ['assets/login-1.js'], calls: [], callsBehindGate: [] },
    {
      path: '/dashboard',
      isMembers: true,
      files: ['assets/member-1.js', 'assets/dashboard-1.js'],
      calls: ['/api/subscription-status'],
      callsBehindGate: ['/api/dashboard/:userId'],
    },
    { path: '/disputes/$id', isMembers: true, files: ['assets/case-1.js'], calls: [], callsBehindGate: [] },
  ],
}

let test: TestApp
let app: FastifyInstance
const screens = mkdtempSync(path.join(tmpdir(), 'errata-screens-'))
beforeAll(async () => {
  test = await testApp()
  for (const folder of ['assets', '.vite']) mkdirSync(path.join(screens, folder))
  const put = (name: string, content: string | Buffer): void => writeFileSync(path.join(screens, name), content)
  put('index.html', PAGE)
  put('index.es.html', IN_SPANISH)
  put('robots.txt', 'User-agent: *\n')
  put('manifest.webmanifest', '{}')
  put('assets/index-1.js', SCRIPT)
  put('assets/index-1.js.br', brotliCompressSync(SCRIPT))
  put('assets/index-1.js.gz', gzipSync(SCRIPT))
  put('assets/font.woff2', Buffer.alloc(4096, 7))
  put('.vite/screens.json', JSON.stringify(SCREENS))
  put('.vite/screens.es.json', JSON.stringify(SCREENS).replaceAll('-1.js', '-3.js'))
  app = await makeApp(test.context, screens)
})
afterAll(async () => {
  await app.close()
  await test.close()
  rmSync(screens, { recursive: true, force: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ method: 'GET', url, headers })

describe('a built file', () => {
  it('is sent as it was compressed by the build, in the way that the browser accepts', async () => {
    const brotli = await get('/assets/index-1.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get('/assets/index-1.js', { 'accept-encoding': 'gzip' })
    const plain = await get('/assets/index-1.js')
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
    expect(plain.payload).toBe(SCRIPT)
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['vary']).toMatch(/accept-encoding/i)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    }
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3)
  })

  it('that is short already is sent as it is, and its compressed neighbours have no address of their own', async () => {
    const font = await get('/assets/font.woff2', { 'accept-encoding': 'br' })
    expect([font.statusCode, font.headers['content-encoding']]).toEqual([200, undefined])
    expect((await get('/assets/index-1.js.br')).statusCode).toBe(404)
    expect((await get('/.vite/screens.json')).statusCode).toBe(404)
  })
})

describe('a hashed file of another version', () => {
  it('is sent while one version takes the place of the other, by either', async () => {
    const newer = mkdtempSync(path.join(tmpdir(), 'errata-newer-'))
    mkdirSync(path.join(newer, 'assets'))
    for (const name of ['index.html', 'index.es.html']) writeFileSync(path.join(newer, name), PAGE)
    writeFileSync(path.join(newer, 'assets/index-2.js'), SCRIPT)
    const next = await makeApp(test.context, newer)
    try {
      const old = await next.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br' } })
      expect(brotliDecompressSync(old.rawPayload).toString()).toBe(SCRIPT)
      expect(old.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
      expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await get('/assets/index-2.js')).payload).toBe(SCRIPT)
      expect((await next.inject('/assets/font.woff2')).headers['content-type']).toBe('font/woff2')
      for (const name of ['index-3.js', 'index-1.js.br', '__proto__', '']) {
        const answered = await next.inject(`/assets/${name}`)
        expect([answered.statusCode, answered.headers['cache-control']]).toEqual([404, undefined])
      }
    } finally {
      await next.close()
      rmSync(newer, { recursive: true, force: true })
    }
  })

  it('that cannot be kept or found stops no start', async () => {
    const screensAway = { ...test.context.screens, list: () => Promise.reject(new Error('away')) }
    const alone = await makeApp({ ...test.context, screens: screensAway }, screens)
    expect((await alone.inject('/assets/index-1.js')).statusCode).toBe(200)
    expect((await alone.inject('/assets/index-2.js')).statusCode).toBe(404)
    expect(test.logged.filter((line) => line.includes('the screens of other versions are not at hand'))).toHaveLength(1)
    await alone.close()
  })
})

describe('the page', () => {
  it('is compressed, kept by no browser where it names its reader, and begins to load what its screen needs', async () => {
    const { cookie } = await newMember(app)
    const visitor = await get('/login', { 'accept-encoding': 'br' })
    expect([visitor.headers['content-encoding'], visitor.headers['cache-control']]).toEqual(['br', 'no-cache'])
    expect(visitor.headers['vary']).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(visitor.rawPayload).toString()).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/login-1.js">',
    )
    const member = await get('/dashboard', { cookie })
    expect(member.headers['cache-control']).toBe('no-store')
    expect(preloadsOf(member.payload)).toEqual(['/assets/member-1.js', '/assets/dashboard-1.js'])
    expect(preloadsOf((await get('/disputes/5?tab=letters', { cookie })).payload)).toEqual([
      '/assets/member-1.js',
      '/assets/case-1.js',
    ])
    expect(preloadsOf((await get('/nowhere', { cookie })).payload)).toEqual(['/assets/member-1.js'])
    expect(preloadsOf((await get('/nowhere')).payload)).toEqual([])
  })

  it('begins the calls that its screen makes at once, for who is signed in and in their own file alone', async () => {
    const { cookie, id: userId } = await newMember(app)
    const begins = (call: string) => `<link rel="preload" as="fetch" crossorigin href="${call}">`
    const behindGate = begins(`/api/dashboard/${userId}`)
    const before = (await get('/dashboard', { cookie })).payload
    expect([before.includes(begins('/api/subscription-status')), before.includes(behindGate)]).toEqual([true, false])
    // A tab may ask for something else, and ask for these when things have changed.
    expect((await get('/dashboard?tab=1', { cookie })).payload).not.toContain('as="fetch"')
    await ok(app, confirmDemoPayment, { cookie })
    expect((await get('/dashboard', { cookie })).payload).toContain(behindGate)
    expect((await get('/dashboard')).payload).not.toContain('as="fetch"')
    const id = '11111111-1111-4111-8111-111111111111'
    expect((await get(`/rehearsal/${id}/dashboard`, { cookie })).payload).not.toContain('as="fetch"')
  })

  it('of a screen for members begins to load the sign-in where nobody is signed in', async () => {
    expect(preloadsOf((await get('/dashboard')).payload)).toEqual(['/assets/login-1.js'])
  })

  it('of a rehearsal or of somebody else’s file begins to load the same screen', async () => {
    const { cookie } = await newMember(app)
    const id = '11111111-1111-4111-8111-111111111111'
    for (const place of ['rehearsal', 'helping'])
      expect(preloadsOf((await get(`/${place}/${id}/dashboard`, { cookie })).payload)).toContain('/assets/dashboard-1.js')
  })
})

const preloadsOf = (page: string): string[] =>
  [...page.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, file = '']) => file)

describe('what is no screen', () => {
  it('is a file of ours or says that there is none, and is never a page', async () => {
    expect((await get('/robots.txt')).headers['content-type']).toMatch(/^text\/plain/)
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect((await get('/manifest.json')).headers['location']).toBe('/manifest.webmanifest')
    const nowhere = [
      '/favicon.ico',
      '/sitemap.xml',
      '/assets/old-1.js',
      '/.well-known/nothing.txt',
      '/.well-known/nodeinfo',
      '/.env',
    ]
    for (const url of [...nowhere, '/api', '/api/nowhere', '/API/nowhere', '/index.html', '/index.es.html'])
      expect([url, (await get(url)).statusCode, (await get(url)).headers['content-type']]).toEqual([
        url,
        404,
        'application/json; charset=utf-8',
      ])
  })

  it('shows a password manager the page that changes a password', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password')
    expect([statusCode, headers['location']]).toEqual([302, '/settings'])
  })
})

describe('the language of a page', () => {
  it('is the one chosen in this browser, else what it speaks, with the files of that language', async () => {
    const spanish = await get('/login', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })
    expect(spanish.payload).toContain('<html lang="es">')
    expect(spanish.payload).toContain('href="/assets/login-3.js"')
    expect(spanish.headers['vary']).toMatch(/accept-language, cookie/)
    const english = await get('/login', { 'accept-language': 'es-MX', cookie: 'errata_language=en' })
    expect(english.payload).toContain('<html lang="en">')
    expect(english.payload).toContain('href="/assets/login-1.js"')
  })
})
