import { type SQL, sql } from 'drizzle-orm'
import { type Bureau, BUREAUS } from '#engine/words/bureau.ts'
import type { EndedDisputes } from '#engine/strategy/estimate-success.ts'
import type { Context } from '#server/context.ts'
import { disputes } from '#server/database/tables/disputes.ts'

/** So many of the newest of others are counted at a bureau: how bureaus answer changes, and what is asked takes the same however many members there are. */
const NEWEST_OF_OTHERS = 1_000

/**
 * Ended disputes by rule and bureau, the user's own and, apart, the newest of others: counts alone, of no practice, and of no one by
 * name. A dispute that was opened before its grounds were kept is not counted: no one knows what it rested on.
 */
export async function endedDisputes(
  context: Context,
  user: { readonly id: string },
  rules: readonly string[],
): Promise<EndedDisputes[]> {
  if (rules.length === 0) return []
  const wanted = [...new Set(rules)]
  const isOwn = sql`user_id = ${user.id}::uuid`
  const ownOnes = sql`select user_id, bureau, rested_on, outcome from ${disputes} where ${isOwn} and bureau is not null and ${ENDED}`
  const [own, others] = await Promise.all([
    counts(context, ownOnes, { wanted, only: sql`true` }),
    counts(context, NEWEST, { wanted, only: sql`not ${isOwn}` }),
  ])
  const keys = new Map([...own, ...others].map((one) => [`${one.rule} ${one.bureau}`, one]))
  return [...keys.values()].map(({ rule, bureau }) => {
    const of = (rows: readonly Counts[]) => rows.find((one) => one.rule === rule && one.bureau === bureau) ?? NONE
    const [ofOwn, ofOthers] = [of(own), of(others)]
    return {
      rule,
      bureau,
      own: { ended: ofOwn.ended, changed: ofOwn.changed },
      others: { ended: ofOthers.ended, changed: ofOthers.changed, members: ofOthers.members },
    }
  })
}

const NONE = { ended: 0, changed: 0, members: 0 }

/** As it is in the index. */
const ENDED = sql`outcome <> 'pending' and not is_practice`

const NEWEST = sql.join(
  BUREAUS.map(
    (bureau) =>
      sql`(select user_id, bureau, rested_on, outcome from ${disputes} where bureau = ${bureau} and ${ENDED} order by created_at desc limit ${sql.raw(String(NEWEST_OF_OTHERS))})`,
  ),
  sql` union all `,
)

type Counts = { rule: string; bureau: Bureau; ended: number; changed: number; members: number }

async function counts(
  { db }: Context,
  ended: SQL,
  { wanted, only }: { readonly wanted: readonly string[]; readonly only: SQL },
): Promise<Counts[]> {
  const { rows } = await db.execute<Counts>(sql`
    select ground.rule, ended.bureau, count(*)::int as ended, count(distinct user_id)::int as members,
      (count(*) filter (where outcome in ('removed', 'updated')))::int as changed
    from (${ended}) ended, unnest(ended.rested_on) as ground(rule)
    where ${only} and ground.rule = any (${sql.param(wanted)}::text[])
    group by 1, 2`)
  return rows
}
