import { eq } from 'drizzle-orm'
import type { chooseRetention as endpoint } from '#contract/retention.ts'
import { within } from '#server/context.ts'
import { retentionChoices } from '#server/database/tables/retention.ts'
import { retentionOf } from '#server/features/retention/retention.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Nothing is deleted in this moment: a round of the next day does that, so a choice can be taken back. */
export const chooseRetention: Operation<typeof endpoint> = async (context, { user, body: { originalsMonths } }) =>
  transact(context, user, async (tx) => {
    const inside = within(context, tx)
    const before = await retentionOf(inside, user)
    if (before.originalsMonths === originalsMonths) return { answer: before, audit: [] }
    const chosen = { originalsMonths: originalsMonths ?? 0, chosenAt: context.now(), lookAt: context.now() }
    if (originalsMonths === null) await tx.delete(retentionChoices).where(eq(retentionChoices.userId, user.id))
    else
      await tx
        .insert(retentionChoices)
        .values({ userId: user.id, ...chosen })
        .onConflictDoUpdate({ target: retentionChoices.userId, set: chosen })
    const detail = { originalsMonths }
    const audit = [{ action: 'retention.chosen', subjectKind: 'user', subjectId: user.id, detail }]
    return { answer: await retentionOf(inside, user), audit }
  })
