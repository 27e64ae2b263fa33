import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/database/open.ts'
import { installationKeys } from '#server/database/tables/keys.ts'
import { firstKeyOf, KEY_BYTES, type MasterKey, masterOf, unwrapKey, wrapKey } from '#server/platform/master-key.ts'
import { SettingsError } from '#server/settings.ts'

/** The one key that belongs to no one: by it the installation recognises what it saw before. */
export const INSTALLATION = 'installation key'

export interface Installation {
  readonly master: MasterKey
  /** Which of the secrets that were given the keys are wrapped with. */
  readonly chosen: number
  /** The installation's key. */
  readonly secret: Uint8Array
}

type InstallationRow = typeof installationKeys.$inferSelect

/** Opens the keys with whichever of these secrets fits; makes the first key where there is none yet. */
export async function openInstallation(db: Database, secrets: readonly [string, ...string[]]): Promise<Installation> {
  const row = (await installationRow(db)) ?? (await makeInstallation(db, secrets[0]))
  const masters = secrets.map(masterOf)
  const chosen = masters.findIndex(({ id }) => id === row.masterId)
  const master = masters[chosen]
  if (master === undefined)
    throw new SettingsError(
      'APP_SECRET: not the one that the keys of this database are sealed with. Give the one it had before; after `npm run keys:rotate`, the new one.',
    )
  return { master, chosen, secret: unwrapKey(master, INSTALLATION, row.wrappedKey) }
}

export async function installationRow(db: Database): Promise<InstallationRow | null> {
  const [row] = await db.select().from(installationKeys).where(eq(installationKeys.name, INSTALLATION))
  return row ?? null
}

/** Where an earlier version has worked already, its key goes on: what it sealed opens, what it saw is recognised. */
async function makeInstallation(db: Database, secret: string): Promise<InstallationRow> {
  const isUsed = await db.execute<{ used: boolean }>(
    sql`select exists (select 1 from users) or exists (select 1 from erasures) as used`,
  )
  const key = isUsed.rows[0]?.used === true ? firstKeyOf(secret) : randomBytes(KEY_BYTES)
  const master = masterOf(secret)
  const made = { name: INSTALLATION, wrappedKey: wrapKey(master, INSTALLATION, key), masterId: master.id }
  await db.insert(installationKeys).values(made).onConflictDoNothing()
  const row = await installationRow(db)
  if (row === null) throw new Error('the key that was made is there')
  return row
}
