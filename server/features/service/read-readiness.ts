import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { readReadiness as endpoint } from '#contract/service.ts'
import type { Context } from '#server/context.ts'
import type { Readiness } from '#server/platform/readiness.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A part that takes longer than this to answer is not there. */
const PATIENCE_MS = 2_000
/** Below this the disk is as good as full: a report with its pages takes some megabytes, and the database needs room to work. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024

/** Anyone who asks more often than this gets the last answer: it writes to the disk. */
const FRESH_MS = 1_000

/** Ready means: this process is not stopping, the database answers, files can be written, and the disk has room. */
export const readReadiness: Operation<typeof endpoint> = (context) => isReady(context)

export async function isReady(context: Context): Promise<{ status: 'ready' }> {
  if (context.readiness.isStopping()) throw notReady('it is stopping')
  const known = checked.get(context.readiness)
  const failed =
    known !== undefined && Math.abs(Date.parse(context.now()) - known.at) < FRESH_MS ? await known.failed : await check(context)
  if (failed.length > 0) throw notReady(failed.join(', '))
  return { status: 'ready' }
}

const checked = new WeakMap<Readiness, { readonly at: number; readonly failed: Promise<readonly string[]> }>()

function check(context: Context): Promise<readonly string[]> {
  const failed = failedParts(context)
  checked.set(context.readiness, { at: Date.parse(context.now()), failed })
  return failed
}

async function failedParts(context: Context): Promise<readonly string[]> {
  const parts: readonly (readonly [what: string, answers: () => Promise<unknown>])[] = [
    ['the database isn’t answering', () => context.db.execute(sql`select 1`)],
    ['files can’t be written', () => writeProbe(context)],
    ['the disk is full', () => refuseFullDisk(context.settings.DATA_DIR)],
  ]
  const results = await Promise.allSettled(parts.map(([, answers]) => inTime(answers())))
  return parts.filter((_part, index) => results[index]?.status === 'rejected').map(([what]) => what)
}

const notReady = (why: string): Refusal => new Refusal('unavailable', `Errata is not ready: ${why}.`)

async function writeProbe({ files }: Pick<Context, 'files'>): Promise<void> {
  const key = `ready/${randomUUID()}`
  await files.put(key, new Uint8Array([1]))
  await files.delete(key)
}

async function refuseFullDisk(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('the disk is full')
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
