import { and, eq } from 'drizzle-orm'
import type { readDraft as endpoint } from '#contract/drafts.ts'
import { drafts } from '#server/database/tables/drafts.ts'
import { placeOfDraft } from '#server/features/drafts/drafts.ts'
import { authorOf } from '#server/platform/author.ts'
import type { Operation } from '#server/platform/operations.ts'
import { openValue } from '#server/platform/sealed-text.ts'

/** What the caller typed into a form and has not sent. */
export const readDraft: Operation<typeof endpoint> = async (context, { user, query: { form: name } }) => {
  const author = authorOf(context)
  const [row] = await context.db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, user.id), eq(drafts.author, author), eq(drafts.name, name)))
  if (row === undefined) return null
  const place = placeOfDraft({ userId: user.id, author, name })
  const typed = await openValue<string>(context, place, row.sealedDraft)
  return typed === null ? null : { typed, savedAt: row.savedAt }
}
