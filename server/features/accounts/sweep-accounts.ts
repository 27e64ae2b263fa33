import { lt } from 'drizzle-orm'
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

/** Instants: what ended before them goes. */
export interface AccountSweep {
  readonly links: string
  readonly attempts: string
  readonly devices: string
}

/** Deletes what an account has no use for any more. Nobody's act, so no audit row tells of it. */
export async function sweepAccounts({ db, now }: Context, { links, attempts, devices }: AccountSweep): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()))
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now()))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, links))
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, links))
  await db.delete(emailReturns).where(lt(emailReturns.expiresAt, links))
  await db.delete(answeredPasskeyChallenges).where(lt(answeredPasskeyChallenges.answeredAt, attempts))
  await db.delete(resetRequests).where(lt(resetRequests.askedAt, attempts))
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, attempts))
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, devices))
}
