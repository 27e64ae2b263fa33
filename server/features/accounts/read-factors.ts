import { eq } from 'drizzle-orm'
import type { readFactors as endpoint } from '#contract/second-factor.ts'
import { authenticators } from '#server/database/tables/accounts.ts'
import { passkeysOf } from '#server/features/accounts/passkeys.ts'
import { countRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readFactors: Operation<typeof endpoint> = async (context, { user }) => {
  const [row] = await context.db
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, user.id))
  const since = row?.since ?? null
  const own = await passkeysOf(context, user.id)
  const recoveryCodesLeft = await countRecoveryCodes(context, user.id)
  return { authenticator: since === null ? null : { since }, recoveryCodesLeft, passkeys: own.length }
}
