import type { listLetters as all, listLettersOfUser as ofUser } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import { allLetters, letterAnswer, withProofs } from '#server/features/letters/letter-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

export const listLetters: Operation<typeof all> = (context, { user }) => lettersOf(context, user)

export const listLettersOfUser: Operation<typeof ofUser> = async (context, { user, params }) => {
  refuseOtherUser(user, params.userId)
  return lettersOf(context, user)
}

async function lettersOf(context: Context, user: SignedIn) {
  const rows = await allLetters(context, user)
  return (await withProofs(context, user, rows)).map(letterAnswer)
}
