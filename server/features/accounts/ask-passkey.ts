import type { askPasskey as endpoint } from '#contract/passkeys.ts'
import { LIVES_MS, makePasskeyChallenge, markOf, siteOf } from '#server/features/accounts/passkey-challenges.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Names no passkey: the device knows which it has for this site, and a visitor learns of no account. */
export const askPasskey: Operation<typeof endpoint> = async (context, { device, header }) => {
  const challenge = makePasskeyChallenge(context, { purpose: 'prove', by: markOf(device) })
  const { rpID: rpId } = siteOf(context, { header })
  return { options: { challenge, rpId, timeout: LIVES_MS, userVerification: 'required' } }
}
