import type { z } from 'zod'
import { addPasskey, askPasskey, type passkeyAnswer, startPasskey } from '#contract/passkeys.ts'
import { call } from '#web/platform/api.ts'
import { knowsPasskeys } from '#web/platform/passkey-support.ts'

/** How often a person has asked for a passkey by themselves: the browser holds one question at a time, and theirs goes first. */
let asked = 0

/** The answer of a passkey of this device to a question of the server. Rejects when the person would rather not. */
export async function answerWithPasskey(): Promise<z.input<typeof passkeyAnswer>> {
  asked += 1
  const { options } = await call(askPasskey, {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options })
}

async function canFillIn(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false)
}

/** As long as a question lives, less what an answer takes. */
const ASK_AGAIN_MS = 4 * 60_000

/**
 * Lets the browser offer this site's passkeys where it fills in names and passwords; nothing shows where it cannot. Ends when `signal`
 * does, or when another question takes its place. Resolves with null when nothing was chosen.
 */
export async function answerFromAutofill(signal: AbortSignal): Promise<z.input<typeof passkeyAnswer> | null> {
  const before = asked
  if (!(await canFillIn())) return null
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser')
  while (!signal.aborted) {
    const { options } = await call(askPasskey, {})
    // Asked now, it would end what the person has asked for in the meantime.
    if (signal.aborted || asked > before) return null
    let isOver = false
    const stop = (): void => {
      isOver = true
      WebAuthnAbortService.cancelCeremony()
    }
    const timer = setTimeout(stop, ASK_AGAIN_MS)
    signal.addEventListener('abort', stop)
    try {
      return await startAuthentication({ optionsJSON: options, useBrowserAutofill: true })
    } catch {
      if (!isOver || signal.aborted) return null
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }
  return null
}

/** Makes a passkey on this device and keeps it under a name. */
export async function makePasskey(name: string) {
  const { options } = await call(startPasskey, {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  return call(addPasskey, { body: { name, response: await startRegistration({ optionsJSON: options }) } })
}
