import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIntegrations } from '#contract/service.ts'
import { integrationsOf } from '#server/features/service/read-integrations.ts'
import { readSettings } from '#server/settings.ts'
import { newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const statesOf = (settings: ReturnType<typeof readSettings>) =>
  Object.fromEntries(integrationsOf(settings).map(({ service, state }) => [service, state]))

describe('which services are real', () => {
  it('is told to members: with no settings every part is embedded', async () => {
    const { cookie } = await newMember(test.app)
    const { integrations } = await ok(test.app, readIntegrations, { cookie })
    expect(integrations.map(({ service }) => service)).toEqual([
      'payments',
      'email',
      'post',
      'bureaus',
      'model',
      'files',
      'database',
    ])
    expect(new Set(integrations.map(({ state }) => state))).toEqual(new Set(['embedded']))
  })

  it('follows the settings, and tells no key or address of them', () => {
    const environment = { PAYMENTS: 'stripe', DATABASE_URL: 'postgres://secret-host/errata' }
    const settings = readSettings(environment)
    expect(statesOf(settings)).toMatchObject({ payments: 'not_set_up', database: 'real', email: 'embedded' })
    expect(JSON.stringify(integrationsOf(settings))).not.toContain('secret-host')
    const real = { ...settings, SMTP_URL: 'smtp://x', POST_PROVIDER: 'lob', BUREAU_PROVIDER: 'experian', S3_BUCKET: 'b' } as const
    expect(statesOf({ ...real, MODEL_BASE_URL: 'http://x' })).toMatchObject({
      email: 'real',
      post: 'real',
      bureaus: 'real',
      model: 'real',
      files: 'real',
    })
  })
})
