import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { type ComposedMail, composeMail, pageLink } from '#server/platform/compose-mail.ts'
import { instantWords } from '#server/platform/instants.ts'
import type { Settings } from '#server/settings.ts'
import { keepMail } from '#server/platform/mails.ts'

/** What was changed of how a member signs in, as the mail about it says it. */
const CHANGES = {
  password: 'another password was chosen',
  authenticator_on: 'an authenticator app was turned on',
  authenticator_off: 'the authenticator app was turned off',
  recovery_codes: 'new recovery codes were made, and the old ones stopped working',
  passkey_added: 'a passkey was added',
  passkey_removed: 'a passkey was removed',
} as const
export type FactorChange = keyof typeof CHANGES

function factorMessage(
  settings: Settings,
  { to, change, at }: { readonly to: string; readonly change: FactorChange; readonly at: string },
): ComposedMail {
  return composeMail({
    to,
    at,
    subject: 'How you sign in to Errata was changed',
    parts: [
      { kind: 'text', text: `On the Errata account with this email address, ${CHANGES[change]} on ${instantWords(at)} UTC.` },
      { kind: 'text', text: 'If it was you, you don’t have to do anything.' },
      {
        kind: 'act',
        text: 'If it wasn’t you, change your password right away. That signs everyone out.',
        label: 'Choose another password',
        href: pageLink(settings, '/forgot-password'),
      },
    ],
    foot: [
      {
        kind: 'act',
        text: 'To see how and where you’re signed in, go to your',
        label: 'Settings',
        href: pageLink(settings, '/settings'),
      },
    ],
  })
}

/** Mails the member about the change that this transaction makes. */
export function tellFactorChange(
  context: Context,
  tx: Transaction,
  {
    user: { id, email },
    change,
  }: { readonly user: { readonly id: string; readonly email: string }; readonly change: FactorChange },
): Promise<void> {
  const message = factorMessage(context.settings, { to: email, change, at: context.now() })
  return keepMail(context, tx, { userId: id, message })
}
