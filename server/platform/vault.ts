import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { dataKeys } from '#server/database/tables/keys.ts'
import { KEY_BYTES, type MasterKey, unwrapKey, wrapKey } from '#server/platform/master-key.ts'
import { RememberedTexts } from '#server/platform/remembered-texts.ts'
import { type DataKey, keyVersionOf, sealWith, unsealByInstallation, unsealWith } from '#server/platform/seal.ts'

/** The master key, and the keys of persons that were asked for last: an upload need not ask the database for each file. */
export interface KeyRing {
  readonly master: MasterKey
  readonly known: Map<string, readonly DataKey[]>
  /** The texts we unsealed or worked out last, kept for the same reason. */
  readonly remembered: RememberedTexts
}

/** What reading and writing sealed things takes. */
export type Sealing = Pick<Context, 'db' | 'secret' | 'keys'>

const MOST_KNOWN = 1000

export const openKeyRing = (master: MasterKey): KeyRing => ({ master, known: new Map(), remembered: new RememberedTexts() })

export const dataKeyName = (userId: string, version: number): string => `data key ${userId} ${version}`

/** What is sealed of one person, opened and closed without asking for the key each time. */
export interface Seals {
  seal(place: string, bytes: Uint8Array): Uint8Array
  unseal(place: string, sealed: Uint8Array): Uint8Array
}

/** Seals for the person whose id begins the place: with their key, made when there is none yet. */
export const seal = async (context: Sealing, place: string, bytes: Uint8Array): Promise<Uint8Array> =>
  (await sealsOf(context, ownerOf(place))).seal(place, bytes)

/** Opens what was sealed for this very place, also by an earlier version; throws when it was touched or moved. */
export async function unseal(context: Sealing, place: string, sealed: Uint8Array): Promise<Uint8Array> {
  const keys = keyVersionOf(sealed) === null ? [] : await keysOf(context, ownerOf(place))
  return open(context, { place, sealed, keys })
}

export async function sealsOf(context: Sealing, userId: string): Promise<Seals> {
  const found = await keysOf(context, userId)
  const keys = found.length > 0 ? found : await makeFirstKey(context, userId)
  const newest = keys.at(-1)
  if (newest === undefined) throw new Error('whoever has no key cannot seal')
  return {
    seal: (place, bytes) => sealWith(newest, ownPlace(userId, place), bytes),
    unseal: (place, sealed) => open(context, { place: ownPlace(userId, place), sealed, keys }),
  }
}

const ownerOf = (place: string): string => place.split('/')[0] ?? ''

function ownPlace(userId: string, place: string): string {
  if (ownerOf(place) !== userId) throw new Error('the place is of somebody else')
  return place
}

interface Opening {
  readonly place: string
  readonly sealed: Uint8Array
  readonly keys: readonly DataKey[]
}

function open({ secret }: Pick<Sealing, 'secret'>, { place, sealed, keys }: Opening): Uint8Array {
  const version = keyVersionOf(sealed)
  const key = keys.find((one) => one.version === version)
  return key === undefined ? unsealByInstallation(secret, place, sealed) : unsealWith(key, place, sealed)
}

/** Oldest first. Empty: none was made yet, or the person is gone. */
async function keysOf({ db, keys: { master, known } }: Sealing, userId: string): Promise<readonly DataKey[]> {
  const before = known.get(userId)
  if (before !== undefined) return before
  const rows = await db.select().from(dataKeys).where(eq(dataKeys.userId, userId)).orderBy(asc(dataKeys.version))
  const found = rows.map(({ version, wrappedKey }) => ({
    version,
    bytes: unwrapKey(master, dataKeyName(userId, version), wrappedKey),
  }))
  // Of a transaction that is lost nothing may be remembered.
  if (found.length > 0 && !('rollback' in db)) remember(known, userId, found)
  return found
}

function remember(known: KeyRing['known'], userId: string, keys: readonly DataKey[]): void {
  const [oldest] = known.keys()
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(userId, keys)
}

/** Of two that make it at once, one's stays. */
async function makeFirstKey(context: Sealing, userId: string): Promise<readonly DataKey[]> {
  await addDataKey(context, userId, 1)
  return keysOf(context, userId)
}

/** Of people who are gone nothing is remembered. */
export function forgetKeys({ keys }: Pick<Sealing, 'keys'>, userIds: readonly string[]): void {
  for (const id of userIds) {
    keys.known.delete(id)
    keys.remembered.forget(id)
  }
}

export async function addDataKey({ db, keys: { master } }: Pick<Sealing, 'db' | 'keys'>, userId: string, version: number) {
  const wrappedKey = wrapKey(master, dataKeyName(userId, version), randomBytes(KEY_BYTES))
  await db.insert(dataKeys).values({ userId, version, wrappedKey, masterId: master.id }).onConflictDoNothing()
}
