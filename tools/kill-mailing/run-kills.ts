import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { openPool, type OpenDatabase } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { addLetter } from '#server/features/letters/letter-rows.ts'
import { mailingKeys } from '#tools/kill-mailing/mailing-context.ts'
import { type LobTrouble, type LocalLobService, startLocalLobService } from '#tools/local-services/lob-service.ts'

export interface KillPlan {
  readonly connection: pg.PoolConfig
  /** Where the processes keep their files. */
  readonly directory: string
  /** Letters of each round; one kill a round. */
  readonly letters: number
  readonly rounds: number
  readonly processes: number
  /** In [0, 1): when, and whom. */
  readonly random: () => number
  readonly tell?: (line: string) => void
}

export interface KillCount {
  readonly rounds: number
  /** Processes killed with signal 9. */
  readonly killed: number
  /** Rounds in which letters were still to be mailed when the kill came. */
  readonly amid: number
  readonly letters: number
  /** Envelopes in which they went. */
  readonly envelopes: number
  /** Envelopes that the post took: exactly as many, or something is wrong. */
  readonly taken: number
  readonly requests: number
  /** What is not as it must be; empty. */
  readonly wrong: readonly string[]
}

/** Errors before the letter was taken, and after it answers that are lost, late or not as documented, and requests that come twice, by chance. */
const troubleOf = (random: () => number) => (): LobTrouble | null => {
  const chance = random()
  if (chance < 0.06) return { status: 503, code: 'service_unavailable', retryAfter: 0 }
  if (chance < 0.12) return 'lost'
  if (chance < 0.15) return 'cut'
  if (chance < 0.18) return 'odd'
  if (chance < 0.21) return 'twice'
  return chance < 0.22 ? 'silence' : null
}

const SLOWNESS_MS = 4
const MOST_MS = 120_000

/**
 * Round after round: letters are put in the way of processes that mail them, one process or all of them are killed with
 * signal 9 at a random moment, started again, and everything must be settled
 * before the next round. In the end every letter is with the post, once.
 */
export async function runKills(plan: KillPlan): Promise<KillCount> {
  const lob = await startLocalLobService({ apiKey: 'live_local', slowness: SLOWNESS_MS })
  lob.trouble = troubleOf(plan.random)
  const database = openPool({ ...plan.connection, max: 3 })
  const userId = await makeMember(database)
  const start = (): Started => startProcess(plan, { userId, lobUrl: lob.url })
  const running = Array.from({ length: plan.processes }, start)
  await Promise.all(running.map(({ ready }) => ready))
  let [killed, amid] = [0, 0]
  try {
    for (let round = 1; round <= plan.rounds; round += 1) {
      await addLetters(database, userId, { count: plan.letters, isPractice: false })
      await momentOf(plan, lob)
      const isAll = plan.random() < 0.25
      const victims = isAll ? running.map((_, index) => index) : [Math.floor(plan.random() * running.length)]
      for (const index of victims) running[index]?.child.kill('SIGKILL')
      const left = await openLetters(database)
      if (left > 0) amid += 1
      killed += victims.length
      for (const index of victims) running[index] = start()
      await untilSettled(database)
      plan.tell?.(`round ${round}: killed ${victims.length} with ${left} letters to go`)
    }
    const { rows } = await database.db.execute(
      sql`select count(*)::int as letters, count(distinct coalesce(envelope_id, letter_id))::int as envelopes from mailings`,
    )
    const wrong = await whatIsWrong(database, lob)
    return {
      rounds: plan.rounds,
      killed,
      amid,
      letters: Number(rows[0]?.['letters']),
      envelopes: Number(rows[0]?.['envelopes']),
      taken: lob.taken.length,
      requests: lob.requests.length,
      wrong,
    }
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
    await database.close()
    await lob.close()
  }
}

/** Some way into this round: after so many of its requests, and then a little. */
async function momentOf({ random, letters: count }: KillPlan, lob: LocalLobService): Promise<void> {
  const from = lob.requests.length
  // Each letter is an address check and a hand-over.
  const after = Math.floor(random() * count * 2 * 0.9)
  const end = Date.now() + 10_000
  while (lob.requests.length - from < after && Date.now() < end) await wait(1)
  await wait(random() * 3 * SLOWNESS_MS)
}

const PROCESS = path.join(import.meta.dirname, 'mailing-process.ts')

interface Started {
  readonly child: ChildProcess
  /** Once it mails; a kill may come before. */
  readonly ready: Promise<void>
}

