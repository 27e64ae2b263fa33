import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { keepReply } from '#server/features/answers/upload-reply.ts'
import { type CameAsReport, openOtherPaper } from '#server/features/reports/reports.ts'

/** Takes pictures that were uploaded as a report and show another paper. A repetition finds it kept. */
export async function takeOtherPaper(context: Context, { userId, readingId }: CameAsReport): Promise<void> {
  const user = await ownerOfRow(context, userId)
  const parts = user && (await openOtherPaper(context, user, readingId))
  if (user && parts) await keepReply(context, user, { parts, password: null, receivedOn: null, disputeId: null, replaced: null })
}
