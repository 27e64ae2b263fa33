import { eq } from 'drizzle-orm'
import type { saveDisplay as endpoint } from '#contract/display.ts'
import { within } from '#server/context.ts'
import { displayChoices } from '#server/database/tables/display.ts'
import { themeOf } from '#server/features/display/display.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

export const saveDisplay: Operation<typeof endpoint> = async (context, { user, body: { theme } }) =>
  transact(context, user, async (tx) => {
    if ((await themeOf(within(context, tx), user)) === theme) return { answer: { theme }, audit: [] }
    if (theme === 'system') await tx.delete(displayChoices).where(eq(displayChoices.userId, user.id))
    else
      await tx
        .insert(displayChoices)
        .values({ userId: user.id, theme })
        .onConflictDoUpdate({ target: displayChoices.userId, set: { theme } })
    return { answer: { theme }, audit: [{ action: 'display.saved', subjectKind: 'user', subjectId: user.id, detail: { theme } }] }
  })
