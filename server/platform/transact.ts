import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { auditLog } from '#server/database/tables/audit.ts'

/** One line of the audit log: what was done to which thing. No private data. */
export interface AuditRow {
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  /** Who did it, where that is not the user: somebody without a session. */
  readonly actor?: 'visitor'
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>
}

export interface Change<Answer> {
  readonly answer: Answer
  /** Empty only when nothing was changed. */
  readonly audit: readonly AuditRow[]
}

/**
 * Runs a change of one user's data in one transaction together with its audit rows: both commit or neither does.
 */
export async function transact<Answer>(
  context: Context,
  user: { readonly id: string },
  run: (tx: Transaction) => Promise<Change<Answer>>,
): Promise<Answer> {
  return context.db.transaction(async (tx) => {
    const { answer, audit } = await run(tx)
    await recordAudit(context, tx, { user, rows: audit })
    return answer
  })
}

/** Writes audit rows in the transaction of the change they tell of. */
export async function recordAudit(
  context: Context,
  tx: Transaction,
  { user, rows }: { user: { readonly id: string }; rows: readonly AuditRow[] },
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(auditLog).values(
    rows.map((row) => ({
      userId: user.id,
      at: context.now(),
      actor: row.actor ?? `user:${user.id}`,
      action: row.action,
      subjectKind: row.subjectKind,
      subjectId: row.subjectId,
      detail: row.detail ?? {},
    })),
  )
}
