import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/open.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { noteChange } from '#server/platform/done-calls.ts'
import { lookAtOnce } from '#server/platform/next-looks.ts'
import { isSecurityEvent, logSecurityEvent } from '#server/platform/security-events.ts'
import { thisCall } from '#server/platform/this-call.ts'

/** One line of the audit log: what was done to which thing. No private data. */
export interface AuditRow {
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  /** Who did it, where that is neither the user nor the one who helps them: someone without a session, or who runs the installation. */
  readonly actor?: 'visitor' | 'operator'
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>
}

export interface Change<Answer> {
  readonly answer: Answer
  /** Empty only when nothing was changed. */
  readonly audit: readonly AuditRow[]
}

/** What a change needs of the context. An operator's command writes no log. */
type Transacting = Pick<Context, 'db' | 'now' | 'helper'> & Partial<Pick<Context, 'log' | 'secret'>>

/** A change that the database gave up for another one, so that both did not wait forever, is made again. */
const TRIES = 4

/**
 * Runs a change of one user's data in one transaction together with its audit rows: both commit or neither does.
 * `run` may be called again where the first attempt left nothing behind.
 */
export async function transact<Answer>(
  context: Transacting,
  user: { readonly id: string },
  run: (tx: Transaction) => Promise<Change<Answer>>,
): Promise<Answer> {
  return inTransaction(context, async (tx) => {
    const { answer, audit } = await run(tx)
    await recordAudit(context, tx, { user, rows: audit })
    return answer
  })
}

const afterwards = new WeakMap<Database, (() => void)[]>()

/** Done once the change has committed. A crash in between leaves it undone: what must happen has a row of its own, too. */
export function afterCommit(tx: Transaction, act: () => void): void {
  afterwards.set(tx, [...(afterwards.get(tx) ?? []), act])
}

/** One transaction, run again where the database gave it up for another one. For changes that write their own trace. */
export async function inTransaction<Answer>(
  { db }: Pick<Context, 'db'>,
  run: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  // Within another transaction the whole of that is lost.
  const isWithin = 'rollback' in db
  const tries = isWithin ? 1 : TRIES
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { answer, acts } = await db.transaction(async (tx) => ({ answer: await run(tx), acts: afterwards.get(tx) ?? [] }))
      if (isWithin) afterwards.set(db, [...(afterwards.get(db) ?? []), ...acts])
      else for (const act of acts) act()
      return answer
    } catch (error) {
      if (attempt >= tries || !isDeadlock(error)) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === '40P01') return true
  return false
}

/** Someone who helps, as the log names them: by the grant, which outlives their account. */
export const helperActor = (grantId: string): string => `helper:${grantId}`

/** What is told about a security event next to the change; a helper's device is none of the member's business. */
function deviceOf({ helper }: Transacting, { action }: AuditRow): { readonly device?: string } {
  const device = helper === null && isSecurityEvent(action) ? (thisCall()?.device ?? null) : null
  return device === null ? {} : { device }
}

/** After what else a member's days are not looked at again: these never move one. */
const MOVES_NO_DAY = /^(?:session|reminder|model|notification)\.(?!preferences)|\.deadline_told$/

export interface AuditOfMember {
  readonly user: { readonly id: string }
  readonly rows: readonly AuditRow[]
}

/** Writes audit rows in the transaction of the change they tell of, which `inTransaction` began. */
export const recordAudit = (context: Transacting, tx: Transaction, one: AuditOfMember): Promise<void> =>
  recordAudits(context, tx, [one])

/** The same of a change that is several members'. */
export async function recordAudits(context: Transacting, tx: Transaction, all: readonly AuditOfMember[]): Promise<void> {
  const written = all.filter(({ rows }) => rows.length > 0)
  if (written.length === 0) return
  const keyed = thisCall()?.keyed ?? null
  if (keyed !== null) await noteChange(tx, keyed, context.now())
  await tx.insert(auditLog).values(
    written.flatMap(({ user, rows }) =>
      rows.map((row) => ({
        userId: user.id,
        at: context.now(),
        actor: row.actor ?? (context.helper === null ? `user:${user.id}` : helperActor(context.helper.grantId)),
        action: row.action,
        subjectKind: row.subjectKind,
        subjectId: row.subjectId,
        detail: { ...row.detail, ...deviceOf(context, row) },
      })),
    ),
  )
  for (const { user, rows } of written) if (!rows.every(({ action }) => MOVES_NO_DAY.test(action))) await lookAtOnce(tx, user.id)
  const { log, secret } = context
  if (log === undefined || secret === undefined) return
  for (const { user, rows } of written)
    for (const { action: event } of rows)
      if (isSecurityEvent(event)) afterCommit(tx, () => logSecurityEvent({ log, secret }, { event, userId: user.id }))
}
