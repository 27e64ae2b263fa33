import { z } from 'zod'
import { keepNothing, user } from '#contract/sign-in.ts'
import { endpoint } from '#contract/endpoint.ts'
import { passkeyAnswer } from '#contract/passkeys.ts'

/** Six digits of an authenticator app, or a recovery code, with or without its hyphens. */
const code = z.string({ error: 'Enter the code' }).trim().min(1, 'Enter the code').max(40, 'This code is too long')

/** The form as the visitor fills it. */
export const codeForm = z.object({ code })

export const finishLogIn = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Finish a sign-in that was answered `second_factor_needed`, with a code of the authenticator app or a recovery code',
  tag: 'accounts',
  access: 'public',
  body: z.object({ challenge: z.string().min(1).max(200), code, keepNothing }),
  answer: z.object({ user }),
  refusals: ['invalid', 'unauthenticated', 'too_many'],
})

export const readFactors = endpoint({
  method: 'GET',
  path: '/api/auth/factors',
  summary: 'What is asked for beside the password',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({
    /** Null while it is off. */
    authenticator: z.object({ since: z.iso.datetime() }).nullable(),
    /** How many still work. */
    recoveryCodesLeft: z.number().int(),
    /** How many passkeys sign the member in. */
    passkeys: z.number().int(),
  }),
  refusals: ['unauthenticated'],
})

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/auth/authenticator',
  summary:
    'Make the secret of an authenticator app; it counts once a code of it is confirmed. Asked again, a new one takes its place',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({
    /** For typing. */
    key: z.string(),
    /** `otpauth://…`, for an app on this very device. */
    address: z.string(),
    /** The same address as a QR code, an SVG picture. */
    picture: z.string(),
  }),
  refusals: ['unauthenticated', 'step_up_needed', 'email_unconfirmed', 'conflict'],
})

const shownOnce = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/auth/authenticator/confirm',
  summary: 'Turn the authenticator app on with a code of it; answers ten recovery codes, this once',
  tag: 'accounts',
  access: 'signed_in',
  body: codeForm,
  answer: shownOnce,
  refusals: ['invalid', 'unauthenticated', 'step_up_needed', 'email_unconfirmed', 'conflict', 'too_many'],
})

export const endAuthenticator = endpoint({
  method: 'DELETE',
  path: '/api/auth/authenticator',
  summary: 'Turn the authenticator app and its recovery codes off; harmless when it is off',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'step_up_needed'],
})

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/recovery-codes',
  summary: 'Make ten new recovery codes, shown this once; the old ones work no more',
  tag: 'accounts',
  access: 'signed_in',
  answer: shownOnce,
  refusals: ['unauthenticated', 'step_up_needed', 'conflict'],
})

/** The form as the member fills it. */
export const passwordProof = z.object({
  password: z.string({ error: 'Enter your password' }).min(1, 'Enter your password').max(200, 'Incorrect password'),
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/api/auth/step-up',
  summary:
    'Prove again that it is you, by passkey, by password or, where an authenticator app is on, by code; counts for ten minutes in this session',
  tag: 'accounts',
  access: 'signed_in',
  body: z.union([codeForm.strict(), passwordProof.strict(), z.strictObject({ passkey: passkeyAnswer })]),
  answer: z.object({ freshUntil: z.iso.datetime() }),
  refusals: ['invalid', 'unauthenticated', 'too_many'],
})
