import { type ComposedMail, composeMail, pageLink } from '#server/platform/compose-mail.ts'
import { instantWords } from '#server/platform/instants.ts'
import type { Settings } from '#server/settings.ts'

/** The mail about a sign-in from another browser. It names no one, and no place: none is known. */
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
        text: `Someone signed in to the Errata account with this email address from a new browser: ${device}, on ${instantWords(at)} UTC.`,
      },
      { kind: 'text', text: 'If it was you, you don’t have to do anything.' },
      {
        kind: 'act',
        text: 'If it wasn’t you, change your password. That signs everyone out.',
        label: 'Choose another password',
        href: pageLink(settings, '/forgot-password'),
      },
    ],
    foot: [
      {
        kind: 'act',
        text: 'To see where your account is signed in, go to your',
        label: 'Settings',
        href: pageLink(settings, '/settings'),
      },
    ],
  })
}
