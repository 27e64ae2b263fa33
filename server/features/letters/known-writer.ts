import { type Identity, type IdentityPart, missingParts } from '#engine/identity/identity.ts'
import { type Contradiction, OF_SELF } from '#engine/letters/claims/contradictions.ts'
import { findOtherWriter } from '#engine/letters/claims/other-writer.ts'
import type { Context } from '#server/context.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import { storedProfile } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

const WORDS: Readonly<Record<IdentityPart, string>> = {
  name: 'your name',
  dateOfBirth: OF_SELF.birth,
  ssnLast4: OF_SELF.digits,
  addresses: 'your current address',
}

/** No one can say that a letter is true while it is open who writes it: what is missing is asked for once. */
export async function refuseUnknownWriter(context: Context, user: SignedIn, row: LetterRow): Promise<void> {
  if (row.isPractice) return
  const known = await confirmedIdentity(context, user)
  const { mailingAddress } = await storedProfile(context, user)
  const mailed = mailingAddress && { ...mailingAddress, street: mailingAddress.address }
  const open = missingParts(known, mailed).filter((part) => isNeeded(part, row))
  if (open.length > 0) {
    const issues = open.map((path) => ({ path, message: `Confirm ${WORDS[path]}` }))
    throw new Refusal('identity_unconfirmed', unconfirmed(open), { issues })
  }
}

const unconfirmed = (open: readonly IdentityPart[]): string => {
  const words = open.map((part) => WORDS[part])
  const last = words.at(-1) ?? ''
  const listed = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
  return `Before you approve your first letter, confirm ${listed}. You do this once, in your profile under “Who you are”.`
}

/** Digits and birth date stand in letters to bureaus alone; a name and an address typed for this letter are the member's word. */
function isNeeded(part: IdentityPart, { target, told }: LetterRow): boolean {
  if (part === 'name') return !told?.userInfo?.name
  if (part === 'addresses') return !told?.userInfo?.address
  return target !== 'creditor'
}

/** Where the letter says about its writer what they have since said otherwise. */
export const otherWriter = ({ facts, content, told }: LetterRow, known: Identity): readonly Contradiction[] => {
  const typed = { name: Boolean(told?.userInfo?.name), address: Boolean(told?.userInfo?.address) }
  return findOtherWriter({ facts, content, typed }, known)
}
