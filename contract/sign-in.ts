import { z } from 'zod'
import { credentials } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Who is signed in, as the screens see it. */
export const user = z.object({ id: z.string(), name: z.string(), username: z.string(), email: z.string() }).meta({ id: 'User' })
export type User = z.infer<typeof user>

/** For a shared computer: the session ends with the browser, and sooner; nothing is kept there. */
export const keepNothing = z.boolean().optional()

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with username or e-mail',
  tag: 'accounts',
  access: 'public',
  body: credentials.extend({ keepNothing }),
  answer: z.object({ user }),
  refusals: ['invalid', 'unauthenticated', 'second_factor_needed', 'too_many'],
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; harmless when nobody is signed in',
  tag: 'accounts',
  access: 'public',
  answer: z.object({ message: z.string() }),
  refusals: [],
})

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'Who is signed in',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({ user }),
  refusals: ['unauthenticated'],
})
