import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MailingAddress, profile } from '#contract/profile.ts'
import type { Day } from '#engine/values/day.ts'
import { localDay } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
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

/** The day it is where the member lives; in Greenwich, where they have not told. */
export async function dayOf(context: Context, user: SignedIn): Promise<Day> {
  return localDay(context.now(), (await storedProfile(context, user)).timeZone ?? 'UTC')
}

/** The answer of the profile calls. */
export async function profileOf(context: Context, user: SignedIn): Promise<z.input<typeof profile>> {
  const [person, stored] = [await readPerson(context, user), await storedProfile(context, user)]
  // What they sign in with is no part of their file.
  const username = context.helper === null ? person.username : ''
  return { ...person, username, ...stored, isComplete: person.name !== '' && stored.mailingAddress !== null }
}
