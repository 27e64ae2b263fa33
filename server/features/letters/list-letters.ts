import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MOST_ROWS } from '#contract/endpoint.ts'
import type { listLetters as all, listLettersOfUser as ofUser } from '#contract/letters.ts'
import { instant } from '#contract/values.ts'
import type { Context } from '#server/context.ts'
import {
  letterAnswer,
  letterHeadAnswer,
  type LetterRow,
  lettersWhere,
  NEWEST,
  withProofs,
} from '#server/features/letters/letter-rows.ts'
import { letters } from '#server/database/tables/letters.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

export const listLetters: Operation<typeof all> = (context, { user, query, cursor }) =>
  lettersOf(context, user, { ...query, cursor })

export const listLettersOfUser: Operation<typeof ofUser> = async (context, { user, params, query, cursor }) => {
  refuseOtherUser(user, params.userId)
  return lettersOf(context, user, { ...query, cursor })
}

const place = z.tuple([instant, z.guid()])

interface Asked extends z.output<typeof all.query> {
  readonly cursor: string | null
}

async function lettersOf(context: Context, user: SignedIn, { view, items, disputeId, cursor }: Asked) {
  const found = await newestLetters(context, user, { items, disputeId, behind: readCursor(cursor, place), most: MOST_ROWS + 1 })
  const { answer, next } = pageOf(found, { most: MOST_ROWS, placeOf: ({ generatedAt, id }) => [generatedAt, id] })
  if (view === 'heads') return new Page(answer.map(letterHeadAnswer), next)
  return new Page((await withProofs(context, user, answer)).map(letterAnswer), next)
}

interface Stretch {
  /** The last letter before them; null: from the newest on. */
  readonly behind: readonly [generatedAt: string, id: string] | null
  readonly most: number
  /** Only those about one of these, or of this dispute. */
  readonly items?: readonly string[] | undefined
  readonly disputeId?: string | undefined
}

/** Some of them, newest first. */
function newestLetters(
  context: Context,
  user: SignedIn,
  { behind, most, items, disputeId }: Stretch,
): Promise<Owned<LetterRow>[]> {
  const isAbout = or(
    items === undefined ? undefined : inArray(letters.negativeItemId, [...items]),
    disputeId === undefined ? undefined : eq(letters.disputeId, disputeId),
  )
  const isBehind =
    behind === null ? undefined : sql`(${letters.generatedAt}, ${letters.id}) < (${behind[0]}::timestamptz, ${behind[1]}::uuid)`
  return lettersWhere(context, user, { where: and(isAbout, isBehind), order: NEWEST, most })
}
