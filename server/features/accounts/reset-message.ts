import { type ComposedMail, composeMail, pageLink } from '#server/platform/compose-mail.ts'
import type { Settings } from '#server/settings.ts'

/** The mail with the link. It names no one and tells nothing of the account. */
export function resetMessage(
  settings: Settings,
  { to, token, at }: { readonly to: string; readonly token: string; readonly at: string },
): ComposedMail {
  const href = pageLink(settings, '/reset-password', { token })
  return composeMail({
    to,
    at,
    subject: 'Reset your Errata password',
    parts: [
      { kind: 'text', text: 'Someone asked to reset the password for the Errata account with this email address.' },
      { kind: 'act', text: 'Choose a new password here:', label: 'Choose a new password', href },
      { kind: 'text', text: 'The link works once, for one hour. If you ask for another one, this one stops working.' },
      { kind: 'text', text: 'If it wasn’t you, you don’t have to do anything. Your password stays the same.' },
    ],
  })
}
