import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MailingAddress, profile } from '#contract/profile.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/profile.ts'
import { readPerson } from '#server/features/accounts/accounts.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the profile. */

/** Where the member gets mail, and in which time zone their weeks begin; null what they have not told. */
export interface StoredProfile {
  readonly mailingAddress: MailingAddress | null
  readonly timeZone: string | null
}

/** What the member told us, as it is stored. */
export async function storedProfile(context: Context, user: SignedIn): Promise<StoredProfile> {
  const [row] = await context.db.select().from(profiles).where(eq(profiles.userId, user.id))
  if (row === undefined) return { mailingAddress: null, timeZone: null }
  const { address, city, state, zip, timeZone } = row
  return { mailingAddress: address === '' ? null : { address, city, state, zip }, timeZone }
}

/** The answer of the profile calls. */
export async function profileOf(context: Context, user: SignedIn): Promise<z.input<typeof profile>> {
  const [person, stored] = [await readPerson(context, user), await storedProfile(context, user)]
  return { ...person, ...stored, isComplete: person.name !== '' && stored.mailingAddress !== null }
}
