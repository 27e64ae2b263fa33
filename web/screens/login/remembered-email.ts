import { readStored, store } from '#web/platform/storage.ts'

/** What "Remember my email" kept in this browser; null when it is off. */
export function readRememberedEmail(): string | null {
  return readStored('remember-email') === 'true' ? readStored('remembered-email') : null
}

/** Keeps the e-mail and the flag; null removes both. */
export function keepRememberedEmail(email: string | null): void {
  store('remembered-email', email)
  store('remember-email', email === null ? null : 'true')
}
