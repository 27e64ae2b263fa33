import type { Context } from '#server/context.ts'
import { openReplyFile, ownedReply } from '#server/features/answers/reply-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The pages of a reply as a PDF; null where it was deleted, or has none yet. */
export async function replyPages(context: Context, user: SignedIn, replyId: string): Promise<Uint8Array | null> {
  try {
    const { pagesKey } = await ownedReply(context, user, replyId)
    return pagesKey === null ? null : await openReplyFile(context, pagesKey)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
