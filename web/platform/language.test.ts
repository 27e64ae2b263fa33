import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseHere, chosenHere, spokenHere } from '#web/platform/language.ts'

const page = { cookie: '', documentElement: { lang: 'en' } }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
})

describe('the language of this browser', () => {
  it('is that of the page', () => {
    expect(spokenHere()).toBe('en')
    vi.stubGlobal('document', { ...page, documentElement: { lang: 'es' } })
    expect(spokenHere()).toBe('es')
  })

  it('is kept where the server reads it', () => {
    chooseHere('es')
    expect(page.cookie).toBe('errata_language=es; Path=/; SameSite=Lax; Max-Age=31536000; Secure')
  })

  it('is left to the browser again', () => {
    chooseHere(null)
    expect(page.cookie).toContain('Max-Age=0')
  })

  it('is kept for this visit alone where nothing stays', () => {
    page.cookie = 'errata_keeps_nothing=1'
    chooseHere('en')
    expect(page.cookie).toBe('errata_language=en; Path=/; SameSite=Lax; Secure')
  })

  it.each([
    ['a=1; errata_language=es', 'es'],
    ['errata_language=fr', null],
    ['not_errata_language=es', null],
    ['', null],
  ])('of “%s” was chosen: %s', (cookie, language) => {
    page.cookie = cookie
    expect(chosenHere()).toBe(language)
  })
})
