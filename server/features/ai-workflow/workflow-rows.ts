import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { workflowRun } from '#contract/ai-workflow.ts'
import { NEWS_PRIORITY } from '#engine/disputes/announcements.ts'
import { KEPT } from '#engine/retention/kept-how-long.ts'
import { addDays } from '#engine/values/day.ts'
import { bringsNews } from '#engine/workflow/brings-news.ts'
import { completedOf, pendingSteps, type WorkflowStep } from '#engine/workflow/workflow-steps.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { workflowRuns } from '#server/database/tables/ai-workflow.ts'
import { isCarried, tellChange } from '#server/features/ai-workflow/run-signals.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { transact } from '#server/platform/transact.ts'

/** A run as it is stored. */
export type RunRow = typeof workflowRuns.$inferSelect

/** Whoever carries a run renews it far more often than this. */
const ABANDONED_AFTER_MS = 15_000

const abandonedBefore = (context: Context): string => instantBefore(context.now(), ABANDONED_AFTER_MS)

/** Whoever starts another run has no use for the oldest. */
const keptSince = (now: string): string => `${addDays(now.slice(0, 10), -KEPT.runDays)}T00:00:00.000Z`

const isRun = (run: Pick<RunRow, 'userId' | 'id'>) => and(eq(workflowRuns.userId, run.userId), eq(workflowRuns.id, run.id))
const isRunning = eq(workflowRuns.status, 'running')

/** The run that is going on, else the one that began last. */
export async function latestRun(context: Context, user: SignedIn): Promise<RunRow | null> {
  const [row] = await context.db
    .select()
    .from(workflowRuns)
    .where(eq(workflowRuns.userId, user.id))
    .orderBy(desc(sql`${workflowRuns.status} = 'running'`), desc(workflowRuns.startedAt))
    .limit(1)
  return row ?? null
}

export async function runOf(context: Context, user: SignedIn, id: string): Promise<RunRow | null> {
  const [row] = await context.db
    .select()
    .from(workflowRuns)
    .where(isRun({ userId: user.id, id }))
  return row ?? null
}

/** Opens a run; null when another call has opened one meanwhile: the database's own index decides. */
export async function openRun(context: Context, user: SignedIn, isPractice: boolean): Promise<RunRow | null> {
  const now = context.now()
  const values = {
    userId: user.id,
    id: randomUUID(),
    status: 'running' as const,
    steps: pendingSteps(),
    isPractice,
    startedAt: now,
    aliveAt: now,
  }
  return transact(context, user, async (tx) => {
    await tx.delete(workflowRuns).where(and(eq(workflowRuns.userId, user.id), lt(workflowRuns.finishedAt, keptSince(now))))
    const [row] = await tx.insert(workflowRuns).values(values).onConflictDoNothing().returning()
    const detail = { practice: isPractice }
    const audit = row ? [{ action: 'workflow.started', subjectKind: 'workflow', subjectId: row.id, detail }] : []
    return { answer: row ?? null, audit }
  })
}

/** Takes over a run that no one carries on any more; null when someone does, or has taken it over first. */
export async function takeOverRun(context: Context, user: SignedIn, change: { id: string; isPractice: boolean }) {
  const { id, isPractice } = change
  return transact(context, user, async (tx) => {
    const [row] = await tx
      .update(workflowRuns)
      .set({ aliveAt: context.now(), isPractice })
      .where(and(isRun({ userId: user.id, id }), isRunning, lt(workflowRuns.aliveAt, abandonedBefore(context))))
      .returning()
    const detail = { completed: completedOf(row?.steps ?? []) }
    const audit = row ? [{ action: 'workflow.resumed', subjectKind: 'workflow', subjectId: id, detail }] : []
    return { answer: row ?? null, audit }
  })
}

/** Keeps how far the run has come. No act of its own: what a step changes carries its own audit rows. False once it has ended. */
export async function keepSteps(context: Context, run: RunRow, steps: readonly WorkflowStep[]): Promise<boolean> {
  const kept = await context.db
    .update(workflowRuns)
    .set({ steps, aliveAt: context.now() })
    .where(and(isRun(run), isRunning))
    .returning({ id: workflowRuns.id })
  await tellChange(context, run.userId)
  return kept.length > 0
}

/** Says that someone still carries it. */
export async function renewRun(context: Context, run: RunRow): Promise<void> {
  await context.db
    .update(workflowRuns)
    .set({ aliveAt: context.now() })
    .where(and(isRun(run), isRunning))
}

export interface RunEnd {
  readonly run: RunRow
  readonly steps: readonly WorkflowStep[]
}

/** The run that ended last before this one. */
async function earlierRun(tx: Transaction, run: RunRow): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(workflowRuns)
    .where(and(eq(workflowRuns.userId, run.userId), ne(workflowRuns.id, run.id), ne(workflowRuns.status, 'running')))
    .orderBy(desc(workflowRuns.finishedAt), desc(workflowRuns.startedAt))
    .limit(1)
  return row ?? null
}

/** Ends the run: its last state, the audit row and the notification commit together, once; a run that brings nothing new tells nothing. */
export async function endRun(context: Context, user: SignedIn, { run, steps }: RunEnd): Promise<void> {
  const failed = steps.find((step) => step.status === 'failed')
  const status = failed ? ('failed' as const) : ('completed' as const)
  const now = context.now()
  await transact(context, user, async (tx) => {
    const [row] = await tx
      .update(workflowRuns)
      .set({ steps, status, finishedAt: now, aliveAt: now })
      .where(and(isRun(run), isRunning))
      .returning()
    if (!row) return { answer: undefined, audit: [] }
    const detail = { status, completed: completedOf(steps), failed: failed?.id ?? null, practice: row.isPractice }
    const audit = [{ action: 'workflow.ended', subjectKind: 'workflow', subjectId: run.id, detail }]
    const earlier = await earlierRun(tx, run)
    if (earlier !== null && !bringsNews(row, earlier)) return { answer: undefined, audit }
    const done = `${completedOf(steps)}/${steps.length} steps completed`
    await notify(tx, user, {
      occasion: `workflow_finished:${run.id}`,
      type: 'workflow_finished',
      title: failed ? 'Workflow Failed' : 'AI Workflow Complete',
      message: failed ? `${failed.name}: ${failed.message}` : `${done}. ${steps.at(-1)?.message ?? ''}`.trim(),
      priority: NEWS_PRIORITY.workflow_finished,
      isPractice: row.isPractice,
      at: now,
    })
    return { answer: undefined, audit }
  })
  await tellChange(context, run.userId)
}

/** A run as the wire has it. */
export function runAnswer(context: Context, row: RunRow): z.input<typeof workflowRun> {
  return {
    runId: row.id,
    status: row.status,
    steps: row.steps.map((step) => ({ ...step })),
    completedSteps: completedOf(row.steps),
    totalSteps: row.steps.length,
    isPractice: row.isPractice,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    isInterrupted: row.status === 'running' && !isCarried(row.id) && row.aliveAt < abandonedBefore(context),
  }
}
