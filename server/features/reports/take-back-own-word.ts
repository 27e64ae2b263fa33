import type { takeBackOwnWord as endpoint } from '#contract/own-word.ts'
import { within } from '#server/context.ts'
import { removeWord } from '#server/features/own-word/own-word.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { takeReports } from '#server/features/reports/report-rows.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** The question is open again, and what rested on the answer is gone. */
export const takeBackOwnWord: Operation<typeof endpoint> = async (context, { user, params }) => {
  if (!isUuid(params.id)) throw new Refusal('not_found')
  return transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const gone = await removeWord(tx, user, params.id)
    if (!gone) throw new Refusal('not_found')
    await judgeAnew(within(context, tx), tx, { user, isPractice: gone.isPractice })
    const audit = {
      action: 'own_word.taken_back',
      subjectKind: 'own_word',
      subjectId: params.id,
      detail: { question: gone.question },
    }
    return { answer: { takenBack: true as const }, audit: [audit] }
  })
}
