import { and, eq } from 'drizzle-orm'
import type { lobWebhook as endpoint } from '#contract/mailing.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { finishWhereEnded, scansOf } from '#server/features/mailing/follow-mailings.ts'
import { describeError } from '#server/platform/log.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { logSecurityEvent } from '#server/platform/security-events.ts'

/**
 * Lob says that something happened to a letter. What happened is asked of Lob itself: so it is all the same whether the
 * messages come late, twice or in no order, and one that is missed is made up for by the round of every minute.
 */
export const hearLob: Operation<typeof endpoint> = async (context, { body, header }) => {
  const news = context.post.hear({ header, body, at: context.now() })
  if (news.kind === 'forged') {
    logSecurityEvent(context, { event: 'webhook.refused', userId: null })
    throw new Refusal('unauthenticated', 'This message is not signed by the post, or is too old.')
  }
  if (news.kind === 'letter') await follow(context, news.id)
  return { received: true }
}

async function follow(context: Context, postId: string): Promise<void> {
  const { POST_PROVIDER: provider } = context.settings
  const rows = await context.db
    .select()
    .from(mailings)
    .where(and(eq(mailings.postId, postId), eq(mailings.provider, provider), eq(mailings.isFinished, false)))
  const [first] = rows
  if (!first) return
  try {
    const scans = await scansOf(context, first)
    // All letters that are in its envelope.
    for (const mailing of rows) await finishWhereEnded(context, mailing, scans)
  } catch (error) {
    context.log.error(describeError(error), 'following a mailing after a message of the post failed')
  }
}
