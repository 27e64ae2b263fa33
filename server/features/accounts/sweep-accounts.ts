import type { Context } from '#server/context.ts'
import {
  answeredPasskeyChallenges,
  emailConfirmations,
  emailReturns,
  knownDevices,
  passwordResets,
  resetRequests,
  sessions,
  signInChallenges,
  signInFailures,
} from '#server/database/tables/accounts.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** Instants: what ended before them goes. */
export interface AccountSweep {
  readonly links: string
  readonly attempts: string
  readonly devices: string
}

/** Deletes what an account has no use for any more. No one's act, so no audit row tells of it. */
export async function sweepAccounts(context: Context, { links, attempts, devices }: AccountSweep): Promise<void> {
  const now = context.now()
  await removeOld(context, sessions, { at: sessions.expiresAt, before: now })
  await removeOld(context, signInChallenges, { at: signInChallenges.expiresAt, before: now })
  await removeOld(context, passwordResets, { at: passwordResets.expiresAt, before: links })
  await removeOld(context, emailConfirmations, { at: emailConfirmations.expiresAt, before: links })
  await removeOld(context, emailReturns, { at: emailReturns.expiresAt, before: links })
  await removeOld(context, answeredPasskeyChallenges, { at: answeredPasskeyChallenges.answeredAt, before: attempts })
  await removeOld(context, resetRequests, { at: resetRequests.askedAt, before: attempts })
  await removeOld(context, signInFailures, { at: signInFailures.failedAt, before: attempts })
  await removeOld(context, knownDevices, { at: knownDevices.seenAt, before: devices })
}
