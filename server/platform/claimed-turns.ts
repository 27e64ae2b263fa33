import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { OwnPiece } from '#server/platform/background-queue.ts'
import { deadAmong } from '#server/platform/process-mark.ts'

/**
 * A table of what is read behind the calls, turn by turn. A row that waits is `processing`, `claimed_by` is the process that works
 * at it, `attempts` how often a turn of it was begun in vain, and `turn_at` when its member last had a turn.
 */
export interface TurnTable {
  readonly name: 'report_readings' | 'replies'
  /** When it came: of one member the oldest is read first. */
  readonly cameAt: 'started_at' | 'uploaded_at'
}

/**
 * Takes the row whose turn it is for this process: of the member who has waited longest since their last turn. What a process that
 * has died had claimed is free. Two processes never get the same row.
 */
export async function claimTurn(context: Context, table: TurnTable, busy: readonly string[]): Promise<OwnPiece | null> {
  const mine = await context.processMark.number()
  const name = sql.identifier(table.name)
  for (;;) {
    const next = await nextTurn(context, table, { mine, busy })
    if (next === undefined) return null
    // Each claim counts, so where another process was first the number is another one, and the next turn is looked for.
    const { rowCount } = await context.db.execute(sql`
      update ${name} set claimed_by = ${mine}, attempts = attempts + 1
      where user_id = ${next.user_id}::uuid and id = ${next.id}::uuid and status = 'processing'
        and attempts = ${next.attempts} and claimed_by is not distinct from ${next.claimed_by}::int`)
    if (rowCount === 1) return { userId: next.user_id, id: next.id }
  }
}

interface NextTurn extends Record<string, unknown> {
  readonly user_id: string
  readonly id: string
  readonly attempts: number
  readonly claimed_by: number | null
}

/** Read without a lock: rows of several members may be on several machines, and none of them is held for looking. */
async function nextTurn(
  { db }: Context,
  { name, cameAt }: TurnTable,
  { mine, busy }: { readonly mine: number; readonly busy: readonly string[] },
): Promise<NextTurn | undefined> {
  const table = sql.identifier(name)
  const held = await db.execute<{ holder: number }>(
    sql`select distinct claimed_by as holder from ${table} where status = 'processing' and claimed_by is not null`,
  )
  const free = [
    mine,
    ...(await deadAmong(
      db,
      held.rows.map(({ holder }) => holder),
    )),
  ]
  const others = sql.join(
    busy.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<NextTurn>(sql`
    select user_id, id, attempts, claimed_by from ${table}
    where status = 'processing'
      and (claimed_by is null or claimed_by in (${sql.join(
        free.map((number) => sql`${number}`),
        sql`, `,
      )}))
      and user_id <> all (array[${others}]::uuid[])
    order by turn_at, ${sql.identifier(cameAt)}, id
    limit 1`)
  return rows[0]
}

interface EndedTurn {
  readonly piece: OwnPiece
  /** Whether it did its work; one that was stopped on purpose was no failed attempt either. */
  readonly isDone: boolean
}

/** Lets go of a row after a turn, and everything of its member's waits for the next. */
export async function endTurn(context: Context, { name }: TurnTable, { piece, isDone }: EndedTurn): Promise<void> {
  const { userId, id } = piece
  const table = sql.identifier(name)
  const isIt = sql`t.id = ${id}::uuid`
  const attempts = isDone ? sql`0` : sql`greatest(t.attempts - 1, 0)`
  await context.db.execute(sql`
    update ${table} t set
      turn_at = now(),
      claimed_by = case when ${isIt} then null else t.claimed_by end,
      attempts = case when ${isIt} then ${attempts} else t.attempts end
    from (
      select user_id, id from ${table}
      where user_id = ${userId}::uuid and (status = 'processing' or id = ${id}::uuid)
      order by id for update) own
    where t.user_id = own.user_id and t.id = own.id`)
}
