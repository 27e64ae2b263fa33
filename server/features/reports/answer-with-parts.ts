import { negativeItems } from '#engine/audit/negative-items.ts'
import type { Context } from '#server/context.ts'
import { findingAnswer, findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems, itemAnswer, itemsOn } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { reportAnswer } from '#server/features/reports/report-answer.ts'
import type { ReportRow } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

type Answer = ReturnType<typeof reportAnswer>

/** Reports with their negative items and findings, in two further queries however many there are. */
export async function answerWithParts(context: Context, user: SignedIn, rows: readonly Owned<ReportRow>[]): Promise<Answer[]> {
  const ids = rows.map((row) => row.id)
  const [items, found] = await Promise.all([allItems(context, user), findingsOfReports(context, user, ids)])
  return rows.map((row) => {
    const findings = found.filter((finding) => finding.reportId === row.id)
    const of = itemsOfReport({ ...row, isPractice: row.source === 'practice' }, negativeItems(row.content), findings)
    return reportAnswer({
      row,
      negativeItems: itemsOn(context, user, { of, among: items }).map(itemAnswer),
      findings: findings.map(findingAnswer),
    })
  })
}

export async function answerOne(context: Context, user: SignedIn, row: Owned<ReportRow>): Promise<Answer> {
  const [answer] = await answerWithParts(context, user, [row])
  if (!answer) throw new Error('a stored report has an answer')
  return answer
}
