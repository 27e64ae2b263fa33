import { and, desc, eq, inArray, lt, notLike } from 'drizzle-orm'
import { formOfLetter, type keepDraft as endpoint } from '#contract/drafts.ts'
import { within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { drafts } from '#server/database/tables/drafts.ts'
import { dropDraft, KEPT_DAYS, MOST_DRAFTS } from '#server/features/drafts/drafts.ts'
import { placeOfDraft } from '#server/keys/sealed-columns.ts'
import { authorOf } from '#server/platform/author.ts'
import { instantBefore } from '#server/platform/instants.ts'
import type { Operation } from '#server/platform/operations.ts'
import { sealValue } from '#server/platform/sealed-text.ts'
import { transact } from '#server/platform/transact.ts'

const DAY_MS = 86_400_000

/** Keeps what is being typed into a form; nothing follows from it until the form is sent. */
export const keepDraft: Operation<typeof endpoint> = async (context, { user, body: { form: name, typed } }) => {
  const of = { userId: user.id, author: authorOf(context), name }
  const row = (action: string) => ({ action, subjectKind: 'user', subjectId: user.id })
  return transact(context, user, async (tx) => {
    if (typed === null) {
      const isDropped = await dropDraft(context, tx, of)
      return { answer: null, audit: isDropped ? [row('draft.dropped')] : [] }
    }
    const sealedDraft = await sealValue(within(context, tx), placeOfDraft(of), typed)
    const savedAt = context.now()
    await tx
      .insert(drafts)
      .values({ ...of, sealedDraft, savedAt })
      .onConflictDoUpdate({ target: [drafts.userId, drafts.author, drafts.name], set: { sealedDraft, savedAt } })
    await dropOld(tx, of, savedAt)
    return { answer: { typed, savedAt }, audit: [row('draft.kept')] }
  })
}

interface Whose {
  readonly userId: string
  readonly author: string
}

/** What is typed into a letter waits as long as the letter does: until it is saved or sent. */
const isNoLetter = notLike(drafts.name, formOfLetter('%'))

async function dropOld(tx: Transaction, { userId, author }: Whose, now: string): Promise<void> {
  const oldest = instantBefore(now, KEPT_DAYS * DAY_MS)
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), lt(drafts.savedAt, oldest), isNoLetter))
  const isTheirs = and(eq(drafts.userId, userId), eq(drafts.author, author))
  const extra = tx.select({ name: drafts.name }).from(drafts).where(isTheirs).orderBy(desc(drafts.savedAt)).offset(MOST_DRAFTS)
  await tx.delete(drafts).where(and(isTheirs, inArray(drafts.name, extra)))
}
