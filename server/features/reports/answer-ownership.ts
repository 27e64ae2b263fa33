import type { answerOwnership as endpoint } from '#contract/reports.ts'
import { within } from '#server/context.ts'
import { forgetUnsent } from '#server/features/disputes/disputes.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { admitReports } from '#server/features/reports/ownership.ts'
import { removeReport } from '#server/features/reports/remove-report.ts'
import { askedOfFile, ownedHead, takeReports } from '#server/features/reports/report-rows.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** Takes the member's answer to "Is this report yours?". Someone else's is removed; nothing of it was ever in their file. */
export const answerOwnership: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const { answer } = body
  await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const row = await ownedHead(within(context, tx), user, params.id)
    if (row.source === 'practice') throw new Refusal('conflict', PRACTICE)
    // A file of three bureaus is asked about once.
    const rows = row.ownership === 'asked' ? await askedOfFile(within(context, tx), user, row) : [row]
    if (answer === 'not_mine') {
      for (const one of rows) {
        const items = (await allItems(within(context, tx), user)).filter(({ reportId }) => reportId === one.id)
        await removeReport(context, tx, { user, row: one })
        const kept = new Set((await allItems(within(context, tx), user)).map(({ id }) => id))
        const itemIds = items.map(({ id }) => id).filter((id) => !kept.has(id))
        await forgetUnsent(context, tx, { user, report: one, itemIds })
      }
      await sweepLater(context, tx, user.id)
      return { answer: undefined, audit: rows.map(({ id }) => auditOf('report.not_theirs', id)) }
    }
    if (row.ownership === answer && row.isOwnershipSaid) return { answer: undefined, audit: [] }
    await admitReports(context, tx, { user, ids: rows.map(({ id }) => id), ownership: answer, isSaid: true })
    return { answer: undefined, audit: rows.map(({ id }) => ({ ...auditOf('report.ownership_said', id), detail: { answer } })) }
  })
  if (answer === 'not_mine') await sweepNow(context, user.id)
  return { ownership: answer === 'not_mine' ? null : answer, message: MESSAGES[answer] }
}

const auditOf = (action: string, subjectId: string): AuditRow => ({ action, subjectKind: 'report', subjectId })

const PRACTICE = 'A practice report is made up, so there’s nothing to answer.'

const MESSAGES = {
  mine: 'Thanks. We checked this report for errors like your others.',
  mixed:
    'Thanks. Your report may have someone else’s accounts on it. Tell us which accounts, names and addresses aren’t yours, and your letters will ask the bureau to remove them.',
  not_mine: 'This report is deleted, with everything we read from it. We used none of it.',
} as const
