import { and, isNull } from 'drizzle-orm'
import type { PostRefusal } from '#adapters/post/port.ts'
import { announceNotTaken } from '#engine/disputes/announcements.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { isThisMailing } from '#server/features/mailing/claim-mailing.ts'
import { changeLetter, type LetterRow, takeLetter } from '#server/features/letters/letters.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** What the member can do about it. */
const NOT_TAKEN: Readonly<Record<PostRefusal, string>> = {
  bad_address: 'The post office didn’t take this letter. Check both addresses, or print it and mail it yourself.',
  not_a_pdf: 'The post office didn’t take this letter because it couldn’t read it. Print it and mail it yourself.',
  bad_file: 'The post office didn’t take this letter because it couldn’t use the file. Print it and mail it yourself.',
  too_many_pages:
    'The post office didn’t take this letter because it has too many pages. Take enclosures out, or print it and mail it yourself.',
  practice_letter: 'The post office didn’t take this letter because it’s a practice letter.',
  not_accepted:
    'The post office didn’t take this letter. Write it again with complete addresses, or print it and mail it yourself.',
}

const TOO_THICK =
  'The post office didn’t take this envelope because it has too many pages. Put fewer letters in one envelope, or print them and mail them yourself.'

/** Why so many letters in one envelope are not with the post. */
export const notTaken = (reason: PostRefusal, letters: number): string =>
  reason === 'too_many_pages' && letters > 1 ? TOO_THICK : NOT_TAKEN[reason]

const NO_ANSWER =
  'The post office isn’t answering. Your approval still counts, and we’ll hand the letter over once, as soon as it does. You don’t have to do anything.'

interface NotTaken {
  /** All that were in the envelope. */
  readonly letters: readonly Owned<LetterRow>[]
  /** Null: it may still be. */
  readonly reason: PostRefusal | null
}

/** What the post does not take can be changed again; the member is told what to do. */
export async function withdraw(context: Context, user: SignedIn, told: NotTaken): Promise<void> {
  await transact(context, user, async (tx) => {
    for (const letter of told.letters) {
      const row = await takeLetter(context, tx, letter)
      await changeLetter(context, tx, { row, change: { mailingAskedAt: null } })
      await tx.delete(mailings).where(and(isThisMailing({ userId: user.id, letterId: letter.id }), isNull(mailings.postId)))
      await notify(tx, user, newsOf(context, letter, told))
    }
    const detail = { reason: told.reason }
    const audit = told.letters.map(({ id }) => ({
      action: 'letter.mailing_refused',
      subjectKind: 'letter',
      subjectId: id,
      detail,
    }))
    return { answer: undefined, audit }
  })
}

/** Tells the member that letters still wait for the post. */
export async function tellNotTaken(context: Context, user: SignedIn, told: NotTaken): Promise<void> {
  await transact(context, user, async (tx) => {
    const audit: AuditRow[] = []
    for (const letter of told.letters) {
      const isNew = await notify(tx, user, newsOf(context, letter, told))
      if (isNew) audit.push({ action: 'letter.mailing_waits', subjectKind: 'letter', subjectId: letter.id })
    }
    return { answer: undefined, audit }
  })
}

function newsOf(context: Context, letter: LetterRow, { letters, reason }: NotTaken) {
  const recipient = targetName(letter.target, letter.creditor)
  const now = context.now()
  return {
    ...announceNotTaken({ ...letter, recipient, why: reason === null ? NO_ANSWER : notTaken(reason, letters.length) }),
    occasion: reason === null ? `letter_waits:${letter.id}:${letter.mailingAskedAt}` : `letter_not_taken:${letter.id}:${now}`,
    at: now,
  }
}
