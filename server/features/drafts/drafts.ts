import { and, eq, type SQL } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { drafts } from '#server/database/tables/drafts.ts'
import { authorOf } from '#server/platform/author.ts'

/** How long a text waits for the one who typed it. */
export const KEPT_DAYS = 30
/** More forms than anyone has begun at once; the oldest gives way. */
export const MOST_DRAFTS = 50

interface Named {
  readonly userId: string
  readonly name: string
}

const isNamed = ({ userId, name }: Named): SQL | undefined => and(eq(drafts.userId, userId), eq(drafts.name, name))

/** What the caller themselves typed into the form of that name. */
export const isCallersDraft = (context: Pick<Context, 'helper'>, named: Named): SQL | undefined =>
  and(isNamed(named), eq(drafts.author, authorOf(context)))

/** Whether there was one to drop. */
export async function dropDraft(context: Pick<Context, 'helper'>, tx: Transaction, named: Named): Promise<boolean> {
  const dropped = await tx.delete(drafts).where(isCallersDraft(context, named)).returning({ name: drafts.name })
  return dropped.length > 0
}

/** What the form is about can’t be changed any more, no matter who was typing. */
export async function dropEveryDraft(tx: Transaction, named: Named): Promise<void> {
  await tx.delete(drafts).where(isNamed(named))
}
