import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** `system`: as the device says. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What the browser paints its own bar with: the sheet of the light and of the dark screens. */
export const BAR_COLORS = { light: '#FFFEFB', dark: '#1C2221' } as const

export const display = z.object({ theme: z.enum(THEMES) }).meta({ id: 'Display' })

export const readDisplay = endpoint({
  method: 'GET',
  path: '/api/display',
  summary: 'How the signed-in user wants the screens to look',
  tag: 'accounts',
  access: 'signed_in',
  answer: display,
  refusals: ['unauthenticated'],
})

export const saveDisplay = endpoint({
  method: 'PUT',
  path: '/api/display',
  summary: 'Choose how the screens look, on every device of the account',
  tag: 'accounts',
  access: 'signed_in',
  body: display,
  answer: display,
  refusals: ['invalid', 'unauthenticated'],
})
