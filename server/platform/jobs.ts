import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db, type JobResult, type QueueOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Context } from '#server/context.ts'
import { whileOthersWait } from '#server/database/migrate.ts'
import type { OpenDatabase, Transaction } from '#server/database/open.ts'
import { describeError, type Log } from '#server/platform/log.ts'

/** A kind of work that outlives the call, and the process, that wished it. */
export interface AnyJob {
  /** Letters, digits, `-` and `.`; the queue's name. */
  readonly name: string
  /** A cron line in UTC: begun by the clock, once however many processes there are, and once after a time of standing still. */
  readonly every: string | null
  /** The signal says that no one waits for it any more: it ran too long, or the process ends. A round stops between two members. */
  run(context: Context, data: unknown, signal: AbortSignal): Promise<void>
}

export interface Job<Data extends object> extends AnyJob {
  readonly shape: z.ZodType<Data>
}

interface JobWords<Data extends object> {
  readonly name: string
  readonly every?: string
  /** What is sent along: ids, never a person's data, for it is kept as it stands. */
  readonly shape: z.ZodType<Data>
  /** Done again when it throws, so a repetition must be harmless. */
  readonly work: (context: Context, data: Data, signal: AbortSignal) => Promise<unknown>
}

export const defineJob = <Data extends object>({ name, every, shape, work }: JobWords<Data>): Job<Data> => ({
  name,
  every: every ?? null,
  shape,
  run: async (context, data, signal) => {
    await work(context, shape.parse(data), signal)
  },
})

export interface Send {
  /** Of one kind, only one with this key waits or runs. */
  readonly key?: string
  readonly afterSeconds?: number
}

/** The jobs, kept in the product's own database. */
export interface Jobs {
  /** Sends a job with the change that wishes it: both commit or neither does. */
  send<Data extends object>(tx: Transaction, job: Pick<Job<Data>, 'name' | 'shape'>, data: Data, when?: Send): Promise<void>
  /** Deletes every job, done or not, that names one of these ids; one of several members (`userIds`) stays for the others. */
  forget(tx: Transaction, ids: readonly string[]): Promise<number>
  /** From now on this process takes up what waits, and keeps the clock's jobs with the other processes. */
  work(context: Context): Promise<void>
  /** Does what is due now and nothing else, for the one who cannot wait; what throws is tried again later. Answers how many went well. */
  workOff(context: Context): Promise<number>
  /** Does one job here and now, in the context given: for work that the clock of another context must not do. */
  doNow(context: Context, name: string, data: unknown): Promise<void>
  /** What is being done is finished, within some seconds. */
  close(): Promise<void>
}

/** What is not done by then is taken up again by another process, or by the next one. */
const CLOSING_MS = 2_000

const SCHEMA = 'pgboss'
const DEAD_LETTERS = 'dead-letters'
const DAY = 24 * 60 * 60
/** Of what is done while someone waits for it. */
const NEVER = new AbortController().signal

/** Twelve times over about a day; a process that died is noticed within a minute. */
const PATIENCE: QueueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  heartbeatSeconds: 30,
  expireInSeconds: 15 * 60,
  retentionSeconds: 30 * DAY,
  deleteAfterSeconds: DAY,
}

interface JobsSettings {
  readonly database: Pick<OpenDatabase, 'pool'>
  readonly log: Log
  /** Every kind there is; a kind of an older version that is left out here is no longer begun by the clock. */
  readonly jobs: readonly AnyJob[]
  /** How often a process looks for work, and for what was given up, in seconds. */
  readonly looksEvery?: { readonly jobs: number; readonly givenUp: number }
}

const LOOKS_EVERY = { jobs: 1, givenUp: 5 }

