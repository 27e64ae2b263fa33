/** What this process knows of the runs it carries. Other processes learn of a change by looking at the row. */
const carried = new Map<string, Promise<void>>()
const watchers = new Map<string, Set<() => void>>()

export const isCarried = (runId: string): boolean => carried.has(runId)

/** The end of a run that this process carries; null when it carries none of this id. */
export const endOfCarried = (runId: string): Promise<void> | null => carried.get(runId) ?? null

/** Carries a run until its work has ended, one way or the other. */
export function carry(runId: string, work: () => Promise<void>): Promise<void> {
  const end = work().finally(() => carried.delete(runId))
  carried.set(runId, end)
  return end
}

/** Says that a run of this user has changed. */
export function tellChange(userId: string): void {
  for (const wake of watchers.get(userId) ?? []) wake()
}

/** Hears of changes from now on, also of those between two questions. */
export interface Watch {
  /** Resolves at the next change, or one that was not asked for yet, or after this many milliseconds. */
  change(patience: number): Promise<void>
  stop(): void
}

export function watchRuns(userId: string): Watch {
  let hasChanged = false
  let resume: (() => void) | null = null
  const wake = (): void => {
    hasChanged = true
    resume?.()
  }
  const all = watchers.get(userId) ?? new Set()
  watchers.set(userId, all.add(wake))
  return {
    change: async (patience) => {
      if (!hasChanged) await pauseUntil(patience, (resolve) => (resume = resolve))
      resume = null
      hasChanged = false
    },
    stop: () => {
      all.delete(wake)
      if (all.size === 0 && watchers.get(userId) === all) watchers.delete(userId)
    },
  }
}

async function pauseUntil(patience: number, take: (resolve: () => void) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience)
  take(resolve)
  await promise
  clearTimeout(timer)
}
