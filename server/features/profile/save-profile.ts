import type { saveProfile as endpoint } from '#contract/profile.ts'
import { within } from '#server/context.ts'
import { profiles } from '#server/database/tables/profile.ts'
import { changePerson } from '#server/features/accounts/accounts.ts'
import { keepMove } from '#server/features/identity/identity.ts'
import { profileOf, sealAddress, storedProfile } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** The columns in which earlier versions kept the address. */
const NOWHERE = { address: '', city: '', state: '', zip: '' } as const

/** Saves what was given and leaves the rest as it is. */
export const saveProfile: Operation<typeof endpoint> = async (context, { user, body }) =>
  transact(context, user, async (tx) => {
    const inside = within(context, tx)
    // The person's row is taken first: of two saves at once the second sees what the first has written.
    await changePerson(tx, user, { name: body.name, phone: body.phone })
    const before = await storedProfile(inside, user)
    const mailingAddress = body.mailingAddress === undefined ? before.mailingAddress : body.mailingAddress
    const timeZone = body.timeZone === undefined ? before.timeZone : body.timeZone
    const sealedAddress = mailingAddress === null ? null : await sealAddress(inside, user.id, mailingAddress)
    const row = { ...NOWHERE, sealedAddress, timeZone, updatedAt: context.now() }
    await tx
      .insert(profiles)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: profiles.userId, set: row })
    if (body.mailingAddress && JSON.stringify(body.mailingAddress) !== JSON.stringify(before.mailingAddress)) {
      const { address: street, city, state, zip } = body.mailingAddress
      await keepMove(context, tx, { user, to: { street, city, state, zip } })
    }
    const answer = await profileOf(inside, user)
    const detail = { isComplete: answer.isComplete }
    return { answer, audit: [{ action: 'profile.saved', subjectKind: 'user', subjectId: user.id, detail }] }
  })
