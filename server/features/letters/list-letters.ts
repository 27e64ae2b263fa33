import { z } from 'zod'
import { MOST_ROWS } from '#contract/endpoint.ts'
import type { listLetters as all, listLettersOfUser as ofUser } from '#contract/letters.ts'
import { instant } from '#contract/values.ts'
import type { Context } from '#server/context.ts'
import { letterAnswer, letterHeadAnswer, newestLetters, withProofs } from '#server/features/letters/letter-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

export const listLetters: Operation<typeof all> = (context, { user, query, cursor }) =>
  lettersOf(context, user, { view: query.view, cursor })

export const listLettersOfUser: Operation<typeof ofUser> = async (context, { user, params, query, cursor }) => {
  refuseOtherUser(user, params.userId)
  return lettersOf(context, user, { view: query.view, cursor })
}

const place = z.tuple([instant, z.guid()])

interface Asked {
  readonly view: 'heads' | undefined
  readonly cursor: string | null
}

async function lettersOf(context: Context, user: SignedIn, { view, cursor }: Asked) {
  const found = await newestLetters(context, user, { behind: readCursor(cursor, place), most: MOST_ROWS + 1 })
  const { answer, next } = pageOf(found, { most: MOST_ROWS, placeOf: ({ generatedAt, id }) => [generatedAt, id] })
  if (view === 'heads') return new Page(answer.map(letterHeadAnswer), next)
  return new Page((await withProofs(context, user, answer)).map(letterAnswer), next)
}
