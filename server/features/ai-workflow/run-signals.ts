import type { Context } from '#server/context.ts'
import { tellEverywhere, watchEverywhere } from '#server/platform/change-feed.ts'
import type { Watch } from '#server/platform/change-signals.ts'

/** The runs that this process carries. */
const carried = new Map<string, Promise<void>>()

export const isCarried = (runId: string): boolean => carried.has(runId)

/** The end of a run that this process carries; null when it carries none of this id. */
export const endOfCarried = (runId: string): Promise<void> | null => carried.get(runId) ?? null

/** Carries a run until its work has ended, one way or the other. */
export function carry(runId: string, work: () => Promise<void>): Promise<void> {
  const end = work().finally(() => carried.delete(runId))
  carried.set(runId, end)
  return end
}

const topic = (userId: string): string => `runs ${userId}`

/** Says in every process that a run of this user has changed. */
export const tellChange = (context: Context, userId: string): Promise<void> => tellEverywhere(context, topic(userId))

/** Hears of changes from now on, also of those between two questions. */
export const watchRuns = (context: Context, userId: string): Watch => watchEverywhere(context, topic(userId))
