import { seeded, shuffled } from '#engine/practice/seed.ts'
import { REHEARSAL_CAST } from '#engine/practice/rehearsal-people.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import type { RehearsalStory } from '#engine/words/rehearsal-story.ts'
import { rehearsalStories } from '#server/database/tables/rehearsal.ts'
import { askBureaus } from '#server/features/bureau-connections/bureau-connections.ts'
import { type DisputeRow, fromItem, openDispute } from '#server/features/disputes/disputes.ts'
import { findingsOfReports, type StoredFinding } from '#server/features/findings/findings.ts'
import { writeLetter } from '#server/features/letters/letters.ts'
import { EACH_ALONE, mailLetters } from '#server/features/mailing/mailing.ts'
import { allItems, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import type { RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import type { World } from '#server/features/understudies/understudies.ts'
import type { Context } from '#server/context.ts'
import type { Owned } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

interface Casting {
  readonly row: Owned<RehearsalRow>
  readonly stories: readonly RehearsalStory[]
}

/**
 * The first day: practice reports are fetched and read, and for each story an entry that cannot be right is disputed with its
 * bureau. Each letter is written, and mailed where Errata plays the member’s part.
 */
export async function castDisputes(real: Context, world: World, { row, stories }: Casting): Promise<void> {
  const { context, user } = world
  const person = { ...REHEARSAL_CAST[row.person], ssn: null }
  await askBureaus(context, user, {
    person,
    bureaus: BUREAUS,
    action: 'report.generated',
    failed: 'Failed to generate credit reports',
  })
  const items = await chooseItems(world, { row, count: stories.length })
  for (const [index, item] of items.entries()) {
    const story = stories[index] ?? 'delete'
    const { dispute } = await openDispute(context, user, fromItem(item, item.bureau))
    await real.db
      .insert(rehearsalStories)
      .values({ userId: row.userId, understudyId: row.understudyId, disputeId: dispute.id, story })
      .onConflictDoNothing()
    await firstLetter(world, { row, dispute })
  }
  await world.settle()
}

async function firstLetter(world: World, { row, dispute }: { row: RehearsalRow; dispute: Owned<DisputeRow> }): Promise<void> {
  const { context, user } = world
  const { row: letter } = await writeLetter(context, user, {
    negativeItemId: dispute.negativeItemId,
    recipient: dispute.disputeTargets[0],
    letterType: 'dispute',
    userInfo: senderOf(row),
  })
  if (!row.isPlayedForMember) return
  await mailLetters(context, user, { rows: [letter], method: 'certified_mail', isAll: false, ...EACH_ALONE })
}

/** The invented return address. */
export function senderOf({ person }: Pick<RehearsalRow, 'person'>) {
  const { firstName, lastName, address } = REHEARSAL_CAST[person]
  const { street, city, state, zip } = address
  return { name: `${firstName} ${lastName}`, address: street, city, state, zip }
}

/** Entries that the page itself shows to be wrong, from one bureau after the other, each of another company. */
async function chooseItems({ context, user }: World, { row, count }: { row: RehearsalRow; count: number }): Promise<ItemRow[]> {
  const items = (await allItems(context, user)).filter(({ isListed }) => isListed)
  const found = await findingsOfReports(context, user, [...new Set(items.map(({ reportId }) => reportId))])
  const isWrong = ({ reportId, subjectId }: ItemRow): boolean =>
    found.some((one) => one.reportId === reportId && one.subjectId === subjectId && isAsserted(one))
  const chance = seeded(`entries ${row.seed}`)
  const byBureau = BUREAUS.map((bureau) =>
    shuffled(
      chance.fork(bureau),
      items.filter((item) => item.bureau === bureau && isWrong(item)),
    ),
  )
  const chosen: ItemRow[] = []
  for (let round = 0; chosen.length < count && round < items.length; round += 1) {
    for (const own of byBureau) {
      const next = own.shift()
      if (next && chosen.length < count && chosen.every(({ creditorName }) => creditorName !== next.creditorName))
        chosen.push(next)
    }
  }
  if (chosen.length < count)
    throw new Refusal('conflict', 'This made-up person’s reports have too few errors. Choose fewer stories.')
  return chosen
}

/** A letter about anything less only asks: no clock runs from it, so no time of a bureau could be rehearsed. */
const isAsserted = ({ grade, isQuestion }: StoredFinding): boolean => isQuestion !== true && ASSERTING_GRADES.includes(grade)
