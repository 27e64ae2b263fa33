import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Whoever names a user, in a path or in a body, may only name themselves; a body need not name anyone. */
export function refuseOtherUser(user: SignedIn, userId: string | number | null | undefined): void {
  if (userId !== undefined && userId !== null && String(userId) !== user.id) throw new Refusal('forbidden')
}
