import type { FastifyRequest } from 'fastify'
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '#contract/display.ts'

/** The language of the one who asks: what they chose in this browser, then the first of ours that the browser speaks; English where none is. */
export function wishedLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  return ours(cookies[LANGUAGE_COOKIE]) ?? firstSpoken(headers['accept-language'] ?? '')
}

const ours = (tag: string | undefined): Language | undefined => LANGUAGES.find((language) => language === tag)

/** Of `es-MX,es;q=0.9,en;q=0.8` (RFC 9110, 12.5.4) the most wished of ours; of two alike the first. */
export function firstSpoken(accepted: string): Language {
  const wished = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.split(';').map((piece) => piece.trim())
      return { language: ours(tag.slice(0, 2).toLowerCase()), weight: Number(weight.replace('q=', '')) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wished.find(({ language }) => language !== undefined)?.language ?? 'en'
}
