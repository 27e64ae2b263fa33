import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { MailingAddress, profile } from '#contract/profile.ts'
import type { Day } from '#engine/values/day.ts'
import { type LocalDays, localDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { profiles } from '#server/database/tables/profile.ts'
import { readPerson } from '#server/features/accounts/accounts.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { type Sealing, seal, unseal } from '#server/platform/vault.ts'

/** Front door of the profile. */

/** Where the member gets mail, and in which time zone their days and weeks begin; null what they have not told. */
export interface StoredProfile {
  readonly mailingAddress: MailingAddress | null
  readonly timeZone: string | null
}

/** What the member told us, as it is stored. */
export async function storedProfile(context: Context, user: SignedIn): Promise<StoredProfile> {
  const [row] = await context.db.select().from(profiles).where(eq(profiles.userId, user.id))
  if (row === undefined) return { mailingAddress: null, timeZone: null }
  const { address, city, state, zip, timeZone, sealedAddress } = row
  if (sealedAddress !== null) return { mailingAddress: await openAddress(context, user.id, sealedAddress), timeZone }
  return { mailingAddress: address === '' ? null : { address, city, state, zip }, timeZone }
}

const placeOf = (userId: string): string => `${userId}/profile`

export async function sealAddress(context: Sealing, userId: string, address: MailingAddress): Promise<string> {
  const { address: street, city, state, zip } = address
  const sealed = await seal(context, placeOf(userId), Buffer.from(JSON.stringify({ address: street, city, state, zip })))
  return Buffer.from(sealed).toString('base64')
}

/** Ours alone writes these rows, so what opens has the shape it was sealed with. */
async function openAddress(context: Sealing, userId: string, sealed: string): Promise<MailingAddress> {
  const opened = await unseal(context, placeOf(userId), Buffer.from(sealed, 'base64'))
  return JSON.parse(Buffer.from(opened).toString('utf8'))
}

const timeZoneOfUser = prepared('time_zone_of_user', (db) =>
  db
    .select({ timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('userId'))),
)

/** The time zone of the member's days: where they live. Null where they have not told, and in a rehearsal, which has a clock of its own. */
export async function timeZoneOf(context: Context, user: SignedIn): Promise<string | null> {
  if (context.rehearsal !== null) return null
  if (user.timeZone !== undefined) return user.timeZone
  const [row] = await timeZoneOfUser(context).execute({ userId: user.id })
  return row?.timeZone ?? null
}

/** The member's days: what they see and what is counted for them uses the days of the place where they live. */
export async function daysOf(context: Context, user: SignedIn): Promise<LocalDays> {
  return localDays(context.now(), await timeZoneOf(context, user))
}

/** The day it is where the member lives; in Greenwich, where they have not told. */
export async function dayOf(context: Context, user: SignedIn): Promise<Day> {
  return (await daysOf(context, user)).today
}

/** A new member’s days begin where their browser is, until they say another place. */
export async function beginProfile(tx: Transaction, userId: string, timeZone: string): Promise<void> {
  await tx.insert(profiles).values({ userId, address: '', city: '', state: '', zip: '', timeZone })
}

/** The answer of the profile calls. */
export async function profileOf(context: Context, user: SignedIn): Promise<z.input<typeof profile>> {
  const [person, stored] = [await readPerson(context, user), await storedProfile(context, user)]
  // What they sign in with is no part of their file.
  const username = context.helper === null ? person.username : ''
  return { ...person, username, ...stored, isComplete: person.name !== '' && stored.mailingAddress !== null }
}
