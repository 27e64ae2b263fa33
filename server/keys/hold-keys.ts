import { type HeldLock, holdLock, takeLock } from '#server/database/held-lock.ts'
import type { OpenDatabase } from '#server/database/open.ts'

/** Any fixed pair of numbers: the lock that whoever works with the keys shares, and the one who changes them has alone. */
const KEYS = [722_021, 1] as const

/**
 * The product holds this as long as it runs. Null: the keys are being changed; `onLost`: they were changed meanwhile, and what is sealed
 * with those that are known here might never open again.
 */
export const holdKeys = (database: Pick<OpenDatabase, 'pool'>, onLost: () => void): Promise<HeldLock | null> =>
  holdLock(database, { numbers: KEYS, isShared: true }, onLost)

/** Null while the product, or another one who changes them, holds the keys. */
export async function takeKeys(database: Pick<OpenDatabase, 'pool'>): Promise<HeldLock | null> {
  const client = await takeLock(database, { numbers: KEYS, isShared: false })
  return client && { close: () => client.end() }
}
