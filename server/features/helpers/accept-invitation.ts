import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type acceptInvitation as accept, helpConsentWords, type readInvitation as read } from '#contract/helpers.ts'
import { stands } from '#engine/helping/right.ts'
import { type Context, within } from '#server/context.ts'
import { helperGrants, helperInvitations, helpings } from '#server/database/tables/helpers.ts'
import { confirmBy, ownerOfRow } from '#server/features/accounts/accounts.ts'
import { heldBy, helpedAnswer, type InvitationRow, invitationOfToken } from '#server/features/helpers/helper-rows.ts'
import { acceptedMessage } from '#server/features/helpers/messages.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction, recordAudit } from '#server/platform/transact.ts'
import { linkIsOver, readUserToken } from '#server/platform/user-token.ts'
import { keepMail } from '#server/platform/mails.ts'

/** What the link says; to look at it uses nothing up. */
export const readInvitation: Operation<typeof read> = async (context, { body }) => {
  const { invitation, member } = await openInvitation(context, body.token)
  const { right, helpsUntil, expiresAt } = invitation
  return { memberName: member.name, right, helpsUntil, expiresAt, words: helpConsentWords(right) }
}

/** Only with the account of the address that was asked: a link that went astray opens nothing. Of two that accept at once, one does. */
export const acceptInvitation: Operation<typeof accept> = async (context, { user, body }) => {
  if (context.rehearsal !== null) throw new Refusal('forbidden')
  const { invitation, member } = await openInvitation(context, body.token)
  if (member.id === user.id) throw new Refusal('conflict', 'This is your own invitation. It’s for someone else.')
  if (invitation.email !== user.email.toLowerCase()) throw new Refusal('forbidden', ANOTHER)
  const grant = await takeUp(context, { invitation, member, user })
  return helpedAnswer(grant, member.name)
}

const ANOTHER = 'This invitation went to a different address than your account’s. Sign in with the account for that address.'

async function openInvitation(
  context: Context,
  text: string,
): Promise<{ readonly invitation: InvitationRow; readonly member: SignedIn }> {
  const token = readUserToken(text)
  const invitation = token === null ? null : await invitationOfToken(context, token)
  const member = invitation === null ? null : await ownerOfRow(context, invitation.userId)
  if (invitation === null || member === null) throw linkIsOver()
  return { invitation, member }
}

interface TakingUp {
  readonly invitation: InvitationRow
  readonly member: SignedIn
  readonly user: SignedIn
}

/** The invitation becomes the grant, with the consent as it was given. Anyone who helps already leaves it as it was. */
async function takeUp(context: Context, { invitation, member, user }: TakingUp) {
  const now = context.now()
  const today = await dayOf(context, member)
  return inTransaction(context, async (tx) => {
    const isThis = and(
      eq(helperInvitations.userId, member.id),
      eq(helperInvitations.id, invitation.id),
      eq(helperInvitations.tokenHash, invitation.tokenHash),
    )
    const [taken] = await tx.delete(helperInvitations).where(isThis).returning()
    if (taken === undefined) throw linkIsOver()
    // Asked once the link is ours: of two requests by it the later one waits here, and finds that it is over.
    const held = (await heldBy(within(context, tx), user)).filter(({ grant }) => grant.userId === member.id)
    if (held.some(({ grant }) => stands(grant, today))) throw new Refusal('conflict', `You already help ${member.name}.`)
    // The link was mailed to the address of this account.
    await confirmBy(tx, user, now)
    const { right, helpsUntil, consentVersion, consentWords, consentedAt } = taken
    const id = randomUUID()
    const agreed = { right, helpsUntil, consentVersion, consentWords, consentedAt }
    const [grant] = await tx
      .insert(helperGrants)
      .values({ userId: member.id, id, ...agreed, since: now })
      .returning()
    if (grant === undefined) throw new Error('a grant could not be kept')
    await tx.insert(helpings).values({ userId: user.id, grantId: id, memberId: member.id, since: now })
    const row = { subjectKind: 'helper_grant', subjectId: id, detail: { right, consentVersion } }
    const asHelper = { ...context, helper: { grantId: id } }
    await recordAudit(asHelper, tx, { user: member, rows: [{ ...row, action: 'helper.accepted' }] })
    await recordAudit(context, tx, { user, rows: [{ ...row, action: 'helping.accepted' }] })
    await notify(tx, member, {
      occasion: `helper_accepted:${id}`,
      type: 'helper_news',
      title: 'Someone now helps you',
      message:
        'Your invitation was accepted. In Settings you can see who it is and what they may do, read the log of what they look at, and end their access.',
      priority: 'medium',
      isPractice: false,
      at: now,
    })
    const message = acceptedMessage(context.settings, { to: member.email, replyTo: user.email, at: now, helper: user.name })
    await keepMail(context, tx, { userId: member.id, message })
    return grant
  })
}
