import { setImmediate as breath } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/pg-proxy'
import pg from 'pg'
import type { Context } from '#server/context.ts'

type Row = unknown[]

/** One member's wish for rows. */
interface Wish {
  readonly userId: string
  readonly text: string
  readonly values: readonly unknown[]
  give(rows: Row[]): void
  fail(error: unknown): void
}

/**
 * Does the same work for several members, each by their own context. Where all of them have come to the same statement, with their own id in it,
 * it is sent once for all. Between two members others have their turn.
 */
export async function readTogether<Member extends { readonly id: string }, Answer>(
  context: Context,
  members: readonly Member[],
  work: (own: Context, member: Member) => Promise<Answer>,
): Promise<readonly PromiseSettledResult<Answer>[]> {
  const pool: unknown = Reflect.get(context.db, '$client')
  if (!(pool instanceof pg.Pool)) return Promise.allSettled(members.map((member) => work(context, member)))
  const wishes: Wish[] = []
  const atWork = new Set(members.map(({ id }) => id))
  const sendIfAllWait = (): void => {
    const waiting = new Set(wishes.map(({ userId }) => userId))
    if (waiting.size === atWork.size && waiting.size > 0) sendAll(pool, wishes.splice(0))
  }
  const contextOf = (userId: string): Context => {
    const own = drizzle(
      (text, values) =>
        new Promise((resolve, reject) => {
          wishes.push({ userId, text, values, give: (rows) => resolve({ rows }), fail: reject })
          // What the member asks for at the same time comes along.
          setImmediate(sendIfAllWait)
        }),
      { casing: 'snake_case' },
    )
    const select = own.select.bind(own)
    const db = new Proxy(context.db, { get: (real, name): unknown => (name === 'select' ? select : Reflect.get(real, name)) })
    return { ...context, db }
  }
  return Promise.allSettled(
    members.map((member) =>
      work(contextOf(member.id), member).finally(() => {
        atWork.delete(member.id)
        sendIfAllWait()
      }),
    ),
  )
}

/** Wishes of one statement go together: the same words with the same values, but for the member's id. */
function sendAll(pool: pg.Pool, wishes: readonly Wish[]): void {
  const alike = Map.groupBy(wishes, ({ userId, text, values }) =>
    JSON.stringify([text, values.map((value) => (value === userId ? null : [value]))]),
  )
  for (const some of alike.values()) void send(pool, some)
}

/** Databases of several machines: rows of different members lie on different ones, and each statement goes to its member's. */
const spread = new WeakSet<pg.Pool>()

async function send(pool: pg.Pool, wishes: readonly Wish[]): Promise<void> {
  if (spread.has(pool)) return sendEach(pool, wishes)
  try {
    const { text, values, ids } = togetherOf(wishes)
    const { rows } = await pool.query<Row>({ text, values, rowMode: 'array', types: TYPES })
    for (const { userId, give } of wishes) {
      const place = ids.indexOf(userId) + 1
      give(rows.filter(([ofPlace]) => Number(ofPlace) === place).map(([_place, _number, ...row]) => row))
      await breath()
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NOT_TAKEN) {
      spread.add(pool)
      return sendEach(pool, wishes)
    }
    for (const { fail } of wishes) fail(error)
  }
}

/** "Feature not supported": what Citus answers to a statement of several members' rows that it cannot take apart. */
const NOT_TAKEN = '0A000'

async function sendEach(pool: pg.Pool, wishes: readonly Wish[]): Promise<void> {
  for (const { text, values, give, fail } of wishes)
    await pool.query<Row>({ text, values: [...values], rowMode: 'array', types: TYPES }).then(({ rows }) => give(rows), fail)
}

/** The statement for each of some members, in the order in which it answers; its columns follow the member's place and the row's number. */
function togetherOf(wishes: readonly Wish[]): {
  readonly text: string
  readonly values: unknown[]
  readonly ids: readonly string[]
} {
  const ids = [...new Set(wishes.map(({ userId }) => userId))]
  const [first] = wishes
  const shared: unknown[] = [ids]
  const one = first?.text.replaceAll(/\$(\d+)/g, (_all, number: string) => {
    const value = first.values[Number(number) - 1]
    return value === first.userId ? 'together.user_id' : `$${shared.push(value)}`
  })
  const text = `select together.place, found.* from unnest($1::uuid[]) with ordinality as together(user_id, place)
    cross join lateral (select row_number() over () as number, one.* from (${one}) one) found order by together.place, found.number`
  return { text, values: shared, ids }
}

/** Instants and days as the database writes them, as everywhere. */
const AS_TEXT: readonly number[] = [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP, pg.types.builtins.DATE]
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    AS_TEXT.includes(id) ? (text: string) => text : pg.types.getTypeParser(id, format),
}
