import type { z } from 'zod'
import { addPasskey, askPasskey, type passkeyAnswer, startPasskey } from '#contract/passkeys.ts'
import { call } from '#web/platform/api.ts'

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** The answer of a passkey of this device to a question of the server. Rejects when the person would rather not. */
export async function answerWithPasskey(): Promise<z.input<typeof passkeyAnswer>> {
  const { options } = await call(askPasskey, {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options })
}

/** Makes a passkey on this device and keeps it under a name. */
export async function makePasskey(name: string) {
  const { options } = await call(startPasskey, {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  return call(addPasskey, { body: { name, response: await startRegistration({ optionsJSON: options }) } })
}

/** The person closed what the device asked, or it has no passkey for this site: no failure of ours. */
export const isPutOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
