import type { beginTheft as endpoint } from '#contract/theft.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { theftCases } from '#server/database/tables/theft.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { theftNow } from '#server/features/theft/theft.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** Begins the steps. A second time changes nothing. */
export const beginTheft: Operation<typeof endpoint> = async (context, { user }) => {
  await transact(context, user, async (tx) => ({ answer: undefined, audit: await begin(context, tx, user) }))
  return theftNow(context, user)
}

/** The same inside a transaction that does more. */
export async function begin(context: Context, tx: Transaction, user: SignedIn): Promise<AuditRow[]> {
  const begunOn = await dayOf(within(context, tx), user)
  const fresh = await tx
    .insert(theftCases)
    .values({ userId: user.id, begunOn, createdAt: context.now() })
    .onConflictDoNothing()
    .returning({ userId: theftCases.userId })
  return fresh.length === 0 ? [] : [{ action: 'theft.begun', subjectKind: 'user', subjectId: user.id }]
}
