import type { readCoveredDebts as endpoint } from '#contract/paper-letters.ts'
import { debtsUnder } from '#server/features/answers/covered-debts.ts'
import { proofHash } from '#server/features/answers/keep-proof.ts'
import { kindOf } from '#server/features/answers/reply-answer.ts'
import { ownedReply } from '#server/features/answers/reply-rows.ts'
import { copyIfKept } from '#server/features/papers/papers.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a discharge may cover of the member's newest reports, each debt once. */
export const readCoveredDebts: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedReply(context, user, params.id)
  if (kindOf(row) !== 'discharge') throw new Refusal('not_found', 'This letter is no bankruptcy discharge.')
  const { debts, hasReports } = await debtsUnder(context, user, row)
  const copy = await copyIfKept(context, user, proofHash(context, row))
  return {
    hasReports,
    paperId: copy?.id ?? null,
    debts: debts.map(({ coverage, isCovered, entries }) => ({
      coverage,
      isCovered,
      creditorName: entries[0]?.account.creditorName ?? '',
      entries: entries.map(({ id, reportId, bureau, account }) => ({
        id,
        reportId,
        bureau,
        accountId: account.id,
        accountNumber: account.accountNumber,
      })),
    })),
  }
}
