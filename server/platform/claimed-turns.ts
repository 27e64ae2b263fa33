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
export async function claimTurn(
  context: Context,
  { name, cameAt }: TurnTable,
  busy: readonly string[],
): Promise<OwnPiece | null> {
  const mine = await context.processMark.number()
  const table = sql.identifier(name)
  const held = await context.db.execute<{ holder: number }>(
    sql`select distinct claimed_by as holder from ${table} where status = 'processing' and claimed_by is not null`,
  )
  const holders = held.rows.map(({ holder }) => holder)
  const free = [mine, ...(await deadAmong(context.db, holders))]
  const others = sql.join(
    busy.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await context.db.execute<{ user_id: string; id: string }>(sql`
    with next as (
      select user_id, id from ${table}
      where status = 'processing'
        and (claimed_by is null or claimed_by in (${sql.join(
          free.map((number) => sql`${number}`),
          sql`, `,
        )}))
        and user_id <> all (array[${others}]::uuid[])
      order by turn_at, ${sql.identifier(cameAt)}, id
      limit 1
      for update skip locked)
    update ${table} t set claimed_by = ${mine}, attempts = t.attempts + 1
    from next where t.user_id = next.user_id and t.id = next.id
    returning t.user_id, t.id`)
  const [row] = rows
  return row === undefined ? null : { userId: row.user_id, id: row.id }
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
      turn_at = clock_timestamp(),
      claimed_by = case when ${isIt} then null else t.claimed_by end,
      attempts = case when ${isIt} then ${attempts} else t.attempts end
    from (
      select user_id, id from ${table}
      where user_id = ${userId}::uuid and (status = 'processing' or id = ${id}::uuid)
      order by id for update) own
    where t.user_id = own.user_id and t.id = own.id`)
}
