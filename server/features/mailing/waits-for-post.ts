import type { Context } from '#server/context.ts'
import type { LetterRow } from '#server/features/letters/letters.ts'
import { postOf } from '#server/features/mailing/hand-over.ts'
import { providerFor } from '#server/features/mailing/provider-for.ts'

/** Whether the post can have it: not sent yet, and if it was practised, then only by a post that really mails. */
export const waitsForPost = (context: Context, row: LetterRow): boolean =>
  row.sentAt === null && (row.practisedAt === null || !postOf(context, providerFor(context, row)).words.isSimulated)
