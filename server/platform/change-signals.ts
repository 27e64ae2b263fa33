/** Who waits for news of a topic in this process. */
const watchers = new Map<string, Set<() => void>>()

/** Says that something of this topic has changed. */
export function tellChangeOf(topic: string): void {
  for (const wake of watchers.get(topic) ?? []) wake()
}

/** Says so of every topic: what changed meanwhile is not known. */
export function tellAllChanges(): void {
  for (const topic of watchers.keys()) tellChangeOf(topic)
}

/** Hears of changes from now on, also of those between two questions. */
export interface Watch {
  /** Resolves at the next change, or one that was not asked for yet, or after this many milliseconds. */
  change(patience: number): Promise<void>
  stop(): void
}

export function watchChangesOf(topic: string): Watch {
  let hasChanged = false
  let resume: (() => void) | null = null
  const wake = (): void => {
    hasChanged = true
    resume?.()
  }
  const all = watchers.get(topic) ?? new Set()
  watchers.set(topic, all.add(wake))
  return {
    change: async (patience) => {
      if (!hasChanged) await pauseUntil(patience, (resolve) => (resume = resolve))
      resume = null
      hasChanged = false
    },
    stop: () => {
      all.delete(wake)
      if (all.size === 0 && watchers.get(topic) === all) watchers.delete(topic)
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