function startProcess(plan: KillPlan, given: { userId: string; lobUrl: string }): Started {
  const asked = JSON.stringify({
    ...given,
    connection: plan.connection,
    directory: plan.directory,
    seed: String(plan.random()),
  })
  const child = spawn(process.execPath, [PROCESS, asked], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  child.stdout.once('data', () => resolve())
  child.once('exit', (_code, signal) =>
    signal === 'SIGKILL' ? resolve() : reject(new Error('a mailing process ended by itself')),
  )
  return { child, ready }
}

export async function makeMember({ db }: OpenDatabase): Promise<string> {
  const userId = randomUUID()
  const username = `kills_${userId.slice(0, 8)}`
  await db
    .insert(users)
    .values({ userId, name: 'Dana Whitfield', username, email: `${username}@example.test`, passwordHash: 'nobody signs in' })
  return userId
}

const SENDER = ['Dana Whitfield', '12 Elm Street', 'Dayton, OH 45402']
const RECIPIENT = ['Experian', 'P.O. Box 4500', 'Allen, TX 75013']

interface Wanted {
  readonly count: number
  /** Of a practice case: they go to the practice post. */
  readonly isPractice: boolean
}

/** Letters that are confirmed and wait for the post. */
export async function addLetters({ db }: OpenDatabase, userId: string, { count, isPractice }: Wanted): Promise<void> {
  const at = new Date().toISOString()
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID()
    return {
      userId,
      id,
      creditor: `Harbor Dental ${id.slice(0, 8)}`,
      target: 'experian' as const,
      letterType: 'dispute' as const,
      recipientLines: RECIPIENT,
      senderLines: SENDER,
      letterDate: at.slice(0, 10),
      enclosures: [],
      content: `${SENDER.join('\n')}\n\nNovember 22, 2026\n\n${RECIPIENT.join('\n')}\n\nDear Experian:\n\nThe entry ${id} is not mine.\n\nSincerely,\n\nDana Whitfield`,
      facts: [],
      told: null,
      papers: [],
      attestedFacts: [],
      legalBasis: [],
      strategy: '',
      successProbability: 1,
      writtenBy: 'consumer' as const,
      isPractice,
      attestedAt: at,
    }
  })
  const context = { db, ...mailingKeys() }
  for (const row of rows) await db.transaction((tx) => addLetter(context, tx, row))
}

async function openLetters({ db }: OpenDatabase): Promise<number> {
  const { rows } = await db.execute(sql`select count(*)::int as count from letters where sent_at is null`)
  return Number(rows[0]?.['count'])
}

/** What the post did not answer to is tried again after a pause; here the pause is over at once. */
async function untilSettled(database: OpenDatabase): Promise<void> {
  const end = Date.now() + MOST_MS
  while ((await openLetters(database)) > 0) {
    if (Date.now() > end) return
    await database.db.execute(sql`update mailings set next_try_at = now() where post_id is null and next_try_at > now()`)
    await wait(20)
  }
}

/** Every letter once with the post, settled under the post's own id, told once; and the post has nothing else. */
async function whatIsWrong({ db }: OpenDatabase, lob: LocalLobService): Promise<string[]> {
  const { rows } = await db.execute<{ letter: string; key: string | null; post: string | null; sent: boolean; told: number }>(
    sql`select l.id as letter, m.post_key as key, m.post_id as post, l.sent_at is not null as sent,
          coalesce(a.told, 0) as told
        from letters l left join mailings m on m.user_id = l.user_id and m.letter_id = l.id
        left join (select subject_id, count(*)::int as told from audit_log where action = 'letter.mailed' group by subject_id) a
          on a.subject_id = l.id::text`,
  )
  const takenFor = Map.groupBy(lob.taken, ({ mailing }) => mailing)
  const wrong = rows.flatMap(({ letter, key, post, sent, told }) => {
    const taken = takenFor.get(key ?? '') ?? []
    if (taken.length !== 1) return [`letter ${letter} was taken ${taken.length} times`]
    if (taken[0]?.id !== post || !sent) return [`letter ${letter} is with the post and not settled`]
    return told === 1 ? [] : [`letter ${letter} was told ${told} times`]
  })
  const known = new Set(rows.map(({ key }) => key))
  return [
    ...wrong,
    ...[...takenFor.keys()].filter((key) => !known.has(key)).map((key) => `the post has ${key}, which nobody wished`),
  ]
}
