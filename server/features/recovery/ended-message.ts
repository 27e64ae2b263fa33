import { counted } from '#engine/values/counted.ts'
import type { KeptAccess } from '#server/database/tables/recovery.ts'
import { type ComposedMail, composeMail, pageLink } from '#server/platform/compose-mail.ts'
import type { Settings } from '#server/settings.ts'

/** What was ended, as it is told. */
export interface Ended {
  readonly sessions: number
  readonly ways: readonly { readonly kind: KeptAccess['kind']; readonly label: string }[]
}

const KINDS: Readonly<Record<KeptAccess['kind'], string>> = {
  passkey: 'passkey',
  helper: 'helper',
  invitation: 'invitation to help',
  calendar_link: 'calendar link',
}

/** A way in as a line of the mail; the label of a calendar link says nothing more. */
const lineOf = ({ kind, label }: Ended['ways'][number]): string =>
  kind === 'calendar_link' ? `- ${KINDS[kind]}` : `- ${KINDS[kind]}: ${label}`

export function endedMessage(
  settings: Settings,
  { to, at, ended: { sessions, ways } }: { readonly to: string; readonly at: string; readonly ended: Ended },
): ComposedMail {
  const lines = [...(sessions === 0 ? [] : [`- ${counted(sessions, 'place')} where you were signed in`]), ...ways.map(lineOf)]
  return composeMail({
    to,
    at,
    subject: 'Your Errata account was secured',
    parts: [
      { kind: 'text', text: 'We ended every other way into your account:' },
      ...lines.map((text) => ({ kind: 'text', text }) as const),
      ...(ways.length === 0
        ? []
        : [
            {
              kind: 'act',
              text: 'If one of them was yours, let it back in within 30 days in your',
              label: 'Settings',
              href: pageLink(settings, '/settings'),
            } as const,
          ]),
    ],
  })
}
