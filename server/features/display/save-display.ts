import type { saveDisplay as endpoint } from '#contract/display.ts'
import { within } from '#server/context.ts'
import { displayChoices } from '#server/database/tables/display.ts'
import { displayOf } from '#server/platform/display-of.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

export const saveDisplay: Operation<typeof endpoint> = async (context, { user, body }) =>
  transact(context, user, async (tx) => {
    const before = await displayOf(within(context, tx), user.id)
    const answer = { theme: body.theme ?? before.theme, language: body.language === undefined ? before.language : body.language }
    if (answer.theme === before.theme && answer.language === before.language) return { answer, audit: [] }
    const kept = { theme: answer.theme === 'system' ? null : answer.theme, language: answer.language }
    await tx
      .insert(displayChoices)
      .values({ userId: user.id, ...kept })
      .onConflictDoUpdate({ target: displayChoices.userId, set: kept })
    return { answer, audit: [{ action: 'display.saved', subjectKind: 'user', subjectId: user.id, detail: answer }] }
  })
