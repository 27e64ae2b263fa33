import type { Context } from '#server/context.ts'
import { announceDays } from '#server/features/matters/matters.ts'
import { finishMailings, followMailings } from '#server/features/mailing/mailing.ts'
import { doActs } from '#server/features/rehearsal/do-acts.ts'
import { planActs } from '#server/features/rehearsal/plan-acts.ts'
import { playMember } from '#server/features/rehearsal/play-member.ts'
import type { RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import { type World, worldOf } from '#server/features/understudies/understudies.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/**
 * One day of a rehearsal, in the order of a day: the post delivers, the bureaus decide and answer, reports come, days that are
 * near are told, and what has fallen due is written. The very rounds of the product do it, in this world. Repeating it is
 * harmless.
 */
export async function liveDay(real: Context, member: SignedIn, row: Owned<RehearsalRow>): Promise<World> {
  const before = await worldOf(real, member, row.understudyId)
  await finishMailings(before.context)
  await followMailings(before.context)
  await before.settle()
  await planActs(real, before, { member, row })
  // What was just decided changes what the bureaus’ files say.
  const world = await worldOf(real, member, row.understudyId)
  await doActs(real, world, row)
  await world.settle()
  await announceDays(world.context)
  if (row.isPlayedForMember) await playMember(world, row)
  await world.settle()
  return world
}
