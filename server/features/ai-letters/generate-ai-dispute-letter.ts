import type { generateAiDisputeLetter as endpoint } from '#contract/ai-disputes.ts'
import { findSubject } from '#server/features/ai-letters/find-subject.ts'
import { writeAbout } from '#server/features/ai-letters/write-about.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseOtherUser } from '#server/platform/refuse-other-user.ts'

/** A dispute letter from the facts of the file, or from the user's statement where nothing in the file is meant. */
export const generateAiDisputeLetter: Operation<typeof endpoint> = async (context, { user, body }) => {
  refuseOtherUser(user, body.userId)
  const subject = await findSubject(context, user, body)
  return writeAbout(context, user, {
    subject,
    creditor: body.creditor,
    description: body.description,
    concern: body.disputeType === 'inaccuracy' ? null : body.disputeType,
    accountNumber: body.userInfo?.accountNumber ?? null,
    recipient: body.recipient,
    userInfo: body.userInfo,
  })
}
