import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { EndedDisputes } from '#engine/strategy/estimate-success.ts'
import type { Context } from '#server/context.ts'
import { disputes } from '#server/database/tables/disputes.ts'

/**
 * Everybody's ended disputes by rule and bureau, the user's own apart: counts alone, of no practice, and of nobody by name. A
 * dispute that was opened before its grounds were kept is not counted: nobody knows what it rested on.
 */
export async function endedDisputes(
  context: Context,
  user: { readonly id: string },
  rules: readonly string[],
): Promise<EndedDisputes[]> {
  if (rules.length === 0) return []
  const rule = sql<string>`ground.rule`
  const isOwn = sql`${disputes.userId} = ${user.id}::uuid`
  const isChanged = inArray(disputes.outcome, ['removed', 'updated'])
  const rows = await context.db
    .select({
      rule,
      bureau: disputes.bureau,
      ownEnded: sql<number>`(count(*) filter (where ${isOwn}))::int`,
      ownChanged: sql<number>`(count(*) filter (where ${isOwn} and ${isChanged}))::int`,
      othersEnded: sql<number>`(count(*) filter (where not ${isOwn}))::int`,
      othersChanged: sql<number>`(count(*) filter (where not ${isOwn} and ${isChanged}))::int`,
      members: sql<number>`(count(distinct ${disputes.userId}) filter (where not ${isOwn}))::int`,
    })
    .from(disputes)
    .innerJoin(sql`unnest(${disputes.restedOn}) as ground(rule)`, sql`true`)
    .where(
      and(
        ne(disputes.outcome, 'pending'),
        eq(disputes.isPractice, false),
        isNotNull(disputes.bureau),
        inArray(rule, [...new Set(rules)]),
      ),
    )
    .groupBy(rule, disputes.bureau)
  return rows.flatMap(({ rule: name, bureau, ownEnded, ownChanged, othersEnded, othersChanged, members }) => {
    const own = { ended: ownEnded, changed: ownChanged }
    const others = { ended: othersEnded, changed: othersChanged, members }
    return bureau === null ? [] : [{ rule: name, bureau, own, others }]
  })
}
