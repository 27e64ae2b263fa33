import type { WorkKind } from '#engine/billing/billing-policy.ts'

/** A line of the audit log. */
export interface WorkRecord {
  readonly at: string
  readonly action: string
  readonly subjectId: string
  readonly detail: Readonly<Record<string, string | number | boolean | null>>
}

/** An act that is done, wholly. */
export interface CompletedWork {
  /** One act has one key forever; a key is charged once. */
  readonly key: string
  readonly kind: WorkKind
  readonly doneAt: string
}

const WRITTEN = ['letter.generated', 'letter.rewritten']
const SENT = ['letter.marked_sent', 'letter.delivered']

/** The lines of the audit log that say what was done. */
export const WORK_ACTIONS: readonly string[] = ['workflow.started', 'workflow.ended', ...WRITTEN, ...SENT]

/**
 * What was done under the plan, oldest first: only what the plan adds, only real, only what is finished. A letter counts when
 * the workflow wrote it and it arrived, or its member sent it; one that came back does not. A run counts when it ended well
 * and wrote a letter. Each counts once, at the first time it was done.
 */
export function completedWork(records: readonly WorkRecord[]): readonly CompletedWork[] {
  const inOrder = records.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const written = inOrder.filter(({ action, detail }) => WRITTEN.includes(action) && detail['byRun'] === true && isReal(detail))
  const ours = new Set(written.map(({ subjectId }) => subjectId))
  const started = new Map(inOrder.filter(({ action }) => action === 'workflow.started').map((one) => [one.subjectId, one.at]))
  const done = new Map<string, CompletedWork>()
  for (const { action, subjectId, at, detail } of inOrder) {
    const kind = SENT.includes(action) && ours.has(subjectId) ? 'letter' : isGoodEnd(action, detail) ? 'run' : null
    if (kind === null) continue
    const from = started.get(subjectId)
    const wrote = written.some((one) => one.action === 'letter.generated' && from !== undefined && one.at >= from && one.at <= at)
    if (kind === 'run' && !wrote) continue
    const key = `${kind}:${subjectId}`
    if (!done.has(key)) done.set(key, { key, kind, doneAt: at })
  }
  return [...done.values()]
}

const isReal = (detail: WorkRecord['detail']): boolean => detail['practice'] === false

const isGoodEnd = (action: string, detail: WorkRecord['detail']): boolean =>
  action === 'workflow.ended' && detail['status'] === 'completed' && isReal(detail)
