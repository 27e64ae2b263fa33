import type { readDraft as endpoint } from '#contract/drafts.ts'
import { drafts } from '#server/database/tables/drafts.ts'
import { isCallersDraft } from '#server/features/drafts/drafts.ts'
import { placeOfDraft } from '#server/keys/sealed-columns.ts'
import type { Operation } from '#server/platform/operations.ts'
import { openValue } from '#server/platform/sealed-text.ts'

/** What the caller typed into a form and has not sent. */
export const readDraft: Operation<typeof endpoint> = async (context, { user, query: { form: name } }) => {
  const isTheirs = isCallersDraft(context, { userId: user.id, name })
  const [row] = await context.db.select().from(drafts).where(isTheirs)
  if (row === undefined) return null
  const kept = await openValue<unknown>(context, placeOfDraft(row), row.sealedDraft)
  // Earlier versions kept the fields of a letter as they are, not written down.
  return { typed: typeof kept === 'string' ? kept : JSON.stringify(kept), savedAt: row.savedAt }
}
