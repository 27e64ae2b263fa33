import { and, eq } from 'drizzle-orm'
import type { answerTotals as endpoint } from '#contract/report-totals.ts'
import { within } from '#server/context.ts'
import { reports } from '#server/database/tables/reports.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { contentHead } from '#server/features/reports/report-answer.ts'
import { takeReports, usableReport } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the member's answer to whether a report really shows what was read of it, and judges the file again with it. */
export const answerTotals: Operation<typeof endpoint> = async (context, { user, params, body: { answer } }) =>
  transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = within(context, tx)
    const row = await usableReport(inside, user, params.id)
    const { totals } = contentHead({ ...row, totalsAnswer: answer })
    if (!totals.isContradicted) throw new Refusal('conflict', AGREES)
    const told = { totals, message: answer === null ? TAKEN_BACK : MESSAGES[answer] }
    if (row.totalsAnswer === answer) return { answer: told, audit: [] }
    await tx
      .update(reports)
      .set({ totalsAnswer: answer })
      .where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
    await judgeAnew(inside, tx, { user, isPractice: row.source === 'practice' })
    const audit = { action: 'report.totals_answered', subjectKind: 'report', subjectId: row.id, detail: { answer } }
    return { answer: told, audit: [audit] }
  })

const AGREES = 'What we read doesn’t contradict this report’s totals, so there’s nothing to answer.'
const TAKEN_BACK = 'Your answer is gone. Until you give one, we only ask about what looks wrong in this report.'

const MESSAGES = {
  as_read: 'Thanks. What looks wrong in this report now counts as an error.',
  incomplete: 'Thanks. Until you add the whole report, we only ask about what looks wrong in this one.',
} as const
