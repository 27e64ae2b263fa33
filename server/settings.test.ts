import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '#server/settings.ts'

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', PAYMENTS: 'demo', POST_PROVIDER: 'practice' })
  })

  it('treat an empty value as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'not a url'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['STRIPE_BASE_URL', 'ftp://example.test'],
    ['APP_SECRET', 'short'],
    ['PAYMENTS', 'cash'],
    ['POST_PROVIDER', 'lob'],
    ['SMTP_URL', 'smtp://localhost'],
  ])('refuse a wrong %s by its name and never print the value', (key, value) => {
    expect(() => readSettings({ [key]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [key]: value })).toThrow(key)
    expect(() => readSettings({ [key]: value })).not.toThrow(`"${value}"`)
  })
})
