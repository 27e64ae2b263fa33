import type { listPasskeys as endpoint } from '#contract/passkeys.ts'
import { passkeyAnswerOf, passkeysOf } from '#server/features/accounts/passkeys.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listPasskeys: Operation<typeof endpoint> = async (context, { user }) =>
  (await passkeysOf(context, user.id)).map(passkeyAnswerOf)
