import { and, eq, isNull } from 'drizzle-orm'
import type { endHelper as end, leaveHelped as leave } from '#contract/helpers.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { helperGrants, helperInvitations } from '#server/database/tables/helpers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { grantTopic } from '#server/features/helpers/enter-helping.ts'
import { grantsOf, heldGrant, type InvitationRow, ownedGrant } from '#server/features/helpers/helper-rows.ts'
import { endedMessage, leftMessage } from '#server/features/helpers/messages.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction, recordAudit, transact } from '#server/platform/transact.ts'
import { keepMail } from '#server/platform/mails.ts'

interface Ending {
  readonly memberId: string
  readonly grantId: string
  readonly by: 'member' | 'helper'
}

type HelpTaken = {
  readonly grants: readonly { readonly grantId: string; readonly name: string }[]
  readonly invitations: readonly InvitationRow[]
}

/** Whether it ended now: at once, for whatever is open too. */
async function endGrant(context: Context, tx: Transaction, { memberId, grantId, by }: Ending): Promise<boolean> {
  const isThis = and(eq(helperGrants.userId, memberId), eq(helperGrants.id, grantId), isNull(helperGrants.endedAt))
  const ended = await tx
    .update(helperGrants)
    .set({ endedAt: context.now(), endedBy: by })
    .where(isThis)
    .returning({ id: helperGrants.id })
  if (ended.length === 0) return false
  await tellOnCommit(tx, grantTopic(grantId))
  return true
}

const rowOf = (grantId: string, by: 'member' | 'helper') => ({
  action: 'helper.ended',
  subjectKind: 'helper_grant',
  subjectId: grantId,
  detail: { by },
})

/** No proof is asked for: to shut a door is never too early. */
export const endHelper: Operation<typeof end> = async (context, { user, params }) => {
  const { id } = await ownedGrant(context, user, params.id)
  const holder = (await grantsOf(context, user)).find(({ grant }) => grant.id === id)?.holder ?? null
  await transact(context, user, async (tx) => {
    const answer = await endGrant(context, tx, { memberId: user.id, grantId: id, by: 'member' })
    if (answer && holder !== null) {
      const who = { to: holder.email, replyTo: user.email, at: context.now(), member: user.name }
      await keepMail(context, tx, { userId: holder.id, message: endedMessage(context.settings, who) })
    }
    return { answer, audit: answer ? [rowOf(id, 'member')] : [] }
  })
  return { message: `${holder?.name ?? 'This person'} can’t see your file anymore.` }
}

/** The helper's own way out; the member is told. */
export const leaveHelped: Operation<typeof leave> = async (context, { user, params }) => {
  const held = await heldGrant(context, user, params.id)
  const member = held === null ? null : await ownerOfRow(context, held.memberId)
  if (held === null || member === null) throw new Refusal('not_found')
  const grantId = held.grant.id
  await inTransaction(context, async (tx) => {
    const isNow = await endGrant(context, tx, { memberId: member.id, grantId, by: 'helper' })
    if (!isNow) return
    const row = rowOf(grantId, 'helper')
    await recordAudit({ ...context, helper: { grantId } }, tx, { user: member, rows: [row] })
    await recordAudit(context, tx, { user, rows: [{ ...row, action: 'helping.ended' }] })
    await notify(tx, member, {
      occasion: `helper_left:${grantId}`,
      type: 'helper_news',
      title: 'Someone no longer helps you',
      message: 'The log in your Settings shows who it was. They can’t see your file anymore.',
      priority: 'medium',
      isPractice: false,
      at: context.now(),
    })
    const who = { to: member.email, replyTo: user.email, at: context.now(), helper: user.name }
    await keepMail(context, tx, { userId: member.id, message: leftMessage(context.settings, who) })
  })
  return { message: `You no longer help ${member.name}.` }
}

/** No one helps and no one is asked any more; each helper gets a mail. Answers what there was. */
export async function endAllHelp(context: Context, tx: Transaction, userId: string): Promise<HelpTaken> {
  const inside = within(context, tx)
  const invitations = await tx.delete(helperInvitations).where(eq(helperInvitations.userId, userId)).returning()
  const member = await ownerOfRow(inside, userId)
  if (member === null) return { grants: [], invitations }
  const grants: { grantId: string; name: string }[] = []
  for (const { grant, holder } of await grantsOf(inside, member)) {
    const isEnded = await endGrant(context, tx, { memberId: userId, grantId: grant.id, by: 'member' })
    if (!isEnded || holder === null) continue
    grants.push({ grantId: grant.id, name: holder.name })
    const who = { to: holder.email, replyTo: member.email, at: context.now(), member: member.name }
    await keepMail(context, tx, { userId: holder.id, message: endedMessage(context.settings, who) })
  }
  await recordAudit(context, tx, { user: member, rows: grants.map(({ grantId }) => rowOf(grantId, 'member')) })
  return { grants, invitations }
}

/** Whether the person helps again. */
export async function putBackHelp(
  context: Context,
  tx: Transaction,
  { userId, grantId }: { readonly userId: string; readonly grantId: string },
): Promise<boolean> {
  const isThis = and(eq(helperGrants.userId, userId), eq(helperGrants.id, grantId))
  const back = await tx
    .update(helperGrants)
    .set({ endedAt: null, endedBy: null })
    .where(isThis)
    .returning({ id: helperGrants.id })
  if (back.length > 0) await tellOnCommit(tx, grantTopic(grantId))
  return back.length > 0
}

/** Whether its link works again: not where the address was asked again meanwhile. */
export async function putBackInvitation(tx: Transaction, row: InvitationRow): Promise<boolean> {
  const back = await tx.insert(helperInvitations).values(row).onConflictDoNothing().returning({ id: helperInvitations.id })
  return back.length > 0
}
