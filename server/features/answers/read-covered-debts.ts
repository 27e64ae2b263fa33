import type { readCoveredDebts as endpoint } from '#contract/paper-letters.ts'
import { debtsUnder } from '#server/features/answers/covered-debts.ts'
import { proofHash } from '#server/features/answers/keep-proof.ts'
import { kindOf } from '#server/features/answers/reply-answer.ts'
import { ownedReply } from '#server/features/answers/reply-rows.ts'
import { copyIfKept } from '#server/features/papers/papers.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What a discharge may cover of the member's newest reports, each debt once. */
export const readCoveredDebts: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedReply(context, user, params.id)
  const { debts, hasReports } = await debtsUnder(context, user, row)
  // The member may just have said that it is something else.
  if (kindOf(row) !== 'discharge') return { hasReports, paperId: null, debts: [] }
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
