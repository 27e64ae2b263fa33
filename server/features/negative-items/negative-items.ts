import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { negativeItem as itemShape } from '#contract/negative-items.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import { isAboutPractice, type Said } from '#engine/strategy/about-practice.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { toDollars } from '#engine/values/money.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { columnName, rowsInOne } from '#server/database/rows-in-one.ts'
import { type ItemEntry, negativeItems } from '#server/database/tables/negative-items.ts'
import { type Owned, ownedIfAny, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Keyed, keyedHash } from '#server/platform/secret.ts'
import { type Seals, type Sealing, sealsOf } from '#server/platform/vault.ts'

/** Front door of the negative items. */
export interface ItemRow extends Omit<StoredRow, 'sealedEntry' | keyof ItemEntry>, ItemEntry {}

type StoredRow = typeof negativeItems.$inferSelect

const placeOf = (userId: string, bureau: Bureau, identity: string): string => `${userId}/item/${bureau}/${identity}`

function sealEntry(seals: Seals, row: Pick<ItemRow, 'userId' | 'bureau' | 'identity'>, entry: ItemEntry): string {
  const { creditorName, description, balanceCents, dateOpened, accountNumber } = entry
  const text = JSON.stringify({ creditorName, description, balanceCents, dateOpened, accountNumber })
  return Buffer.from(seals.seal(placeOf(row.userId, row.bureau, row.identity), Buffer.from(text))).toString('base64')
}

/** Ours alone seals them, so what opens has the shape it was sealed with. It is too short to be worth pressing. */
function openEntry(seals: Seals, { userId, bureau, identity, sealedEntry }: StoredRow): ItemEntry {
  if (sealedEntry === null) throw new Error('what earlier versions kept in plain text is sealed when the product starts')
  const opened = seals.unseal(placeOf(userId, bureau, identity), Buffer.from(sealedEntry, 'base64'))
  return JSON.parse(Buffer.from(opened).toString('utf8'))
}

async function openItems(context: Sealing, user: SignedIn, rows: readonly StoredRow[]): Promise<ItemRow[]> {
  if (rows.length === 0) return []
  const seals = await sealsOf(context, user.id)
  return rows.map((row) => {
    const { sealedEntry: _sealed, ...plain } = row
    return { ...plain, ...openEntry(seals, row) }
  })
}

/** The user's own items, or those of them that are asked for, in order: those still listed first, then as the reports list them. Points order nothing. */
const itemsWhere = async (context: Context, user: SignedIn, where?: SQL): Promise<ItemRow[]> =>
  openItems(
    context,
    user,
    await context.db
      .select()
      .from(negativeItems)
      .where(and(eq(negativeItems.userId, user.id), where))
      .orderBy(desc(negativeItems.isListed), asc(negativeItems.bureau), asc(negativeItems.position)),
  )

export function itemAnswer(row: ItemRow): z.input<typeof itemShape> {
  return {
    id: row.id,
    creditorName: row.creditorName,
    description: row.description,
    itemType: row.itemType,
    bureau: row.bureau,
    estimatedImpact: row.estimatedImpact,
    detectedAt: row.detectedAt,
    isDisputed: row.isDisputed,
    disputePriority: row.priority,
    balance: row.balanceCents === null ? null : toDollars(row.balanceCents),
    dateOpened: row.dateOpened,
    accountNumber: row.accountNumber,
    status: row.isListed ? 'open' : 'resolved',
    reportId: row.reportId,
    accountId: row.subjectKind === 'account' ? row.subjectId : null,
    subjectId: row.subjectId,
    disputeId: row.disputeId,
    isPractice: row.isPractice,
    findingCount: row.findingCount,
  }
}

export async function ownedItem(context: Context, user: SignedIn, id: string): Promise<Owned<ItemRow>> {
  const row = isUuid(id) ? await itemIfKept(context, user, id) : null
  if (!row) throw new Refusal('not_found')
  return row
}

/** The user's own item; null when it is gone with its report. */
export async function itemIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ItemRow> | null> {
  const [row] = await itemsWhere(context, user, eq(negativeItems.id, id))
  return ownedIfAny(user, row)
}

