import type { readNextRounds as endpoint } from '#contract/next-rounds.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { roundsAnswer } from '#server/features/next-rounds/rounds-answer.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readNextRounds: Operation<typeof endpoint> = async (context, { user, params }) =>
  roundsAnswer(context, user, await ownedDispute(context, user, params.id))
