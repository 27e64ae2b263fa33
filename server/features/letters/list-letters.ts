import type { listLetters as all, listLettersOfUser as ofUser } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import { allLetters, letterAnswer, letterHeadAnswer, withProofs } from '#server/features/letters/letter-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

export const listLetters: Operation<typeof all> = (context, { user, query }) => lettersOf(context, user, query)

export const listLettersOfUser: Operation<typeof ofUser> = async (context, { user, params, query }) => {
  refuseOtherUser(user, params.userId)
  return lettersOf(context, user, query)
}

async function lettersOf(context: Context, user: SignedIn, { view }: { readonly view?: 'heads' | undefined }) {
  const rows = await allLetters(context, user)
  return view === 'heads' ? rows.map(letterHeadAnswer) : (await withProofs(context, user, rows)).map(letterAnswer)
}
