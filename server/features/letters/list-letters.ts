import type { listLetters as all, listLettersOfUser as ofUser } from '#contract/letters.ts'
import { allLetters, letterAnswer } from '#server/features/letters/letter-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

export const listLetters: Operation<typeof all> = async (context, { user }) => (await allLetters(context, user)).map(letterAnswer)

export const listLettersOfUser: Operation<typeof ofUser> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  return (await allLetters(context, user)).map(letterAnswer)
}
