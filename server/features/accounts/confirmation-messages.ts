import { type ComposedMail, composeMail, pageLink } from '#server/platform/compose-mail.ts'
import type { Settings } from '#server/settings.ts'

interface Addressed {
  readonly to: string
  readonly at: string
}

/** The mail with the link. It names no one: the address may be someone else's, mistyped. */
export function confirmMessage(settings: Settings, { to, at, token }: Addressed & { readonly token: string }): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'Confirm your email address',
    parts: [
      { kind: 'text', text: 'Someone used this email address for an Errata account.' },
      {
        kind: 'act',
        text: 'Confirm that it’s yours:',
        label: 'Confirm this address',
        // Not `token`: what looks for a reset link in a mailbox does not find this one.
        href: pageLink(settings, '/verify-email', { code: token }),
      },
      { kind: 'text', text: 'The link works once, for 24 hours. If you ask for another one, this one stops working.' },
      {
        kind: 'text',
        text: 'If it wasn’t you, you don’t have to do anything. Without this step, that account can’t mail letters.',
      },
    ],
  })
}

/** To the owner of an address that someone else asked for. The one who asked never learns that it is taken. */
export function addressTakenMessage(settings: Settings, { to, at }: Addressed): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'Someone used your email address for another account',
    parts: [
      {
        kind: 'text',
        text: 'Someone used this email address for another Errata account. It belongs to your account, so we changed nothing and told no one.',
      },
      {
        kind: 'act',
        text: 'If it was you and you forgot you have an account:',
        label: 'Sign in',
        href: pageLink(settings, '/login'),
      },
    ],
  })
}

/** To the address that held until now. */
export function addressChangeMessage(settings: Settings, { to, at }: Addressed): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'Someone asked to change your email address',
    parts: [
      {
        kind: 'text',
        text: 'Someone who knows your Errata password asked to change the account’s email address. This address stays until the new one is confirmed.',
      },
      { kind: 'text', text: 'If it was you, you don’t have to do anything.' },
      {
        kind: 'act',
        text: 'If it wasn’t you, change your password now. That ends the request and signs everyone out. If the new address is confirmed before you do, we’ll send you a link to undo it.',
        label: 'Choose another password',
        href: pageLink(settings, '/forgot-password'),
      },
    ],
  })
}

/** To the address that was the account's until now, once another one took its place. */
export function addressReplacedMessage(
  settings: Settings,
  { to, at, token }: Addressed & { readonly token: string },
): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'Your Errata email address was changed',
    parts: [
      { kind: 'text', text: 'Your Errata account now has a different email address. We won’t send mail about it here anymore.' },
      { kind: 'text', text: 'If you made this change, you can ignore this message.' },
      {
        kind: 'act',
        text: 'If you didn’t, take your account back. The link works once, for 7 days:',
        label: 'Take my account back',
        href: pageLink(settings, '/return-email', { code: token }),
      },
      {
        kind: 'text',
        text: 'It brings this address back, signs everyone out, closes every other way in, and sends you a link to choose a new password.',
      },
    ],
  })
}

/** To the address that an account had until its owner took the older one back. */
export function addressGoneMessage(settings: Settings, { to, at }: Addressed): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'This address was removed from an Errata account',
    parts: [
      {
        kind: 'text',
        text: 'An Errata account used this email address. Someone used the link we sent to its earlier address to bring that one back. Everyone was signed out.',
      },
      {
        kind: 'text',
        text: 'If you don’t know why, you don’t have to do anything. We won’t send mail about that account here anymore.',
      },
    ],
  })
}