export async function openJobs({ database: { pool }, log, jobs, looksEvery = LOOKS_EVERY }: JobsSettings): Promise<Jobs> {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) }
  let boss = bossOf(db, { log, isWorking: false })
  // The first start makes the tables of the queue.
  await whileOthersWait(pool, async () => {
    await boss.start()
    await makeQueues(boss, jobs)
  })
  return {
    send: async (tx, { name, shape }, ...[data, { key, afterSeconds } = {}]) => {
      const options = {
        singletonKey: key ?? randomUUID(),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      }
      await boss.send(name, shape.parse(data), { ...options, db: fromDrizzle(tx, sql) })
    },
    forget: async (tx, ids) => {
      const named = sql.join(
        ids.map((id) => sql`${`%${id}%`}`),
        sql`, `,
      )
      const job = sql`${sql.identifier(SCHEMA)}.${sql.identifier('job')}`
      const isNamed = sql`concat(data::text, output::text, singleton_key) like any (array[${named}])`
      const others = sql`jsonb_set(data, '{userIds}', (data->'userIds') - array[${sql.join(
        ids.map((id) => sql`${id}::text`),
        sql`, `,
      )}])`
      const isOfSeveral = sql`jsonb_typeof(data->'userIds') = 'array'`
      const left = await tx.execute(sql`update ${job} set data = ${others} where ${isOfSeveral} and ${isNamed}`)
      return (left.rowCount ?? 0) + ((await tx.execute(sql`delete from ${job} where ${isNamed}`)).rowCount ?? 0)
    },
    work: async (context) => {
      await boss.stop({ graceful: false })
      boss = bossOf(db, { log, isWorking: true })
      await boss.start()
      await keepSchedules(boss, jobs)
      // While more wait than fit, the next are taken up without a pause. One that fails is tried again, and no other with it.
      const options = { pollingIntervalSeconds: looksEvery.jobs, batchSize: context.settings.JOBS_AT_ONCE }
      for (const job of jobs)
        await boss.work<unknown>(job.name, { ...options, burstWhenBatchFull: true, perJobResults: true }, (taken) =>
          Promise.all(taken.map(({ id, data, signal }) => resultOf(id, runLogged(context, job, { data, signal })))),
        )
      await boss.work(DEAD_LETTERS, { includeMetadata: true, pollingIntervalSeconds: looksEvery.givenUp }, async (dead) => {
        for (const { id, sourceName } of dead) log.error({ job: sourceName ?? '', id }, 'a job was given up')
      })
    },
    workOff: async (context) => {
      let good = 0
      for (const job of jobs) good += await workOffQueue(boss, context, job)
      return good
    },
    doNow: async (context, name, data) => jobs.find((job) => job.name === name)?.run(context, data, NEVER),
    close: () => boss.stop({ graceful: true, timeout: CLOSING_MS }),
  }
}

function bossOf(db: Db, { log, isWorking }: { log: Log; isWorking: boolean }): PgBoss {
  const boss = new PgBoss({
    db,
    schema: SCHEMA,
    supervise: isWorking,
    schedule: isWorking,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.error(describeError(error), 'the job queue failed'))
  boss.on('warning', ({ message }) => log.info({ warning: message }, 'the job queue warns'))
  return boss
}

/** Queues come before the first job is sent; a send inside a transaction then asks for no second connection. */
async function makeQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY })
  for (const { name } of jobs) {
    if (known.has(name)) continue
    // Of one key only one waits or runs; what the clock begins has none, and does not run next to itself.
    await boss.createQueue(name, { ...PATIENCE, policy: 'exclusive', deadLetter: DEAD_LETTERS })
    await boss.findJobs(name, { key: name })
  }
}

async function keepSchedules(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const wanted = jobs.flatMap(({ name, every }) => (every === null ? [] : [{ name, every }]))
  for (const { name } of await boss.getSchedules()) if (!wanted.some((job) => job.name === name)) await boss.unschedule(name)
  for (const { name, every } of wanted) await boss.schedule(name, every, {}, { tz: 'UTC', missed: 'once' })
}

/** What an error says may quote private data: it is told by kind and place, and so it is kept. */
async function runLogged(
  context: Context,
  job: AnyJob,
  { data, signal }: { readonly data: unknown; readonly signal: AbortSignal },
): Promise<void> {
  try {
    const step = { name: `job ${job.name}`, kind: 'work' as const, attributes: { 'messaging.destination.name': job.name } }
    await context.traces.during(step, () => job.run(context, data, signal))
  } catch (error) {
    context.log.error({ job: job.name, ...describeError(error) }, 'a job failed; it is tried again')
    throw new JobFailed()
  }
}

const resultOf = (id: string, run: Promise<void>): Promise<JobResult> =>
  run.then(
    () => ({ id, status: 'completed' as const }),
    () => ({ id, status: 'failed' as const, output: { name: JobFailed.name } }),
  )

class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

async function workOffQueue(boss: PgBoss, context: Context, job: AnyJob): Promise<number> {
  let good = 0
  for (let taken = await boss.fetch<unknown>(job.name); taken.length > 0; taken = await boss.fetch<unknown>(job.name)) {
    for (const one of taken) {
      try {
        await runLogged(context, job, { data: one.data, signal: NEVER })
        await boss.complete(job.name, one)
        good += 1
      } catch {
        await boss.fail(job.name, one)
      }
    }
  }
  return good
}
