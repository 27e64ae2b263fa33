import { INVITATION_DAYS } from '#contract/helpers.ts'
import type { HelperRight } from '#engine/helping/right.ts'
import { writeDay } from '#engine/values/day.ts'
import { type ComposedMail, composeMail, type MailPart, pageLink } from '#server/platform/compose-mail.ts'
import type { Settings } from '#server/settings.ts'

interface Addressed {
  readonly to: string
  /** The address of whom it names: their erasure takes the message along, where it is still here. */
  readonly replyTo: string
  readonly at: string
}

const LONGEST_NAME = 80
/** A name is in a mail to someone who may not know it: short, and on one line. */
const nameIn = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)

const RIGHT_WORDS: Readonly<Record<HelperRight, string>> = {
  read: 'You would see their credit reports, disputes and letters, but not change anything.',
  prepare:
    'You would see their credit reports, disputes and letters, and could prepare drafts that they read and send themselves.',
}

interface Invited extends Addressed {
  readonly member: string
  readonly right: HelperRight
  readonly helpsUntil: string | null
  readonly token: string
}

/** The same whether an account has this address or not. */
export function invitationMessage(
  settings: Settings,
  { to, replyTo, at, member, right, helpsUntil, token }: Invited,
): ComposedMail {
  const until: MailPart[] = helpsUntil === null ? [] : [{ kind: 'text', text: `The help ends after ${writeDay(helpsUntil)}.` }]
  return composeMail({
    to,
    replyTo,
    at,
    subject: 'You’re invited to help with a credit file',
    parts: [
      {
        kind: 'text',
        text: `${nameIn(member)} uses Errata to dispute errors in their credit reports and asked you to help.`,
      },
      { kind: 'text', text: `${RIGHT_WORDS[right]} They can read a log of everything you look at.` },
      ...until,
      {
        kind: 'act',
        text: 'Read what it means and answer here. You need an Errata account with this email address:',
        label: 'Read the invitation',
        href: pageLink(settings, '/help/accept', { token }),
      },
      {
        kind: 'text',
        text: `The link works once, for ${INVITATION_DAYS} days. If you don’t know this person, you don’t have to do anything.`,
      },
    ],
  })
}

const settingsFoot = (settings: Settings): MailPart[] => [
  {
    kind: 'act',
    text: 'To see who helps you and what they looked at, go to your',
    label: 'Settings',
    href: pageLink(settings, '/settings'),
  },
]

interface Told extends Addressed {
  readonly helper: string
}

/** To the member: someone helps them from now on. */
export function acceptedMessage(settings: Settings, { to, replyTo, at, helper }: Told): ComposedMail {
  return composeMail({
    to,
    replyTo,
    at,
    subject: 'Your invitation to help was accepted',
    parts: [
      { kind: 'text', text: `${nameIn(helper)} accepted your invitation and can now see your credit file.` },
      { kind: 'text', text: 'You can change what they may do, or end their access, at any time.' },
    ],
    foot: settingsFoot(settings),
  })
}

/** To the member: the first look of a day. */
export function lookedMessage(settings: Settings, { to, replyTo, at, helper }: Told): ComposedMail {
  return composeMail({
    to,
    replyTo,
    at,
    subject: 'Someone who helps you opened your file',
    parts: [
      { kind: 'text', text: `${nameIn(helper)}, who helps you, opened your credit file today. We let you know once a day.` },
    ],
    foot: settingsFoot(settings),
  })
}

/** To the member: the helper has left. */
export function leftMessage(settings: Settings, { to, replyTo, at, helper }: Told): ComposedMail {
  return composeMail({
    to,
    replyTo,
    at,
    subject: 'Someone no longer helps you',
    parts: [{ kind: 'text', text: `${nameIn(helper)} stopped helping you and can’t see your credit file anymore.` }],
    foot: settingsFoot(settings),
  })
}

/** To the helper: the member has ended it. */
export function endedMessage(
  settings: Settings,
  { to, replyTo, at, member }: Addressed & { readonly member: string },
): ComposedMail {
  return composeMail({
    to,
    replyTo,
    at,
    subject: 'Your help has ended',
    parts: [{ kind: 'text', text: `${nameIn(member)} ended your access to their credit file. You don’t have to do anything.` }],
    foot: [{ kind: 'act', text: 'To see who you help, go to your', label: 'Settings', href: pageLink(settings, '/settings') }],
  })
}