/** The item that an entry of a report is, also as an earlier report has it; null where it is no negative one. */
export async function itemOfEntry(
  context: Context,
  user: SignedIn,
  entry: Pick<ItemRow, 'bureau' | 'reportId' | 'creditorName' | 'accountNumber'> & { readonly subjectId: string | null },
): Promise<Owned<ItemRow> | null> {
  const ofBureau = await itemsWhere(context, user, eq(negativeItems.bureau, entry.bureau))
  const item =
    ofBureau.find(({ reportId, subjectId }) => reportId === entry.reportId && subjectId === entry.subjectId) ??
    ofBureau.find(
      ({ accountNumber, creditorName }) =>
        accountNumber !== null && accountNumber === entry.accountNumber && creditorName === entry.creditorName,
    )
  return ownedIfAny(user, item)
}

export const allItems = (context: Context, user: SignedIn): Promise<ItemRow[]> => itemsWhere(context, user)

/** Those of the user's items that have these ids. */
export const itemsAmong = (context: Context, user: SignedIn, ids: readonly string[]): Promise<ItemRow[]> =>
  itemsWhere(context, user, inArray(negativeItems.id, [...ids]))

/** Whether what someone says, naming no item, is about a practice entry: then it goes nowhere real. In a rehearsal all is. */
export async function saysPractice(context: Context, user: SignedIn, said: Said): Promise<boolean> {
  return context.rehearsal !== null || isAboutPractice(said, await allItems(context, user))
}

/**
 * The entries of a report as the items they are today. An item stands where its newest report lists it; here it is shown
 * as this report prints it.
 */
export function itemsOn(
  context: Keyed,
  user: Pick<SignedIn, 'id'>,
  { of, among }: { of: ItemsOfReport; among: readonly ItemRow[] },
): ItemRow[] {
  const known = new Map(among.filter(({ bureau }) => bureau === of.bureau).map((row) => [row.identity, row]))
  const identities = identify(context, user, of)
  return of.items.flatMap((item, position) => {
    const row = known.get(identities[position] ?? '')
    if (row === undefined) return []
    const { isListed: _isListed, ...printed } = rowOf(item, of)
    return [{ ...row, ...printed }]
  })
}

/** The entries of a report by what makes them the same on another one: `identity` of an item to `subjectId`. */
export function subjectsOn(context: Keyed, user: Pick<SignedIn, 'id'>, of: ItemsOfReport): ReadonlyMap<string, string> {
  const identities = identify(context, user, of)
  return new Map(of.items.map((item, position) => [identities[position] ?? '', item.subjectId]))
}

export interface ItemsOfReport {
  readonly reportId: string
  readonly bureau: Bureau
  readonly isPractice: boolean
  readonly items: readonly NegativeItem[]
  readonly findingCounts: ReadonlyMap<string, number>
}

/** Nothing of a bureau's file is listed any more, until its reports say so again. */
export async function unlistItems(
  tx: Transaction,
  { user, bureau, isPractice }: Pick<ItemsOfReport, 'bureau' | 'isPractice'> & { user: SignedIn },
): Promise<void> {
  const isOfBureau = and(
    eq(negativeItems.userId, user.id),
    eq(negativeItems.bureau, bureau),
    eq(negativeItems.isPractice, isPractice),
  )
  await tx.update(negativeItems).set({ isListed: false }).where(isOfBureau)
}

/**
 * Brings the bureau's items to what a report of it lists, `listed` by their subjects: an entry seen before keeps its id and its
 * dispute, a new one is added. What is not among them is kept as resolved, so that the report's own entries can be named.
 */
export async function recordItems(
  context: Context,
  tx: Transaction,
  { user, of, listed }: { user: SignedIn; of: ItemsOfReport; listed: ReadonlySet<string> },
): Promise<void> {
  const seals = await sealsOf(within(context, tx), user.id)
  const rows = newRows(context, user, of).map((row) => ({
    ...row,
    ...EMPTIED,
    sealedEntry: sealEntry(seals, row, row),
    isListed: listed.has(row.subjectId),
  }))
  const past = rows.filter(({ isListed }) => !isListed)
  if (past.length > 0) await tx.insert(negativeItems).select(rowsInOne(negativeItems, past)).onConflictDoNothing()
  const standing = rows.filter(({ isListed }) => isListed)
  if (standing.length === 0) return
  await tx
    .insert(negativeItems)
    .select(rowsInOne(negativeItems, standing))
    .onConflictDoUpdate({
      target: [negativeItems.userId, negativeItems.bureau, negativeItems.identity],
      set: Object.fromEntries(REFRESHED.map((column) => [column, sql.raw(`excluded.${columnName(column)}`)])),
    })
}

