import { eq, sql } from 'drizzle-orm'
import type { FilesPort } from '#adapters/files/port.ts'
import type { Database, OpenDatabase, Transaction } from '#server/database/open.ts'
import { dataKeys, installationKeys } from '#server/database/tables/keys.ts'
import { users } from '#server/database/tables/accounts.ts'
import { takeKeys } from '#server/keys/hold-keys.ts'
import { type Following, followingSecret } from '#server/keys/following-secret.ts'
import { INSTALLATION, type Installation, openInstallation } from '#server/keys/open-installation.ts'
import { type Resealed, resealPerson } from '#server/keys/reseal-person.ts'
import { type MasterKey, masterOf, unwrapKey, wrapKey } from '#server/platform/master-key.ts'
import type { GivenSecrets } from '#server/platform/secret.ts'
import { dataKeyName, openKeyRing } from '#server/platform/vault.ts'
import { SettingsError } from '#server/settings.ts'

export interface Rotating {
  readonly database: OpenDatabase
  readonly files: FilesPort
  /** DATA_DIR. */
  readonly directory: string
  readonly given: GivenSecrets
  /** New keys of persons, too: everything is sealed again. */
  readonly withDataKeys: boolean
  /** Hears how far it has come; nothing private. */
  tell(line: string): void
}

export interface Rotated extends Resealed {
  /** Keys that are now wrapped with the new secret; 0 where an earlier run had come that far. */
  readonly rewrapped: number
  readonly persons: number
}

/**
 * A new secret takes the place of the old: every key is wrapped again in one transaction, and what earlier versions sealed without keys
 * of persons is sealed again. Stopped at any moment, everything opens, and another run finishes it.
 */
export async function rotateKeys(rotating: Rotating): Promise<Rotated> {
  const { database, directory, given, tell } = rotating
  const held = await takeKeys(database)
  if (held === null)
    throw new SettingsError(
      'Errata is running on this database. Stop it first: what it seals meanwhile could not be opened later.',
    )
  try {
    const following = await followingSecret(given, directory)
    const installation = await openInstallation(database.db, [following.present, following.next])
    tell('the new secret is ready')
    const rewrapped = await rewrap(database.db, installation, masterOf(following.next))
    tell('every key is wrapped with it')
    await following.finish()
    tell('the new secret stands')
    const resealed = await resealAll(rotating, { following, secret: installation.secret })
    return { rewrapped, ...resealed }
  } finally {
    await held.close()
  }
}

/** All keys or none. */
async function rewrap(db: Database, { master }: Installation, next: MasterKey): Promise<number> {
  if (master.id === next.id) return 0
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(installationKeys).where(eq(installationKeys.name, INSTALLATION)).for('update')
    if (row === undefined) throw new Error('the installation has its key')
    const key = unwrapKey(master, INSTALLATION, row.wrappedKey)
    await tx
      .update(installationKeys)
      .set({ wrappedKey: wrapKey(next, INSTALLATION, key), masterId: next.id })
      .where(eq(installationKeys.name, INSTALLATION))
    return 1 + (await rewrapDataKeys(tx, master, next))
  })
}

const AT_ONCE = 500

async function rewrapDataKeys(tx: Transaction, master: MasterKey, next: MasterKey): Promise<number> {
  const rows = await tx.select().from(dataKeys)
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const anew = rows.slice(start, start + AT_ONCE).map(({ userId, version, wrappedKey }) => {
      const name = dataKeyName(userId, version)
      return { user_id: userId, version, wrapped: wrapKey(next, name, unwrapKey(master, name, wrappedKey)) }
    })
    await tx.execute(sql`
      update data_keys k set wrapped_key = n.wrapped, master_id = ${next.id}
      from json_to_recordset(${JSON.stringify(anew)}::json) as n(user_id uuid, version int, wrapped text)
      where k.user_id = n.user_id and k.version = n.version`)
  }
  return rows.length
}

async function resealAll(
  { database: { db }, files, withDataKeys, tell }: Rotating,
  { following, secret }: { following: Following; secret: Uint8Array },
): Promise<Resealed & { readonly persons: number }> {
  const persons = await db.select({ id: users.userId }).from(users).orderBy(users.userId)
  const total = { newKeys: 0, files: 0, entries: 0, unopened: 0 }
  for (const [index, { id }] of persons.entries()) {
    const context = { db, files, secret, keys: openKeyRing(masterOf(following.next)) }
    const done = await resealPerson(context, id, withDataKeys)
    total.newKeys += done.newKeys
    total.files += done.files
    total.entries += done.entries
    total.unopened += done.unopened
    tell(`${index + 1} of ${persons.length} persons are done`)
  }
  return { persons: persons.length, ...total }
}
