import { describe, expect, it } from 'vitest'
import { firstSpoken, wishedLanguage } from '#server/platform/wished-language.ts'

describe('the language that is asked for', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr-FR,fr;q=0.9,es-419;q=0.7', 'es'],
    ['en;q=0.5, es;q=0.9', 'es'],
    ['es;q=0, en', 'en'],
    ['fr, pt-BR', 'en'],
    ['*', 'en'],
    ['ES', 'es'],
    ['', 'en'],
    [';;;q=x,,', 'en'],
  ])('of “%s” is %s', (accepted, language) => {
    expect(firstSpoken(accepted)).toBe(language)
  })

  it('is what was chosen in this browser before what it speaks', () => {
    expect(wishedLanguage({ cookies: { errata_language: 'en' }, headers: { 'accept-language': 'es-MX' } })).toBe('en')
    expect(wishedLanguage({ cookies: { errata_language: 'xx' }, headers: { 'accept-language': 'es-MX' } })).toBe('es')
    expect(wishedLanguage({ cookies: {}, headers: {} })).toBe('en')
  })
})
