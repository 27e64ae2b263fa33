import type { readLetterProof as endpoint } from '#contract/letters.ts'
import { proofAnswer, provenLetter } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readLetterProof: Operation<typeof endpoint> = async (context, { user, params }) => ({
  proof: proofAnswer(await provenLetter(context, user, params.id)),
})
