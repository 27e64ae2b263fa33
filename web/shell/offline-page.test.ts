import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { logOut } from '#contract/sign-in.ts'

const SCRIPT = readFileSync(new URL('../public/offline.js', import.meta.url), 'utf8')

interface Asked {
  readonly mode: string
  readonly method: string
  readonly url: string
}

/** Runs the worker and hands it one request; `page` is what it answers itself, null where it leaves the request alone. */
async function ask(request: Asked, { isOnline = false, language = 'en-US' } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const answers: Promise<Response>[] = []
  let isGone = false
  const registration = { unregister: () => Promise.resolve((isGone = true)) }
  const network = () => (isOnline ? Promise.resolve(new Response('the page')) : Promise.reject(new TypeError('Failed to fetch')))
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener)
  runInNewContext(SCRIPT, { self: { addEventListener, registration }, navigator: { language }, fetch: network, Response, URL })
  const respondWith = (given: Promise<Response>) => void answers.push(given)
  listeners.get('fetch')?.({ request, respondWith, waitUntil: () => undefined })
  const page = (await answers[0]) ?? null
  return { page, text: await page?.text(), isGone, heard: [...listeners.keys()] }
}

const RELOAD = { mode: 'navigate', method: 'GET', url: 'https://errata.test/disputes' }

describe('a page that is loaded without a connection', () => {
  it('is our own, in English or Spanish, and kept nowhere', async () => {
    const { page, text, heard } = await ask(RELOAD)
    expect([page?.status, page?.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(text).toContain('You’re offline')
    expect(text).toContain('What you typed is kept')
    expect((await ask(RELOAD, { language: 'es-MX' })).text).toContain('Guardamos lo que escribiste')
    // Nothing is stored when it is installed, and nothing after.
    expect(heard).toEqual(['fetch'])
    expect(SCRIPT).not.toMatch(/\bcaches\b|indexedDB/)
  })

  it('is the server’s where there is a connection', async () => {
    expect((await ask(RELOAD, { isOnline: true })).text).toBe('the page')
  })

  it.each([
    ['a call', { mode: 'cors', method: 'GET', url: 'https://errata.test/api/matters' }],
    ['a form', { mode: 'navigate', method: 'POST', url: 'https://errata.test/api/reminders/stop' }],
  ])('%s is left to the browser', async (_what, request) => {
    expect((await ask(request)).page).toBeNull()
  })

  it('has no worker after signing out', async () => {
    expect((await ask({ mode: 'cors', method: 'POST', url: `https://errata.test${logOut.path}` })).isGone).toBe(true)
    expect((await ask(RELOAD)).isGone).toBe(false)
  })
})
