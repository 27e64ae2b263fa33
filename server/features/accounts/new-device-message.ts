import { type ComposedMail, composeMail, pageLink } from '#server/platform/compose-mail.ts'
import { instantWords } from '#server/platform/instants.ts'
import type { Settings } from '#server/settings.ts'

/** The mail about a sign-in from another browser. It names nobody, and no place: none is known. */
export function newDeviceMessage(
  settings: Settings,
  { to, device, at }: { readonly to: string; readonly device: string; readonly at: string },
): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'A new device signed in to your Errata account',
    parts: [
      {
        kind: 'text',
        text: `The Errata account with this email address was signed in to from a browser that was not used before: ${device}, on ${instantWords(at)} UTC.`,
      },
      { kind: 'text', text: 'If it was you, there is nothing to do.' },
      {
        kind: 'act',
        text: 'If it was not you, choose another password. Everybody who is signed in is then signed out.',
        label: 'Choose another password',
        href: pageLink(settings, '/forgot-password'),
      },
    ],
    foot: [
      {
        kind: 'act',
        text: 'Where your account is signed in stands in your',
        label: 'Settings',
        href: pageLink(settings, '/settings'),
      },
    ],
  })
}
