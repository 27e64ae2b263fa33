import type { Day } from '#engine/values/day.ts'
import { nextOf, stepLine, talliesOf } from '#engine/matters/step-words.ts'
import type { Context } from '#server/context.ts'
import { type NotificationRow, paperOf } from '#server/features/notifications/notifications.ts'
import type { Worklist } from '#server/features/matters/matters.ts'
import { stopToken } from '#server/features/reminders/stop-token.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { type ComposedMail, composeMail, type MailPart, type MailRow, pageLink } from '#server/platform/compose-mail.ts'

/** Anyone who reads a mail over a shoulder learns no number of an account: a company's name may have been typed with one. */
const withoutDigits = (text: string): string => text.replaceAll(/\d(?:[\d\s-]{2,}\d)/g, '…')

/** One mail of the day: the company and the day, and where the rest is read after signing in. */
export function reminderMessage(
  context: Pick<Context, 'settings' | 'secret' | 'now'>,
  user: SignedIn,
  { day, news, worklist }: { readonly day: Day; readonly news: readonly NotificationRow[]; readonly worklist: Listed },
): ComposedMail {
  const { settings } = context
  const rows = news.map((one): MailRow => {
    const place = placeOf(one)
    return {
      title: one.title,
      text: withoutDigits(one.disputeCreditor ?? 'Errata'),
      href: pageLink(settings, place),
    }
  })
  const stop = pageLink(settings, `/api/notification-preferences/unsubscribe/${stopToken(context, user.id)}`)
  return composeMail({
    to: user.email,
    at: context.now(),
    subject: rows.length === 1 ? 'Your disputes: one thing to check' : `Your disputes: ${rows.length} things to check`,
    messageId: `<reminders.${day}.${user.id}@${mailHost(settings.PUBLIC_URL)}>`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    parts: [
      { kind: 'list', rows },
      ...ofWorklist(worklist),
      { kind: 'text', text: 'Each case explains its dates and what you can do. Sign in to read it.' },
    ],
    foot: [
      {
        kind: 'act',
        text: 'You get at most one of these messages a day, about your own disputes.',
        label: 'Change or stop the reminders',
        href: pageLink(settings, '/settings'),
      },
    ],
  })
}

/** Where it is read: its case, its paper, or the calendar. */
const placeOf = (one: NotificationRow): string =>
  one.disputeId !== null ? `/disputes/${one.disputeId}` : paperOf(one) === null ? '/calendar' : '/answers'

type Listed = Pick<Worklist, 'matters' | 'counts' | 'isPractice'>

/** The next step and the counts, as home shows them; nothing while the file at hand is practice. */
function ofWorklist({ matters, counts, isPractice }: Listed): MailPart[] {
  const next = nextOf(matters)
  if (isPractice || next === undefined) return []
  return [
    { kind: 'text', text: `Your next step: ${stepLine({ ...next, name: withoutDigits(next.name) })}\n${talliesOf(counts)}` },
  ]
}

const mailHost = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? 'errata.invalid' : new URL(publicUrl).hostname.replaceAll(/[^A-Za-z0-9.-]/g, '')
