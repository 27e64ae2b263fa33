import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Context } from '#server/context.ts'
import { type Database, poolOf, sessionOptions, type Transaction } from '#server/database/open.ts'
import { tellAllChanges, tellChangeOf, type Watch, watchChangesOf } from '#server/platform/change-signals.ts'
import { describeError } from '#server/platform/log.ts'

/** One channel of the database for all topics. */
const CHANNEL = 'errata_changes'
const AGAIN_MS = 1_000

const say = async (db: Database | Transaction, topic: string): Promise<void> => {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${topic})`)
}

/** Says in every process that something of this topic has changed, once the transaction has committed and only then. */
export const tellOnCommit = (tx: Transaction, topic: string): Promise<void> => say(tx, topic)

/** The same of a change that has committed. A failure is no failure of the change: whoever watches looks by themselves, too. */
export const tellEverywhere = (context: Pick<Context, 'db' | 'log'>, topic: string): Promise<void> =>
  say(context.db, topic).catch((error: unknown) => context.log.error(describeError(error), 'telling of a change failed'))

/** The connection on which a process hears; open while someone watches. */
interface Ear {
  watchers: number
  isClosed: boolean
  client: pg.Client | null
}

const ears = new Map<Database, Ear>()

/** Hears of changes by every process from now on. Should the connection break, it is opened again, and all look by themselves. */
export function watchEverywhere(context: Context, topic: string): Watch {
  const watch = watchChangesOf(topic)
  const ear = ears.get(context.db) ?? openEar(context)
  ear.watchers += 1
  return {
    change: watch.change,
    stop: () => {
      watch.stop()
      ear.watchers -= 1
      if (ear.watchers === 0) closeEar(context.db, ear)
    },
  }
}

function openEar(context: Context): Ear {
  const ear: Ear = { watchers: 0, isClosed: false, client: null }
  ears.set(context.db, ear)
  void listen(context, ear)
  return ear
}

function closeEar(db: Database, ear: Ear): void {
  ear.isClosed = true
  ears.delete(db)
  void ear.client?.end().catch(() => undefined)
}

async function listen(context: Context, ear: Ear): Promise<void> {
  const pool = poolOf(context.db)
  if (pool === null) throw new Error('inside a transaction nothing is heard')
  const client = new pg.Client(sessionOptions(pool))
  const again = (error: unknown): void => {
    if (ear.client === client) ear.client = null
    if (ear.isClosed) return
    context.log.error(describeError(error), 'hearing of changes failed; it is begun again')
    setTimeout(() => void (ear.isClosed ? undefined : listen(context, ear)), AGAIN_MS).unref()
  }
  client.on('notification', ({ payload }) => tellChangeOf(payload ?? ''))
  client.once('error', again)
  // A connection may say twice that it is broken.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    ear.client = client
    // What was said before someone listened is not known.
    tellAllChanges()
    if (ear.isClosed) await client.end()
  } catch (error) {
    client.removeListener('error', again)
    again(error)
  }
}
