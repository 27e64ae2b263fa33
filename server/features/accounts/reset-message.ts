import type { EmailMessage } from '#adapters/email/port.ts'
import type { Settings } from '#server/settings.ts'

/** Where the link leads. From the settings, never from the request: whoever asks must not choose where the token is sent. */
function resetLink(settings: Settings, token: string): string {
  const link = new URL('/reset-password', settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`)
  link.searchParams.set('token', token)
  return link.href
}

/** The mail with the link. It names nobody and tells nothing of the account. */
export function resetMessage(
  settings: Settings,
  given: { readonly to: string; readonly token: string; readonly at: string },
): EmailMessage {
  const link = resetLink(settings, given.token)
  const paragraphs = {
    why: 'Somebody asked to reset the password of the Errata account with this email address.',
    what: 'Choose a new password here:',
    until: 'The link works once, for one hour. Asking for another one ends it.',
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
  }
  const { why, what, until, otherwise } = paragraphs
  return {
    to: given.to,
    subject: 'Reset your Errata password',
    text: `${why}\n\n${what}\n${link}\n\n${until}\n\n${otherwise}\n`,
    html: `<p>${why}</p><p>${what}<br><a href="${link}">Choose a new password</a></p><p>${until}</p><p>${otherwise}</p>`,
    at: given.at,
  }
}
