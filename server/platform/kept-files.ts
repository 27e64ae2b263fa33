import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/open.ts'
import { refuseDuringBackup } from '#server/database/pause-removals.ts'
import { expectedFiles } from '#server/database/tables/expected-files.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { describeError } from '#server/platform/log.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { inTransaction } from '#server/platform/transact.ts'
import { seal } from '#server/platform/vault.ts'

/*
 * The one rule for files next to rows: a file is written first, then the row that names it is committed, and a file is removed only when
 * no row names it. Whatever fails or dies in between leaves a file too many at most. The sweep removes those; it can run at any time.
 */

/** Answers which of a member's files a row names; each feature does for its own folder. */
export type NamedFiles = (db: Database | Transaction, userId: string, keys: readonly string[]) => Promise<ReadonlySet<string>>

/** Removes the files of one member that no row names. */
export const SWEEP_FILES = { name: 'files.sweep', shape: z.object({ userId: z.uuid() }) } as const

/** No upload takes so long: whoever expected files that long ago has died. */
const WRITTEN_BY_SECONDS = 60 * 60

interface NewFile {
  readonly key: string
  readonly bytes: Uint8Array
}

/** Seals and writes files, then makes the change whose rows name them. Afterwards nothing is left that no row names. */
export async function keepFiles<Answer>(
  context: Context,
  { userId, files }: { readonly userId: string; readonly files: readonly NewFile[] },
  change: () => Promise<Answer>,
): Promise<Answer> {
  const expectation = await expectFiles(context, { userId, keys: files.map(({ key }) => key) })
  try {
    for (const { key, bytes } of files) await context.files.put(key, await seal(context, key, bytes))
    return await change()
  } finally {
    await sweepNow(context, userId, { done: expectation })
  }
}

/** Committed before anything is written. Whoever sweeps at this moment is done first. */
async function expectFiles(
  context: Context,
  { userId, keys }: { readonly userId: string; readonly keys: readonly string[] },
): Promise<string> {
  const id = randomUUID()
  await inTransaction(context, async (tx) => {
    await takeFiles(tx, userId)
    const expiresAt = sql`now() + make_interval(secs => ${WRITTEN_BY_SECONDS})`
    await tx.insert(expectedFiles).values({ id, userId, keys: [...keys], expiresAt })
    // Should this process die.
    await context.jobs.send(tx, SWEEP_FILES, { userId }, { key: userId, afterSeconds: WRITTEN_BY_SECONDS + 60 })
  })
  return id
}

/** In the transaction that removes rows: their files go, whatever becomes of this process. */
export const sweepLater = (context: Context, tx: Transaction, userId: string): Promise<void> =>
  context.jobs.send(tx, SWEEP_FILES, { userId })

/** The same right after the change, so that no one waits for the job. What fails here is left to a job: the change itself held. */
export async function sweepNow(context: Context, userId: string, { done }: { readonly done?: string } = {}): Promise<void> {
  try {
    if (done !== undefined)
      await context.db.delete(expectedFiles).where(and(eq(expectedFiles.userId, userId), eq(expectedFiles.id, done)))
    await sweepFiles(context, userId)
  } catch (error) {
    context.log.error(describeError(error), 'files could not be removed yet; a job comes back for them')
    await inTransaction(context, (tx) => sweepLater(context, tx, userId)).catch((failed: unknown) =>
      context.log.error(describeError(failed), 'no job could be sent for files; the sweep of each night finds them'),
    )
  }
}

/** Removes the files of one member that no row names and no one is writing. */
export async function sweepFiles(context: Context, userId: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    await refuseDuringBackup(tx)
    await takeFiles(tx, userId)
    const keys = await context.files.list(userId)
    // Before the rows: the one who was done between the two questions has committed their row.
    const expected = await expectedKeys(tx, userId)
    for (const [folder, ofFolder] of Map.groupBy(keys, (key) => key.split('/')[1] ?? '')) {
      const named = await context.namedFiles[folder]?.(tx, userId, ofFolder)
      if (named === undefined) context.log.error({ folder }, 'files lie in a folder of which no feature knows')
      else for (const key of ofFolder) if (!named.has(key) && !expected.has(key)) await context.files.delete(key)
    }
  })
}

/** Removes files that rows may still name: their member wants the rows without them. Not what someone writes again at this moment. */
export async function removeFiles(context: Context, userId: string, keys: readonly string[]): Promise<void> {
  await inTransaction(context, async (tx) => {
    await refuseDuringBackup(tx)
    await takeFiles(tx, userId)
    const expected = await expectedKeys(tx, userId)
    for (const key of keys) if (!expected.has(key)) await context.files.delete(key)
  })
}

/** The night's look at the whole store begins: what a dead process left, and what belongs to no one any more. */
export async function sweepAllFiles(context: Context, signal?: AbortSignal): Promise<void> {
  await context.files.removeUnfinished()
  await sweepPage(context, null, signal)
}

/** The next owners in the store. */
export const FILES_PAGE = { name: 'files.sweep-page', shape: z.object({ after: z.string().max(2_000) }) } as const
const OWNERS_A_PAGE = 200

/** The files of some owners, and a job for the next ones. One member's trouble keeps no other from it. */
export async function sweepPage(context: Context, after: string | null, signal?: AbortSignal): Promise<void> {
  const { names, next } = await context.files.names({ after, most: OWNERS_A_PAGE })
  if (next !== null) await inTransaction(context, (tx) => context.jobs.send(tx, FILES_PAGE, { after: next }, { key: next }))
  let failures = 0
  for (const userId of names.filter(isUuid)) {
    signal?.throwIfAborted()
    try {
      await sweepFiles(context, userId)
    } catch (error) {
      failures += 1
      context.log.error(describeError(error), 'the files of a member could not be swept')
    }
  }
  if (failures > 0) throw new Error(`the files of ${failures} members could not be swept`)
}

/** Until the transaction ends, no one removes files of this member or begins to write any. */
const takeFiles = (tx: Transaction, userId: string): Promise<void> => oneAtATime(tx, `files ${userId}`)

async function expectedKeys(tx: Transaction, userId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ keys: expectedFiles.keys })
    .from(expectedFiles)
    .where(and(eq(expectedFiles.userId, userId), gt(expectedFiles.expiresAt, sql`now()`)))
  return new Set(rows.flatMap(({ keys }) => keys))
}
