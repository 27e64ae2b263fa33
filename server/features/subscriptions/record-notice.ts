import { and, asc, eq, sql } from 'drizzle-orm'
import { judgeNotice, type NoticeJudgement } from '#engine/billing/judge-notice.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { billingContracts, signedDocuments } from '#server/database/tables/subscriptions.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { sendMail } from '#server/features/subscriptions/billing-mail-job.ts'
import { settleMember } from '#server/features/subscriptions/settle-member.ts'
import { isContract } from '#server/features/subscriptions/contract-rows.ts'
import { noticeNews, tellPlan } from '#server/features/subscriptions/plan-news.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { transact } from '#server/platform/transact.ts'

type RecordedNotice = NoticeJudgement | { readonly kind: 'no_such_contract' }

interface Notice {
  readonly contractId: string
  readonly postedOn: Day
}

/** An operator's command has no more of the context than this. */
type Recording = Pick<Context, 'db' | 'now' | 'jobs' | 'helper' | 'rehearsal'>

/**
 * The operator has a notice of cancellation in their hands (15 USC 1679e). The contract ends as of the day on which it was sent;
 * what that leaves of the invoices, `strike-invoices.ts` does behind it. Repeating it is harmless.
 */
export async function recordNotice(context: Recording, { contractId, postedOn }: Notice): Promise<RecordedNotice> {
  const [found] = isUuid(contractId)
    ? await context.db
        .select({ userId: billingContracts.userId })
        .from(billingContracts)
        .where(eq(billingContracts.id, contractId))
    : []
  const user = found === undefined ? null : await ownerOfRow(context, found.userId)
  if (user === null) return { kind: 'no_such_contract' }
  const isThis = isContract({ userId: user.id, id: contractId })
  return transact<RecordedNotice>(context, user, async (tx) => {
    await oneAtATime(tx, `billing ${user.id}`)
    const [contract] = await tx.select().from(billingContracts).where(isThis)
    if (contract === undefined) return { answer: { kind: 'no_such_contract' }, audit: [] }
    const judged = judgeNotice({ postedOn, contract, now: context.now() })
    if (judged.kind !== 'ends') return { answer: judged, audit: [] }
    const { cancelledAt, isFree } = judged
    await tx.update(billingContracts).set({ cancelledAt, cancelledBy: 'posted_notice', settleAt: context.now() }).where(isThis)
    await sendMail(context, tx, { userId: user.id, kind: 'cancelled', id: contractId, time: Date.parse(postedOn) })
    await context.jobs.send(tx, settleMember, { userId: user.id }, { key: user.id })
    await tellPlan(context, tx, { user, ...noticeNews(contractId, { isFree, postedOn }) })
    const detail = { by: 'posted_notice', postedOn, withinHold: isFree, before: contract.cancelledAt }
    const row = {
      action: 'contract.cancelled',
      subjectKind: 'contract',
      subjectId: contractId,
      actor: 'operator',
      detail,
    } as const
    return { answer: judged, audit: [row] }
  })
}

/** A contract as the operator finds it by the name under the notice. */
interface FoundContract {
  readonly id: string
  readonly signature: string
  readonly signedAt: string
  /** Null: the account is erased, and nothing can be charged under it. */
  readonly cancelledAt: string | null
  readonly isErased: boolean
}

/** The contracts that someone signed by this name, oldest first. */
export async function contractsSignedBy(context: Pick<Context, 'db'>, name: string): Promise<readonly FoundContract[]> {
  const rows = await context.db
    .select({
      id: signedDocuments.id,
      signature: signedDocuments.signature,
      signedAt: signedDocuments.signedAt,
      standing: billingContracts.id,
      cancelledAt: billingContracts.cancelledAt,
    })
    .from(signedDocuments)
    .leftJoin(
      billingContracts,
      and(eq(billingContracts.userId, signedDocuments.userId), eq(billingContracts.id, signedDocuments.id)),
    )
    .where(and(eq(signedDocuments.kind, 'contract'), sql`lower(${signedDocuments.signature}) = ${name.trim().toLowerCase()}`))
    .orderBy(asc(signedDocuments.signedAt))
  return rows.map(({ standing, ...row }) => ({ ...row, isErased: standing === null }))
}
