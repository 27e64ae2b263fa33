import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** `system`: as the device says. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What the browser paints its own bar with: the sheet of the light and of the dark screens. */
export const BAR_COLORS = { light: '#FFFEFB', dark: '#1C2221' } as const

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
/** What this browser chose; an account's own choice goes before it. */
export const LANGUAGE_COOKIE = 'errata_language'

export const display = z
  .object({
    theme: z.enum(THEMES),
    /** Null: as the browser says. */
    language: z.enum(LANGUAGES).nullable(),
  })
  .meta({ id: 'Display' })

export const readDisplay = endpoint({
  method: 'GET',
  path: '/api/display',
  summary: 'How the signed-in user wants the screens to look, and in which language',
  tag: 'accounts',
  access: 'signed_in',
  answer: display,
  refusals: ['unauthenticated'],
})

export const saveDisplay = endpoint({
  method: 'PUT',
  path: '/api/display',
  summary: 'Choose how the screens look and their language, on every device of the account; what is left out stays',
  tag: 'accounts',
  access: 'signed_in',
  body: display.partial(),
  answer: display,
  refusals: ['invalid', 'unauthenticated'],
})
