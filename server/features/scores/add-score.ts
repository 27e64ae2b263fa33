import type { addScore as endpoint } from '#contract/scores.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { keepScore, scoreAnswer } from '#server/features/scores/scores.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { invalidField } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const TO_COME = 'This date is in the future. Check the date of your score.'

/** Adds a score that the member knows from elsewhere. */
export const addScore: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { score, bureau, day, model, from } = body
  if (day > (await dayOf(context, user))) {
    throw invalidField('day', TO_COME)
  }
  const given = { user, score, bureau, day, model: model || null, source: 'member', origin: from ?? null } as const
  const { row, isNew } = await transact(context, user, async (tx) => {
    const kept = await keepScore(context, tx, given)
    const audit = { action: kept.isNew ? 'score.added' : 'score.corrected', subjectKind: 'score', subjectId: kept.row.id }
    return { answer: kept, audit: [{ ...audit, detail: { bureau } }] }
  })
  return isNew ? scoreAnswer(row) : new Repeat(scoreAnswer(row))
}