/**
 * A report says something else about its entries since its reader confirmed a value. An entry keeps its item and its dispute
 * under what it is now known by; an item that is no negative one any more goes, unless it is disputed.
 */
export async function renameItems(
  context: Context,
  tx: Transaction,
  { user, of }: { user: SignedIn; of: ItemsOfReport },
): Promise<void> {
  const isOfUser = eq(negativeItems.userId, user.id)
  const standing = await tx
    .select()
    .from(negativeItems)
    .where(and(isOfUser, eq(negativeItems.reportId, of.reportId)))
  const identities = identify(context, user, of)
  for (const row of standing) {
    const position = of.items.findIndex((item) => item.subjectId === row.subjectId && item.subjectKind === row.subjectKind)
    const identity = identities[position]
    const isIt = and(isOfUser, eq(negativeItems.id, row.id))
    if (identity === row.identity) continue
    const sameAs = and(isOfUser, eq(negativeItems.bureau, row.bureau), eq(negativeItems.identity, identity ?? ''))
    const isTaken = identity !== undefined && (await tx.$count(negativeItems, sameAs)) > 0
    if (identity !== undefined && !isTaken) {
      const seals = await sealsOf(within(context, tx), user.id)
      const sealedEntry = sealEntry(seals, { ...row, identity }, openEntry(seals, row))
      await tx.update(negativeItems).set({ identity, sealedEntry }).where(isIt)
    } else if (!row.isDisputed) await tx.delete(negativeItems).where(isIt)
  }
}

/** The items as they stand when they are seen for the first time. */
function newRows(context: Context, user: SignedIn, of: ItemsOfReport): ItemRow[] {
  const identities = identify(context, user, of)
  return of.items.map((item, position) => ({
    ...rowOf(item, of),
    userId: user.id,
    id: crypto.randomUUID(),
    identity: identities[position] ?? '',
    position,
    disputeId: null,
    isDisputed: false,
    detectedAt: context.now(),
  }))
}

/** Where earlier versions kept an entry in plain text. */
const EMPTIED = { creditorName: null, description: null, balanceCents: null, dateOpened: null, accountNumber: null }

const REFRESHED = [
  'reportId',
  'subjectId',
  'subjectKind',
  'itemType',
  'priority',
  'estimatedImpact',
  'sealedEntry',
  'findingCount',
  'isListed',
  'position',
] as const

function rowOf(item: NegativeItem, of: ItemsOfReport) {
  return {
    reportId: of.reportId,
    subjectId: item.subjectId,
    subjectKind: item.subjectKind,
    bureau: of.bureau,
    creditorName: item.creditorName,
    description: item.description,
    itemType: item.itemType,
    priority: item.disputePriority,
    estimatedImpact: item.estimatedImpact,
    balanceCents: item.balance,
    dateOpened: item.dateOpened,
    accountNumber: item.accountNumber,
    isPractice: of.isPractice,
    isListed: true,
    findingCount: of.findingCounts.get(item.subjectId) ?? 0,
  }
}

/** Furnisher, number and opening date, and the how-manieth of equals; keyed, so that the table shows no account number. */
function identify(context: Keyed, user: Pick<SignedIn, 'id'>, of: ItemsOfReport): string[] {
  const seen = new Map<string, number>()
  return of.items.map((item) => {
    const name = item.creditorName.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    const key = [user.id, of.isPractice, item.subjectKind, name, item.accountNumber ?? '', item.dateOpened ?? ''].join('|')
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return keyedHash(context.secret, 'item identity', `${key}|${ordinal}`)
  })
}

/** Says that a dispute about the item is open; its dispute buttons go away. */
/** The dispute about the item was given up: it can be disputed again. */
export async function markUndisputed(
  tx: Transaction,
  user: SignedIn,
  link: { itemId: string; disputeId: string },
): Promise<void> {
  const { userId, id, disputeId } = negativeItems
  await tx
    .update(negativeItems)
    .set({ isDisputed: false, disputeId: null })
    .where(and(eq(userId, user.id), eq(id, link.itemId), eq(disputeId, link.disputeId)))
}

export async function markDisputed(tx: Transaction, user: SignedIn, link: { itemId: string; disputeId: string }): Promise<void> {
  await tx
    .update(negativeItems)
    .set({ isDisputed: true, disputeId: link.disputeId })
    .where(and(eq(negativeItems.userId, user.id), eq(negativeItems.id, link.itemId)))
}
