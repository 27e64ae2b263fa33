import type { EmailMessage } from '#adapters/email/port.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { type NotificationRow, paperOf } from '#server/features/notifications/notifications.ts'
import { stopToken } from '#server/features/reminders/stop-token.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { composeMail, type MailRow, pageLink } from '#server/platform/compose-mail.ts'

/** Whoever reads a mail over a shoulder learns no number of an account: a company's name may have been typed with one. */
const withoutDigits = (text: string): string => text.replaceAll(/\d(?:[\d\s-]{2,}\d)/g, '…')

/** One mail of the day: the company and the day, and where the rest is read after signing in. */
export function reminderMessage(
  context: Pick<Context, 'settings' | 'secret' | 'now'>,
  user: SignedIn,
  { day, news }: { readonly day: Day; readonly news: readonly NotificationRow[] },
): EmailMessage {
  const { settings } = context
  const rows = news.map((one): MailRow => {
    const ofPaper = paperOf(one) === null ? '/disputes' : '/answers'
    const place = one.disputeId === null ? ofPaper : `/disputes/${one.disputeId}`
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
    subject: rows.length === 1 ? 'Your disputes: one thing to look at' : `Your disputes: ${rows.length} things to look at`,
    messageId: `<reminders.${day}.${user.id}@${mailHost(settings.PUBLIC_URL)}>`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    parts: [
      { kind: 'list', rows },
      { kind: 'text', text: 'Each case says why its dates are those days, and what you can do. Sign in to read it.' },
    ],
    foot: [
      {
        kind: 'act',
        text: 'You get at most one such message a day, about your own disputes.',
        label: 'Change or stop the reminders',
        href: pageLink(settings, '/settings'),
      },
    ],
  })
}

const mailHost = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? 'errata.invalid' : new URL(publicUrl).hostname.replaceAll(/[^A-Za-z0-9.-]/g, '')
