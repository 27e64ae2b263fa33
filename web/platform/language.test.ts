import { describe, expect, it } from 'vitest'
import { SPANISH } from '#web/platform/spanish.ts'
import { firstOfOurs } from '#web/platform/language.ts'

describe('the language of the pages', () => {
  it.each([
    ['the profile before all', ['es', 'en', 'en-US'], 'es'],
    ['this browser’s choice before what it speaks', [undefined, 'en', 'es-MX', 'en-US'], 'en'],
    ['the first that it speaks and we do', [undefined, null, 'fr-FR', 'es-419', 'en-US'], 'es'],
    ['English for English', [undefined, null, 'en-US', 'es'], 'en'],
    ['English for all others', [undefined, null, 'fr-FR', 'pt-BR'], 'en'],
  ] as const)('is %s', (_why, tags, language) => {
    expect(firstOfOurs(tags)).toBe(language)
  })
})

describe('each Spanish text', () => {
  const texts = Object.entries(SPANISH)

  it.each(texts)('%s', (english, spanish) => {
    // Names, amounts, addresses and places to fill stay; nothing is left untranslated but what is the same word.
    for (const part of ['$39.00', '(555) 123-4567', 'SAMPLE AUTO FINANCE', '1234****', '{name}', 'AnnualCreditReport.com'])
      expect(spanish.includes(part)).toBe(english.includes(part))
    expect(spanish.match(/\]\(/g)?.length).toBe(english.match(/\]\(/g)?.length)
    if (english.length > 10) expect(spanish).not.toBe(english)
    expect(spanish).not.toMatch(/\b(?:the|and|your|with|letter)\b/i)
  })
})
