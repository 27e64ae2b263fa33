import { z } from 'zod'
import { email } from '#contract/accounts.ts'
import { endpoint } from '#contract/endpoint.ts'

export const readEmailAddress = endpoint({
  method: 'GET',
  path: '/api/auth/email',
  summary: 'The address of the account, whether it is confirmed, and the one that waits to take its place',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({
    email: z.string(),
    isConfirmed: z.boolean(),
    /** Whether the member is asked to confirm it: only where a mail server brings the link. */
    isAsked: z.boolean(),
    /** Another address that was asked for and is not confirmed yet. */
    waiting: z.string().nullable(),
  }),
  refusals: ['unauthenticated'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an address with the token of the mail that went there; works once, for a day',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: z.string({ error: 'The token of the link is required' }).max(300) }),
  answer: z.object({ message: z.string(), email: z.string() }),
  refusals: ['invalid'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  summary: 'Mail the link again, to the address that waits to be confirmed; five an hour',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'too_many'],
})

export const returnEmail = endpoint({
  method: 'POST',
  path: '/api/auth/return-email',
  summary:
    'Take the address back with the token of the mail that went to the old one; works once, for 7 days, and ends every way in',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: z.string({ error: 'The token of the link is required' }).max(300) }),
  answer: z.object({ message: z.string(), email: z.string() }),
  refusals: ['invalid'],
})

/** The form and the body alike. */
export const emailChange = z.object({
  email,
  currentPassword: z.string({ error: 'Enter your current password' }).min(1, 'Enter your current password').max(200),
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Ask for another address: the old one is told, the new one counts once it is confirmed',
  tag: 'accounts',
  access: 'signed_in',
  body: emailChange,
  answer: z.object({ message: z.string() }),
  refusals: ['invalid', 'unauthenticated', 'step_up_needed', 'too_many'],
})
