import { and, eq, gt } from 'drizzle-orm'
import type { giveBackAccess as endpoint } from '#contract/recovery.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { endedAccess, type KeptAccess } from '#server/database/tables/recovery.ts'
import { keepPasskey } from '#server/features/accounts/accounts.ts'
import { putBackCalendarLink } from '#server/features/calendar/calendar.ts'
import { putBackHelp, putBackInvitation } from '#server/features/helpers/helpers.ts'
import { sinceWhen } from '#server/features/recovery/list-ended-access.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

/** One by one, each after the member has proven who they are. */
export const giveBackAccess: Operation<typeof endpoint> = async (context, { user, session, params: { id } }) => {
  if (context.rehearsal !== null) throw new Refusal('forbidden')
  const isThis = and(
    eq(endedAccess.userId, user.id),
    eq(endedAccess.id, isUuid(id) ? id : user.id),
    gt(endedAccess.endedAt, sinceWhen(context.now())),
  )
  if ((await context.db.$count(endedAccess, isThis)) === 0) throw new Refusal('not_found')
  await refuseWithoutStepUp(context, session)
  const label = await transact(context, user, async (tx) => {
    const [row] = await tx.delete(endedAccess).where(isThis).returning()
    if (row === undefined) throw new Refusal('not_found')
    const isBack = await putBack(context, tx, { userId: user.id, kept: row.kept })
    if (!isBack) throw new Refusal('conflict', 'Something else has taken its place. Set it up again.')
    const detail = { kind: row.kept.kind }
    return { answer: row.label, audit: [{ action: 'access.given_back', subjectKind: 'user', subjectId: user.id, detail }] }
  })
  return { message: `${label} works again.` }
}

/** Whether it could be put back: not where something newer is in its place. */
function putBack(
  context: Context,
  tx: Transaction,
  { userId, kept }: { readonly userId: string; readonly kept: KeptAccess },
): Promise<boolean> {
  if (kept.kind === 'passkey') return keepPasskey(tx, kept.row)
  if (kept.kind === 'helper') return putBackHelp(context, tx, { userId, grantId: kept.grantId })
  if (kept.kind === 'invitation') return putBackInvitation(tx, kept.row)
  return putBackCalendarLink(tx, kept.row)
}
