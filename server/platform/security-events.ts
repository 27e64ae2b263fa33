import type { Context } from '#server/context.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { thisCall } from '#server/platform/this-call.ts'

/**
 * What counts for the safety of an account, by its action in the audit log, which is its name in the operator's log too; and how its
 * member reads it in Settings. Null: in the operator's log alone.
 */
export const SECURITY_EVENTS = {
  'account.registered': 'You created your account',
  'session.opened': 'Signed in',
  'session.second_factor_asked': 'Someone entered your correct password and was asked for a code',
  'session.refused': 'Someone tried to sign in with the wrong password',
  'session.passkey_refused': 'Someone tried to sign in with your passkey, and it failed our check',
  'session.code_refused': 'Someone entered your correct password but a wrong code',
  'session.guessing_stopped': 'Too many wrong tries: we blocked more for 15 minutes',
  'session.proven': 'Confirmed it was you with a password, code or passkey',
  'session.proof_refused': 'Someone signed in as you entered a wrong password or code',
  'session.ended': 'One device was signed out',
  'sessions.ended': 'All other devices were signed out',
  'password.changed': 'Password changed',
  'password_reset.asked': 'Someone asked for a link to reset your password',
  'password_reset.done': 'Password reset with an emailed link',
  'email.change_asked': 'Asked to change your email address',
  'email.changed': 'Email address changed',
  'email.returned': 'Email address changed back by the link we mailed to the old one',
  'email.confirmed': 'Email address confirmed',
  'authenticator.turned_on': 'Authenticator app turned on',
  'authenticator.turned_off': 'Authenticator app turned off',
  'recovery_codes.made': 'New recovery codes created',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'helper.invited': 'Helper invited',
  'helper.withdrawn': 'Invitation to a helper canceled',
  'helper.accepted': 'A helper accepted your invitation',
  'helper.changed': 'A helper’s access changed',
  'helper.ended': 'A helper’s access ended',
  'helping.accepted': 'You started helping someone',
  'helping.ended': 'You stopped helping someone',
  'calendar_link.made': 'Calendar link created',
  'calendar_link.ended': 'Calendar link turned off',
  'account.exported': 'Your data was exported',
  'account.secured': 'Account secured: every other way in was closed',
  'access.given_back': 'A closed way in was opened again',
  'account.erased': null,
  'sign_in.refused': null,
  'sign_in.guessing_stopped': null,
  'webhook.refused': null,
  'access.refused': null,
  'input.refused': null,
  'limit.reached': null,
  'write.foreign_refused': null,
} as const satisfies Readonly<Record<string, string | null>>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

export const isSecurityEvent = (action: string): action is SecurityEvent => Object.hasOwn(SECURITY_EVENTS, action)

interface Happened {
  readonly event: SecurityEvent
  /** Whose account it is; null for no one's. */
  readonly userId: string | null
  /** Where a call came from and what was refused; else the call that is being answered. */
  readonly at?: { readonly address: string; readonly route: string; readonly status: number }
}

/** Tells the one who runs the installation. Accounts and addresses stand there as keyed hashes: known again, and no one's name. */
export function logSecurityEvent({ log, secret }: Pick<Context, 'log' | 'secret'>, { event, userId, at }: Happened): void {
  const hashed = (purpose: string, value: string | undefined) => (value === undefined ? null : keyedHash(secret, purpose, value))
  const account = hashed('log account', userId ?? undefined)
  const address = hashed('log address', at?.address ?? thisCall()?.address)
  log.info({ event, account, address, ...(at && { route: at.route, status: at.status }) }, 'security event')
}
