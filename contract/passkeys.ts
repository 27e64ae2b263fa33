import { z } from 'zod'
import { keepNothing, user } from '#contract/sign-in.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, withoutSsn } from '#contract/values.ts'

/** Bytes as base64url. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)

/** How a device may be reached. */
const transport = z
  .string()
  .max(20)
  .regex(/^[a-z-]+$/)

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
}

/** What the device made of a question, as the browser hands it over (WebAuthn's `AuthenticationResponseJSON`). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** WebAuthn's `RegistrationResponseJSON`, as far as it is read. */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(transport).max(10).optional(),
  }),
})

const name = withoutSsn(
  z
    .string({ error: 'Give the passkey a name' })
    .trim()
    .min(1, 'Give the passkey a name')
    .max(60, 'The name must be at most 60 characters'),
)

/** The form as the member fills it. */
export const passkeyName = z.object({ name })

export const passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() })
  .meta({ id: 'Passkey' })

const milliseconds = z.number().int()
const required = z.literal('required')

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`: no passkey is named. */
const question = z.object({
  options: z.object({ challenge: z.string(), rpId: z.string(), timeout: milliseconds, userVerification: required }),
})

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
const wish = z.object({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: milliseconds,
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) })),
    authenticatorSelection: z.object({ residentKey: required, requireResidentKey: z.literal(true), userVerification: required }),
  }),
})
export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/ask',
  summary: 'A question for a passkey of this browser’s person: answered once, within five minutes, from this browser',
  tag: 'accounts',
  access: 'public',
  answer: question,
  refusals: [],
})

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/login',
  summary: 'Sign in with a passkey; nothing else is asked for',
  tag: 'accounts',
  access: 'public',
  body: z.object({ response: passkeyAnswer, keepNothing }),
  answer: z.object({ user }),
  refusals: ['invalid', 'unauthenticated', 'too_many'],
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: 'The passkeys of the member',
  tag: 'accounts',
  access: 'signed_in',
  pages: 'rows',
  answer: z.array(passkey),
  refusals: ['invalid', 'unauthenticated'],
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/start',
  summary: 'What a device is asked with to make a passkey',
  tag: 'accounts',
  access: 'signed_in',
  answer: wish,
  refusals: ['unauthenticated', 'step_up_needed', 'email_unconfirmed'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Keep the passkey that the device made',
  tag: 'accounts',
  access: 'signed_in',
  body: z.object({ name, response: newPasskey }),
  answer: passkey,
  status: 201,
  refusals: ['invalid', 'unauthenticated', 'step_up_needed', 'email_unconfirmed', 'conflict'],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  summary: 'Call a passkey something else',
  tag: 'accounts',
  access: 'signed_in',
  params: idParams,
  body: passkeyName,
  answer: passkey,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'From now on this passkey signs nobody in',
  tag: 'accounts',
  access: 'signed_in',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'step_up_needed', 'not_found'],
})
