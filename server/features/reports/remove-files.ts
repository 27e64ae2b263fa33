import { and, arrayContains, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reportReadings, reports } from '#server/database/tables/reports.ts'
import { describeError } from '#server/platform/log.ts'

/**
 * The one rule for files beside rows: files are written first, then the row that names them is committed, and a file is removed only
 * when no row names it. Whatever fails in between, this job comes back for what is left.
 */
export const REMOVE_FILES = {
  name: 'reports.remove-files',
  shape: z.object({ userId: z.uuid(), keys: z.array(z.string()) }),
} as const

/** By then whoever was writing has committed or failed. */
const WRITTEN_BY_SECONDS = 60 * 60

interface OwnFiles {
  readonly userId: string
  readonly keys: readonly string[]
}

/** Before files are written: should their row never be committed, they are removed later on. */
export async function expectFiles(context: Context, { userId, keys }: OwnFiles): Promise<void> {
  const data = { userId, keys: [...keys] }
  await context.db.transaction((tx) => context.jobs.send(tx, REMOVE_FILES, data, { afterSeconds: WRITTEN_BY_SECONDS }))
}

/** In the transaction that removes the rows which named them. */
export async function letGoOfFiles(context: Context, tx: Transaction, { userId, keys }: OwnFiles): Promise<void> {
  if (keys.length > 0) await context.jobs.send(tx, REMOVE_FILES, { userId, keys: [...keys] })
}

/** Removes those of the files that no row names. Safe at any time, and as often as one likes. */
export async function removeUnnamedFiles(context: Context, { userId, keys }: OwnFiles): Promise<void> {
  for (const key of new Set(keys)) if (!(await isNamed(context, userId, key))) await context.files.delete(key)
}

/** The same right after a change, so that nobody waits for the job. What fails here is left to it: the change itself held. */
export async function removeFilesNow(context: Context, files: OwnFiles): Promise<void> {
  try {
    await removeUnnamedFiles(context, files)
  } catch (error) {
    context.log.error(describeError(error), 'files could not be removed yet; a job comes back for them')
  }
}

async function isNamed({ db }: Pick<Context, 'db'>, userId: string, key: string): Promise<boolean> {
  const isOfReport = or(eq(reports.fileKey, key), sql`starts_with(${key}, ${reports.originalKey} || '/')`)
  if ((await db.$count(reports, and(eq(reports.userId, userId), isOfReport))) > 0) return true
  // Pages lie beside a reading until it has ended.
  const isPage = sql`starts_with(${key}, ${`${userId}/recognised/`} || ${reportReadings.id} || '/') and ${reportReadings.status} = 'processing'`
  const isOfReading = and(eq(reportReadings.userId, userId), or(arrayContains(reportReadings.fileKeys, [key]), isPage))
  return (await db.$count(reportReadings, isOfReading)) > 0
}
