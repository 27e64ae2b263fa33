import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BAR_COLORS, readDisplay, saveDisplay } from '#contract/display.ts'
import { acceptInvitation, HELP_CONSENT_VERSION, inviteHelper } from '#contract/helpers.ts'
import { saveProfile } from '#contract/profile.ts'
import { startRehearsal } from '#contract/rehearsals.ts'
import { makeApp } from '#server/app.ts'
import { call, confirmAddress, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { QUICK_REHEARSAL } from '#server/testing/quick-rehearsal.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const BARS = ['light', 'dark'].map(
  (scheme) => `<meta name="theme-color" content="#000001" media="(prefers-color-scheme: ${scheme})" />`,
)
const PAGE = `<!doctype html><html lang="en"><head>${BARS.join('')}</head><body></body></html>`

let test: TestApp
let app: FastifyInstance
const screens = mkdtempSync(path.join(tmpdir(), 'errata-screens-'))
beforeAll(async () => {
  test = await testApp()
  writeFileSync(path.join(screens, 'index.html'), PAGE)
  writeFileSync(path.join(screens, 'index.es.html'), PAGE.replace('lang="en"', 'lang="es"'))
  app = await makeApp(test.context, screens)
})
afterAll(async () => {
  await app.close()
  await test.close()
  rmSync(screens, { recursive: true, force: true })
})

const pageOf = async (cookie: string | null): Promise<string> =>
  (await app.inject({ method: 'GET', url: '/dashboard', headers: cookie === null ? {} : { cookie } })).payload

describe('what an address leads to', () => {
  it('is the page for whoever only looks for it, and nothing where it is a call', async () => {
    const looked = async (url: string) => (await app.inject({ method: 'HEAD', url })).statusCode
    expect([await looked('/'), await looked('/login'), await looked('/api/nowhere')]).toEqual([200, 200, 404])
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
  })
})

describe('how the screens look', () => {
  it('is as the device says until the member chooses, and comes with the page itself, on every device of theirs alone', async () => {
    const [one, other] = [await newMember(app), await newMember(app)]
    expect(await ok(app, readDisplay, { cookie: one.cookie })).toEqual({ theme: 'system', language: null })
    expect(await pageOf(one.cookie)).toContain('<html lang="en">')
    for (const theme of ['dark', 'light', 'light'] as const) {
      expect(await ok(app, saveDisplay, { cookie: one.cookie, body: { theme } })).toEqual({ theme, language: null })
      const page = await pageOf(one.cookie)
      expect(page).toContain(`<html lang="en" data-theme="${theme}">`)
      // The browser's own bar is as the member chose, whatever the device prefers.
      expect(page.match(/(?<=name="theme-color" content=")[^"]*/g)).toEqual([BAR_COLORS[theme], BAR_COLORS[theme]])
    }
    expect(await pageOf(other.cookie)).toContain('<html lang="en">')
    expect(await pageOf(null)).toContain('<html lang="en">')
    await ok(app, saveDisplay, { cookie: one.cookie, body: { theme: 'system' } })
    expect(await pageOf(one.cookie)).toContain('<html lang="en">')
    expect(await ok(app, readDisplay, { cookie: one.cookie })).toEqual({ theme: 'system', language: null })
  })

  it('keeps the language beside the look, and sends it with the page', async () => {
    const { cookie } = await newMember(app)
    await ok(app, saveDisplay, { cookie, body: { theme: 'dark' } })
    expect(await ok(app, saveDisplay, { cookie, body: { language: 'es' } })).toEqual({ theme: 'dark', language: 'es' })
    expect(await pageOf(cookie)).toContain('<html lang="es" data-theme="dark">')
    expect(await ok(app, saveDisplay, { cookie, body: { theme: 'system' } })).toEqual({ theme: 'system', language: 'es' })
    expect(await ok(app, saveDisplay, { cookie, body: { language: null } })).toEqual({ theme: 'system', language: null })
    expect(await pageOf(cookie)).toContain('<html lang="en">')
  })

  if (isWholeCorpus)
    it('has the days of the place where the member lives, from the first page on, and in a rehearsal those of its clock', async () => {
      const { cookie } = await newMember(app)
      expect(await pageOf(cookie)).toContain('<html lang="en">')
      await ok(app, saveProfile, { cookie, body: { timeZone: 'Pacific/Honolulu' } })
      expect(await pageOf(cookie)).toContain('<html lang="en" data-time-zone="Pacific/Honolulu">')
      await ok(app, saveDisplay, { cookie, body: { theme: 'dark' } })
      expect(await pageOf(cookie)).toContain('<html lang="en" data-time-zone="Pacific/Honolulu" data-theme="dark">')
      expect(await pageOf(null)).not.toContain('data-time-zone')
      const { id } = await ok(app, startRehearsal, { cookie, body: QUICK_REHEARSAL })
      const rehearsed = await app.inject({ method: 'GET', url: `/rehearsal/${id}/dashboard`, headers: { cookie } })
      expect(rehearsed.payload).toContain('<html')
      expect(rehearsed.payload).not.toContain('data-time-zone')
    })

  it('has in somebody else’s file their days, not those of who looks', async () => {
    const [member, helper] = [await newMember(app), await newMember(app)]
    await ok(app, saveProfile, { cookie: member.cookie, body: { timeZone: 'Pacific/Honolulu' } })
    await ok(app, saveProfile, { cookie: helper.cookie, body: { timeZone: 'America/New_York' } })
    const agreed = { agreed: true, consentVersion: HELP_CONSENT_VERSION } as const
    const body = { email: helper.email, right: 'read', helpsUntil: null, ...agreed } as const
    await confirmAddress(test, member)
    await ok(app, inviteHelper, { cookie: member.cookie, body })
    const tokenOf = () =>
      mailsTo(test.directory, helper.email).flatMap((mail) => /help\/accept\?token=(\S+)/.exec(mail)?.[1] ?? [])[0]
    await expect.poll(tokenOf).toBeDefined()
    const { id } = await ok(app, acceptInvitation, { cookie: helper.cookie, body: { token: tokenOf() ?? '' } })
    const pageAt = async (url: string) => (await app.inject({ method: 'GET', url, headers: { cookie: helper.cookie } })).payload
    expect(await pageAt(`/helping/${id}/disputes`)).toContain('data-time-zone="Pacific/Honolulu"')
    expect(await pageAt('/disputes')).toContain('data-time-zone="America/New_York"')
  })

  it('refuses what is no look, and nothing of it reaches a page', async () => {
    const { cookie } = await newMember(app)
    const body: object = { theme: '"><script>' }
    const refused = await app.inject({
      method: 'PUT',
      url: '/api/display',
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    expect(refused.statusCode).toBe(400)
    expect((await call(app, readDisplay, {})).status).toBe(401)
  })
})
