import { randomUUID } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { helpConsentWords, INVITATION_DAYS, type inviteHelper as endpoint, MOST_HELPERS } from '#contract/helpers.ts'
import type { Day } from '#engine/values/day.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { helperInvitations } from '#server/database/tables/helpers.ts'
import { refuseUnconfirmed } from '#server/features/accounts/accounts.ts'
import {
  grantsOf,
  type InvitationRow,
  invitationAnswer,
  invitationsOf,
  isStanding,
} from '#server/features/helpers/helper-rows.ts'
import { invitationMessage } from '#server/features/helpers/messages.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantAfter, instantBefore } from '#server/platform/instants.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import type { Operation } from '#server/platform/operations.ts'
import { readAudit } from '#server/platform/read-audit.ts'
import { invalidField, Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { makeUserToken } from '#server/platform/user-token.ts'
import { keepMail } from '#server/platform/mails.ts'

const DAY_MS = 24 * 60 * 60_000
const MOST_A_DAY = 20

type Wish = Parameters<typeof inviteHelper>[1]['body']

/** Says nothing of whether an account has that address: the mail is the same, and so is the answer. */
export const inviteHelper: Operation<typeof endpoint> = async (context, { user, body, session }) => {
  if (context.rehearsal !== null) throw new Refusal('forbidden')
  await refuseUnconfirmed(context, user)
  await refuseWithoutStepUp(context, session)
  refuseSelf(user, body.email)
  const today = await dayOf(context, user)
  refusePast(today, body.helpsUntil)
  const row = await transact(context, user, async (tx) => {
    await oneAtATime(tx, `helpers ${user.id}`)
    await refuseTooMany(within(context, tx), user, { email: body.email, today })
    const answer = await inviteByMail(context, tx, { user, body })
    const detail = { right: body.right, consentVersion: body.consentVersion, helpsUntil: body.helpsUntil }
    return { answer, audit: [{ action: 'helper.invited', subjectKind: 'helper_invitation', subjectId: answer.id, detail }] }
  })
  return { message: sentWords(context, row.email), invitation: invitationAnswer(row) }
}

/** The mail is kept until it is out, and not more is said about it here. */
const sentWords = ({ settings }: Context, to: string): string =>
  settings.SMTP_URL === undefined
    ? `An invitation is on its way to ${to}. This installation has no mail server yet: look for the message in the outbox folder of its data.`
    : `An invitation is on its way to ${to}. It works once, for ${INVITATION_DAYS} days.`

function refuseSelf(user: SignedIn, email: string): void {
  if (email !== user.email.toLowerCase()) return
  throw invalidField('email', 'This is your own address. Enter your helper’s address')
}

/** A last day that is over would be no help at all. */
export function refusePast(today: Day, helpsUntil: Day | null): void {
  if (helpsUntil === null || helpsUntil >= today) return
  throw invalidField('helpsUntil', 'Choose a day that hasn’t passed')
}

async function refuseTooMany(
  context: Context,
  user: SignedIn,
  { email, today }: { readonly email: string; readonly today: Day },
): Promise<void> {
  const standing = (await grantsOf(context, user)).filter((one) => isStanding(one, today))
  if (standing.some(({ holder }) => holder?.email === email))
    throw new Refusal('conflict', 'This person already helps you. Change what they may do in the list.')
  const asked = (await invitationsOf(context, user)).filter((one) => one.email !== email)
  if (standing.length + asked.length >= MOST_HELPERS)
    throw new Refusal('conflict', `At most ${MOST_HELPERS} people can help you. Remove someone you no longer need.`)
  const since = instantBefore(context.now(), DAY_MS)
  const lately = (await readAudit(context, user, ['helper.invited'])).filter(({ at }) => at > since)
  const oldest = lately.at(-MOST_A_DAY)
  if (oldest !== undefined)
    throw new Refusal('too_many', 'You sent many invitations today. Wait a day, then invite again.', {
      retryAfter: secondsLeft(oldest.at, DAY_MS, context.now()),
    })
}

/** The address has one live link: a new one takes the place of the older. */
async function inviteByMail(
  context: Context,
  tx: Transaction,
  { user, body }: { readonly user: SignedIn; readonly body: Wish },
): Promise<InvitationRow> {
  const now = context.now()
  const { text, tokenHash } = makeUserToken(user.id)
  const { email, right, helpsUntil, consentVersion } = body
  const isOver = and(eq(helperInvitations.userId, user.id), lt(helperInvitations.expiresAt, now))
  await tx.delete(helperInvitations).where(isOver)
  const given = {
    tokenHash,
    right,
    helpsUntil,
    consentVersion,
    consentWords: helpConsentWords(right),
    consentedAt: now,
    invitedAt: now,
    expiresAt: instantAfter(now, INVITATION_DAYS * DAY_MS),
  }
  const [row] = await tx
    .insert(helperInvitations)
    .values({ userId: user.id, id: randomUUID(), email, ...given })
    .onConflictDoUpdate({ target: [helperInvitations.userId, helperInvitations.email], set: given })
    .returning()
  if (!row) throw new Error('an invitation could not be kept')
  const message = invitationMessage(context.settings, {
    to: email,
    replyTo: user.email,
    at: now,
    member: user.name,
    right,
    helpsUntil,
    token: text,
  })
  await keepMail(context, tx, { userId: user.id, message, expiresAt: row.expiresAt })
  return row
}
