import type { markLettersSent as endpoint } from '#contract/letter-print.ts'
import { type Printed, printIfPossible } from '#server/features/letters/keep-printed.ts'
import { letterHeadAnswer, type LetterRow, ownedLetters } from '#server/features/letters/letter-rows.ts'
import { markSent } from '#server/features/letters/mark-letter-sent.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** Records that the user sent these letters, all on one day and under one number; all of them or none. */
export const markLettersSent: Operation<typeof endpoint> = async (context, { user, body }) => {
  const { letterIds, ...mailing } = body
  const found = await ownedLetters(context, user, letterIds)
  const days = await daysOf(context, user)
  const unsent = found.filter(({ sentAt }) => sentAt === null)
  const printed = new Map<string, Printed | null>()
  for (const row of unsent) printed.set(row.id, await printIfPossible(context, user, row))
  const sent = await transact(context, user, async (tx) => {
    const answer = new Map<string, LetterRow>()
    const audit: AuditRow[] = []
    // Anyone who takes several letters takes them in this order.
    for (const row of found.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const change = await markSent(context, tx, { user, found: row, printed: printed.get(row.id) ?? null, days, mailing })
      answer.set(row.id, change.answer)
      audit.push(...change.audit)
    }
    return { answer, audit }
  })
  return found.map((row) => letterHeadAnswer(sent.get(row.id) ?? row))
}
