import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Finding, isFavorable } from '#engine/audit/finding.ts'
import { announceOpened } from '#engine/disputes/announcements.ts'
import { groundOf } from '#engine/strategy/grounds.ts'
import { DISPUTE_TARGETS, type DisputeTarget } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { addEvent, changedDispute } from '#server/features/disputes/dispute-events.ts'
import { openDisputeLike, openDisputeOf, openDisputeOfEntry, type DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import { sealDescription, withDescription } from '#server/features/disputes/open-description.ts'
import { sealOwnWords } from '#server/features/disputes/own-words.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { findingsBeside, findingsOfEntry, ownedFinding, type StoredFinding } from '#server/features/findings/findings.ts'
import { itemIfKept, markDisputed, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact, type Change } from '#server/platform/transact.ts'

export type NewDispute = Pick<
  DisputeRow,
  | 'negativeItemId'
  | 'creditor'
  | 'description'
  | 'status'
  | 'estimatedImpact'
  | 'disputeTargets'
  | 'submissionMethod'
  | 'isPractice'
> &
  Partial<Pick<DisputeRow, 'findingId' | 'entryKey'>> & {
    /** Null: high where the report shows the error, else the item's own. */
    readonly priority: DisputeRow['priority'] | null
    readonly ownWords?: string
    /** The letter that opens it by going out. */
    readonly letter?: { readonly isRequest: boolean }
  }

export interface Opened {
  readonly dispute: Owned<DisputeRow>
  readonly isNew: boolean
}

/**
 * Opens a dispute, or answers the open one about the same item with the wanted recipients added. Two requests at once open
 * one: the database's own index decides. Where no item is meant, the same words to the same recipients are the same dispute.
 */
export function openDispute(context: Context, user: SignedIn, wanted: NewDispute): Promise<Opened> {
  return transact(context, user, async (tx) => {
    if (wanted.negativeItemId === null && !wanted.entryKey) {
      // Anyone who says the same at once waits here and finds it.
      await oneAtATime(tx, `free disputes ${user.id}`)
      const same = await openDisputeLike(within(context, tx), user, wanted)
      if (same) return { answer: { dispute: same, isNew: false }, audit: [] }
    }
    return openDisputeIn(context, tx, { user, wanted })
  })
}

/** The same inside a transaction that does more. */
export async function openDisputeIn(
  context: Context,
  tx: Transaction,
  { user, wanted }: { user: SignedIn; wanted: NewDispute },
): Promise<Change<Opened>> {
  const inside = within(context, tx)
  const open = await openDisputeAbout(inside, user, wanted)
  if (open) return addTargets(tx, user, { open, targets: wanted.disputeTargets })
  const now = context.now()
  const submittedAt = wanted.status === 'pending' ? null : now
  const item = wanted.negativeItemId === null ? null : await itemIfKept(inside, user, wanted.negativeItemId)
  const finding = wanted.findingId ? await ownedFinding(inside, user, wanted.findingId) : null
  const found = await groundsAgainst(inside, user, { item, finding })
  const bureau = item?.bureau ?? finding?.bureau
  const grounds = bureau && { bureau, restedOn: [...new Set(found.map(({ rule }) => rule))] }
  // What opens a dispute without the member's words describes it in ours.
  const { ownWords = '', description, letter = null, ...rest } = wanted
  const its = { userId: user.id, id: randomUUID() }
  const sealedOwnWords = await sealOwnWords(inside, its, ownWords)
  const sealedDescription = await sealDescription(inside, its, description)
  const priority = wanted.priority ?? (groundOf(found) === 'proven' ? 'high' : (item?.priority ?? 'medium'))
  const values = { ...rest, priority, ...grounds, ...its, sealedOwnWords, sealedDescription, createdAt: now, submittedAt }
  const [row] = await tx.insert(disputes).values(values).onConflictDoNothing().returning()
  if (row) return settle(context, tx, { user, row: owned(user, withDescription(row, description)), item, found, letter })
  const winner = await openDisputeAbout(inside, user, wanted)
  if (!winner) throw new Error('a dispute that could not be inserted stands already')
  return addTargets(tx, user, { open: winner, targets: wanted.disputeTargets })
}

/** The one about the same entry that still goes on; what the form alone describes is about none. */
async function openDisputeAbout(
  context: Context,
  user: SignedIn,
  { negativeItemId, entryKey }: NewDispute,
): Promise<Owned<DisputeRow> | null> {
  if (negativeItemId !== null) return openDisputeOf(context, user, negativeItemId)
  return entryKey ? openDisputeOfEntry(context, user, entryKey) : null
}

const MOST_IMPACT = 100

/** A dispute as it is opened from an item: to the bureau whose report lists it, or to the company that reports it. */
export function fromItem(item: ItemRow, target: DisputeTarget): NewDispute {
  return {
    negativeItemId: item.id,
    creditor: item.creditorName,
    description: item.description,
    status: 'pending',
    priority: null,
    estimatedImpact: Math.min(MOST_IMPACT, Math.max(1, item.estimatedImpact)),
    disputeTargets: [target],
    submissionMethod: 'mail',
    isPractice: item.isPractice,
  }
}

interface Inserted {
  readonly user: SignedIn
  readonly row: Owned<DisputeRow>
  readonly item: ItemRow | null
  readonly found: readonly Finding[]
  readonly letter: NonNullable<NewDispute['letter']> | null
}

async function settle(context: Context, tx: Transaction, { user, row, item, found, letter }: Inserted): Promise<Change<Opened>> {
  if (row.negativeItemId !== null) await markDisputed(tx, user, { itemId: row.negativeItemId, disputeId: row.id })
  await addEvent(context, tx, {
    dispute: row,
    at: context.now(),
    kind: 'opened',
    text: letter?.isRequest ? OPENED_BY_REQUEST : 'You opened this dispute.',
  })
  if (found.length > 0) await addEvent(context, tx, { dispute: row, at: context.now(), ...foundEvent(row, found, item) })
  if (row.status !== 'pending')
    await addEvent(context, tx, { dispute: row, at: context.now(), kind: 'moved', text: 'You said you already sent it.' })
  await notify(tx, user, {
    ...announceOpened(row, letter),
    occasion: openedOccasion(row),
    dispute: row,
    at: row.createdAt,
  })
  const detail = {
    targets: row.disputeTargets.join(','),
    practice: row.isPractice,
    about: nameOfEntry(context, user, { row, item }),
    fromItem: row.negativeItemId !== null,
  }
  return {
    answer: { dispute: row, isNew: true },
    audit: [{ action: 'dispute.opened', subjectKind: 'dispute', subjectId: row.id, detail }],
  }
}

/** News of it is taken back while it is withdrawn. */
export const openedOccasion = ({ id }: Pick<DisputeRow, 'id'>): string => `dispute_opened:${id}`

const OPENED_BY_REQUEST = 'You asked about this item. You did not dispute it.'

/** Names the disputed entry without saying anything of it, the same after its report was deleted and uploaded again. */
function nameOfEntry(context: Context, user: SignedIn, { row, item }: { row: DisputeRow; item: ItemRow | null }): string {
  const name = row.creditor.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return item === null ? keyedHash(context.secret, 'disputed creditor', `${user.id}|${name}`) : `${item.bureau}:${item.identity}`
}

/** What speaks against the entry, questions left out: a later report may not show any more what the dispute rested on. */
async function groundsAgainst(
  context: Context,
  user: SignedIn,
  { item, finding }: { readonly item: ItemRow | null; readonly finding: StoredFinding | null },
): Promise<Finding[]> {
  const ofItem = item === null ? [] : await findingsOfEntry(context, user, item)
  const found = finding === null ? ofItem : await findingsBeside(context, user, finding)
  return found.filter((one) => !one.isQuestion && !isFavorable(one))
}

/** What the dispute rests on, with where it is printed: kept here when the report and its findings are long gone. */
function foundEvent({ isPractice }: DisputeRow, found: readonly Finding[], item: ItemRow | null) {
  const { reportId, subjectId } = item ?? found[0] ?? { reportId: '', subjectId: null }
  const text = `Found on the report: ${found.map(({ message }) => message).join(' ')}`
  const facts = found.map(({ id, rule, evidence }) => ({
    findingId: id,
    rule,
    places: evidence.map((place) => ({ reportId: place.reportId, page: place.page })),
  }))
  return {
    kind: 'found',
    text: isPractice ? `Practice: ${text}` : text,
    facts: { by: 'report' as const, ...(subjectId !== null && { entry: { reportId, subjectId } }), found: facts },
  }
}

/** An entry whose report was deleted and uploaded again has a new id: its open dispute goes on about that one. */
export async function carryDispute(
  context: Context,
  tx: Transaction,
  { user, from, to }: { user: SignedIn; from: string; to: string },
): Promise<void> {
  const inside = within(context, tx)
  const [open, there] = [await openDisputeOf(inside, user, from), await openDisputeOf(inside, user, to)]
  if (open === null || there !== null) return
  await tx
    .update(disputes)
    .set({ negativeItemId: to })
    .where(and(eq(disputes.userId, user.id), eq(disputes.id, open.id)))
  await markDisputed(tx, user, { itemId: to, disputeId: open.id })
}

async function addTargets(
  tx: Transaction,
  user: SignedIn,
  { open, targets }: { open: Owned<DisputeRow>; targets: readonly DisputeTarget[] },
): Promise<Change<Opened>> {
  const all = DISPUTE_TARGETS.filter((target) => open.disputeTargets.includes(target) || targets.includes(target))
  if (all.length === open.disputeTargets.length) return { answer: { dispute: open, isNew: false }, audit: [] }
  const [row] = await tx
    .update(disputes)
    .set({ disputeTargets: all })
    .where(and(eq(disputes.userId, user.id), eq(disputes.id, open.id)))
    .returning()
  const detail = { targets: all.join(',') }
  return {
    answer: { dispute: changedDispute(open, row), isNew: false },
    audit: [{ action: 'dispute.target_added', subjectKind: 'dispute', subjectId: open.id, detail }],
  }
}
