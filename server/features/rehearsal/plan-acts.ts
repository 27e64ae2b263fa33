import { and, eq, inArray } from 'drizzle-orm'
import { seeded } from '#engine/practice/seed.ts'
import { type ScriptedAct, scriptFor } from '#engine/practice/rehearsal-script.ts'
import { REHEARSAL_STORIES, type RehearsalStory } from '#engine/words/rehearsal-story.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { rehearsalActs, rehearsalStories } from '#server/database/tables/rehearsal.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { allLetters, type LetterRow } from '#server/features/letters/letters.ts'
import { allActs, type RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import { changeFile, type World } from '#server/features/understudies/understudies.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

interface Planning {
  readonly member: SignedIn
  readonly row: Owned<RehearsalRow>
}

/** Decides what the practice bureaus do with the letters that came to them since. Each letter is planned once. */
export async function planActs(real: Context, world: World, { member, row }: Planning): Promise<void> {
  const planned = new Set((await allActs(real, row)).map(({ letterId }) => letterId))
  const arrived = (await allLetters(world.context, world.user)).filter(
    ({ id, deliveredOn, disputeId, target }) =>
      deliveredOn !== null && disputeId !== null && target !== 'creditor' && !planned.has(id),
  )
  if (arrived.length === 0) return
  const disputes = await allDisputes(world.context, world.user)
  for (const letter of arrived) {
    const about = disputes.filter(({ negativeItemId }) => negativeItemId !== null && negativeItemId === letter.negativeItemId)
    await planLetter(real, { member, row, letter, kin: about.map(({ id }) => id) })
  }
}

interface PlanningLetter extends Planning {
  readonly letter: LetterRow
  /** The disputes about the same entry. */
  readonly kin: readonly string[]
}

async function planLetter(real: Context, { member, row, letter, kin }: PlanningLetter): Promise<void> {
  const { disputeId, deliveredOn, target } = letter
  if (disputeId === null || deliveredOn === null || target === 'creditor') return
  await transact(real, member, async (tx) => {
    const story = await storyOf(tx, row, { disputeId, kin })
    const { acts, changes } = scriptFor({
      story,
      letterType: letter.letterType,
      receivedOn: deliveredOn,
      seed: `${row.seed} ${letter.creditor} ${target}`,
    })
    const isNew = await insertActs(tx, {
      row,
      letter: { id: letter.id, disputeId },
      acts,
      receivedOn: deliveredOn,
      at: real.now(),
    })
    if (isNew) {
      const inFile = changes.map((change) => ({ ...change, bureau: target, creditorName: letter.creditor }))
      await changeFile(tx, { member, understudyId: row.understudyId, changes: inFile })
    }
    const audit = { action: 'rehearsal.planned', subjectKind: 'rehearsal', subjectId: row.understudyId }
    return { answer: undefined, audit: isNew ? [audit] : [] }
  })
}

/** The story of a dispute, or of an earlier one about the same entry; one that the member opened gets its own by lot. */
async function storyOf(
  tx: Transaction,
  row: Owned<RehearsalRow>,
  { disputeId, kin }: { readonly disputeId: string; readonly kin: readonly string[] },
): Promise<RehearsalStory> {
  const own = { userId: row.userId, understudyId: row.understudyId }
  const known = await tx
    .select()
    .from(rehearsalStories)
    .where(
      and(
        eq(rehearsalStories.userId, own.userId),
        eq(rehearsalStories.understudyId, own.understudyId),
        inArray(rehearsalStories.disputeId, [disputeId, ...kin]),
      ),
    )
  const found = known.find((one) => one.disputeId === disputeId) ?? known[0]
  if (found) return found.story
  const story = seeded(`story ${row.seed} ${disputeId}`).pick(REHEARSAL_STORIES)
  await tx
    .insert(rehearsalStories)
    .values({ ...own, disputeId, story })
    .onConflictDoNothing()
  return story
}

interface Inserting {
  readonly row: Owned<RehearsalRow>
  readonly letter: { readonly id: string; readonly disputeId: string }
  readonly acts: readonly ScriptedAct[]
  readonly receivedOn: string
  readonly at: string
}

/** A letter that is answered by nothing is marked too, so that it is planned once. */
async function insertActs(tx: Transaction, { row, letter, acts, receivedOn, at }: Inserting): Promise<boolean> {
  const own = { userId: row.userId, understudyId: row.understudyId, letterId: letter.id, disputeId: letter.disputeId }
  const planned = acts.map((act, number) => ({
    ...own,
    number,
    onDay: act.on,
    kind: act.kind,
    ...(act.kind === 'reply' && { reply: act.reply, decidedOn: act.decidedOn }),
  }))
  const nothing = [{ ...own, number: 0, onDay: receivedOn, kind: 'none' as const, doneAt: at }]
  const rows = await tx
    .insert(rehearsalActs)
    .values(planned.length > 0 ? planned : nothing)
    .onConflictDoNothing()
    .returning({ number: rehearsalActs.number })
  return rows.length > 0
}
