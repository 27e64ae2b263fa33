import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { startEmbeddedDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { remindMembers } from '#server/features/reminders/reminders.ts'
import { bundleServer } from '#server/testing/bundle-server.ts'
import { freePort } from '#server/testing/free-port.ts'
import { ended, processorSeconds } from '#tools/bench/product.ts'
import { mailingContext } from '#tools/kill-mailing/mailing-context.ts'
import { startArguments } from '#tools/start-arguments.ts'

/**
 * `npm run bench:mails [-- 2000]`: so many members' reminders, sent by two working processes to a mail server of this machine, against a
 * bare nodemailer that hands the same bytes to the same server over as many connections as one process keeps open. Next to the ratio it
 * says how long the processor worked on a mail, and in which process.
 */
const members = Number(process.argv[2] ?? 2_000)
const JOBS_AT_ONCE = '10'
const CONNECTIONS = 3
const ROWS_AT_ONCE = 1_000
const AIM = 0.5

const directory = mkdtempSync(path.join(tmpdir(), 'errata-bench-mails-'))
const embedded = await startEmbeddedDatabase(path.join(directory, 'database'))
const database = openPool(embedded.connection)
const sink = fork(path.join(import.meta.dirname, 'mail-sink.ts'))
const working: ChildProcess[] = []
try {
  const [begun] = await once(sink, 'message')
  const { url } = z.object({ url: z.string() }).parse(begun)
  await migrateDatabase(database.pool)
  await addMembers(database)
  await sendJobs()
  const ours = await timeTaken(0, () => {
    const { host, user } = embedded.connection
    bundleServer()
    return Promise.all([1, 2].map((name) => startWorker({ url, host, user, name: String(name) })))
  })
  const { newest } = await askSink()
  const server = createTransport({ url, pool: true, maxConnections: CONNECTIONS, maxMessages: Infinity })
  const to = { from: 'errata@example.test', to: 'somebody@example.test' }
  let left = members
  const bare = await timeTaken(members, () => {
    const loop = async (): Promise<void> => {
      while ((left -= 1) >= 0) await server.sendMail({ envelope: to, raw: newest })
    }
    return Promise.all(Array.from({ length: CONNECTIONS }, loop))
  })
  server.close()
  const ratio = bare.seconds / ours.seconds
  console.log({
    members,
    ours: `${(members / ours.seconds).toFixed(0)} /s on two processes`,
    bare: `${(members / bare.seconds).toFixed(0)} /s bare nodemailer`,
    ratio: ratio.toFixed(2),
    aim: AIM,
    processorOfOurs: { node: ours.node, database: ours.database, mailServer: ours.mailServer },
    processorOfBare: { node: bare.bench, mailServer: bare.mailServer },
  })
  if (ratio < AIM) process.exitCode = 1
} finally {
  for (const child of working) child.kill('SIGTERM')
  await Promise.all(working.map(ended))
  sink.disconnect()
  await database.close()
  await embedded.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function askSink(): Promise<{ readonly taken: number; readonly newest: string }> {
  sink.send('how many')
  const [told] = await once(sink, 'message')
  return z.object({ taken: z.number(), newest: z.string() }).parse(told)
}

/** Seconds of the processor so far. Of this process, the database and the mail server run below it, and so do the workers. */
function processorSoFar() {
  const { server: bench, database: below } = processorSeconds(process.pid)
  const node = working.reduce((sum, { pid }) => sum + processorSeconds(pid).server, 0)
  const { server: mailServer } = processorSeconds(sink.pid)
  return { bench, node, mailServer, database: below - node - mailServer }
}

/** From the first message that the server takes to the last: seconds, and milliseconds of the processor for each. */
async function timeTaken(before: number, begin: () => Promise<unknown>) {
  const going = begin()
  let first: { readonly at: number; readonly processor: ReturnType<typeof processorSoFar> } | null = null
  for (;;) {
    const { taken } = await askSink()
    if (first === null && taken > before) first = { at: performance.now(), processor: processorSoFar() }
    if (taken >= before + members) break
    if (working.some(({ exitCode }) => exitCode !== null)) throw new Error('A working process ended by itself.')
    await wait(5)
  }
  const [seconds, last, begun] = [(performance.now() - (first?.at ?? 0)) / 1000, processorSoFar(), first?.processor]
  await going
  const each = (what: keyof typeof last) => `${(((last[what] - (begun?.[what] ?? 0)) * 1000) / members).toFixed(2)} ms`
  return { seconds, bench: each('bench'), node: each('node'), database: each('database'), mailServer: each('mailServer') }
}

/** Members for each of whom one thing waits to be told. */
async function addMembers({ db }: OpenDatabase): Promise<void> {
  for (let from = 0; from < members; from += ROWS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(ROWS_AT_ONCE, members - from) }, () => randomUUID())
    const rows = ids.map((userId) => ({
      userId,
      name: 'Dana Whitfield',
      username: userId,
      email: `${userId}@example.test`,
      passwordHash: 'nobody signs in',
    }))
    await db.insert(users).values(rows)
    await db.insert(notifications).values(
      ids.map((userId) => ({
        userId,
        id: randomUUID(),
        occasion: 'returned',
        type: 'letter_returned' as const,
        title: 'Letter of November 27, 2026 not delivered',
        message: 'It did not reach Equifax.',
        priority: 'high' as const,
        isPractice: false,
        createdAt: new Date().toISOString(),
      })),
    )
  }
}

/** The rounds of a morning, before anyone works. */
async function sendJobs(): Promise<void> {
  const context = await mailingContext({ database, directory, lobUrl: 'http://127.0.0.1:9' })
  const day = new Date().toISOString().slice(0, 10)
  const inTheMorning = { ...context, now: () => `${day}T17:00:00.000Z` }
  for (let after = await remindMembers(inTheMorning); after !== null; ) after = await remindMembers(inTheMorning, after)
  await context.jobs.close()
  await context.processMark.close()
  await context.threads.close()
}

async function startWorker(given: { readonly url: string; readonly host: string; readonly user: string; readonly name: string }) {
  const env = {
    ...process.env,
    ROLE: 'worker',
    PORT: String(await freePort()),
    DATA_DIR: path.join(directory, given.name),
    DATABASE_URL: `postgres://${given.user}@localhost/postgres?host=${encodeURIComponent(given.host)}`,
    APP_SECRET: 'the secret of a bench',
    SMTP_URL: given.url,
    JOBS_AT_ONCE,
  }
  working.push(spawn(process.execPath, startArguments(), { env, stdio: ['ignore', 'ignore', 'inherit'] }))
}
