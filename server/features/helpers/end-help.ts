import { and, eq, isNull } from 'drizzle-orm'
import type { endHelper as end, leaveHelped as leave } from '#contract/helpers.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { helperGrants } from '#server/database/tables/helpers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { grantTopic } from '#server/features/helpers/enter-helping.ts'
import { grantsOf, heldGrant, ownedGrant } from '#server/features/helpers/helper-rows.ts'
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
  return { message: `${holder?.name ?? 'This person'} cannot look into your file any more.` }
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
      title: 'Somebody does not help you any more',
      message: 'Who it was stands in the log of your Settings. They cannot look into your file any more.',
      priority: 'medium',
      isPractice: false,
      at: context.now(),
    })
    const who = { to: member.email, replyTo: user.email, at: context.now(), helper: user.name }
    await keepMail(context, tx, { userId: member.id, message: leftMessage(context.settings, who) })
  })
  return { message: `You do not help ${member.name} any more.` }
}
