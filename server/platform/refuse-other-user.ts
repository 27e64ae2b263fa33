import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A path that names a user may only name the caller. */
export function refuseOtherUser(user: SignedIn, userId: string): void {
  if (userId !== user.id) throw new Refusal('forbidden')
}
