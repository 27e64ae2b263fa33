import type { attestLetter as endpoint } from '#contract/letters.ts'
import { within } from '#server/context.ts'
import { disputedEntry, ownedDispute } from '#server/features/disputes/disputes.ts'
import { claimLetter } from '#server/features/letters/claim-letter.ts'
import { refuseUntrue } from '#server/features/letters/held-against-words.ts'
import { refuseUnknownWriter } from '#server/features/letters/known-writer.ts'
import { changeLetter, letterAnswer, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import { refuseWhileAsked, refuseWhileDoubtful } from '#server/features/reports/reports.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact } from '#server/platform/transact.ts'

/** Records that the user has read this very text and confirms that it is true. A second time changes nothing. */
export const attestLetter: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedLetter(context, user, params.id)
  const entry = found.isPractice ? null : await disputedEntry(context, user, found)
  if (entry?.subjectId) await refuseWhileDoubtful(context, user, { reportId: entry.reportId, subjectId: entry.subjectId })
  if (found.attestedAt === null && found.sentAt === null) {
    await refuseWhileAsked(context, user, found.reportId)
    await refuseUnknownWriter(context, user, found)
  }
  const attested = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    // Someone else may prepare drafts: what is confirmed is what was read.
    if (body.letterContent !== undefined && body.letterContent !== row.content) throw new Refusal('conflict', CHANGED)
    if (row.attestedAt !== null || row.sentAt !== null) return { answer: row, audit: [] }
    await refuseUntrue(within(context, tx), user, row)
    const answer = await changeLetter(context, tx, { row, change: { attestedAt: context.now() } })
    if (answer.disputeId !== null) {
      const dispute = await ownedDispute(within(context, tx), user, answer.disputeId)
      await claimLetter(context, tx, { row: answer, dispute })
    }
    const detail = { text: keyedHash(context.secret, 'attested letter', row.content) }
    return {
      answer,
      audit: [{ action: 'letter.attested', subjectKind: 'letter', subjectId: row.id, detail }],
    }
  })
  return letterAnswer(attested)
}

const CHANGED = 'This letter changed since you read it. Close it, read it again, then approve it.'
