import type { readLetter as endpoint } from '#contract/letters.ts'
import { letterAnswer, provenLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readLetter: Operation<typeof endpoint> = async (context, { user, params }) =>
  letterAnswer(await provenLetter(context, user, params.id))
