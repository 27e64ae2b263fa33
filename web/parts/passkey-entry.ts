import type { User } from '#contract/sign-in.ts'
import { logInWithPasskey } from '#contract/passkeys.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { isPutOff } from '#web/platform/passkey-support.ts'
import { answerFromAutofill, answerWithPasskey } from '#web/platform/passkeys.ts'
import { signInWish } from '#web/platform/shared-computer.ts'
import { toast } from '#web/ui/toast.ts'

/** With a passkey that the person asked for. */
export async function enterWithPasskey(): Promise<User> {
  const response = await answerWithPasskey()
  return (await call(logInWithPasskey, { body: { response, ...signInWish() } })).user
}

/** With a passkey that the browser offered in the field of the name, and that was chosen there; null when none was, whatever hindered it. */
export async function enterFromAutofill(signal: AbortSignal): Promise<User | null> {
  const response = await answerFromAutofill(signal).catch(() => null)
  if (response === null || signal.aborted) return null
  return (await call(logInWithPasskey, { body: { response, ...signInWish() } })).user
}

/** What became of a passkey that was not taken. */
export function tellPasskeyFailure(error: unknown): void {
  if (isPutOff(error)) {
    toast({ title: 'No Passkey Used', description: 'Your device has no passkey for this site. Use your password.' })
    return
  }
  const description = wordsOf(error, 'The passkey could not be checked. Try again, or use your password.')
  toast({ title: 'Passkey Not Taken', description, tone: 'destructive' })
}
