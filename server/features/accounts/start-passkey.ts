import type { startPasskey as endpoint } from '#contract/passkeys.ts'
import { LIVES_MS, makePasskeyChallenge, siteOf } from '#server/features/accounts/passkey-challenges.ts'
import { PASSKEY_ALGORITHMS, passkeysOf } from '#server/features/accounts/passkeys.ts'
import { refuseUnconfirmed } from '#server/features/accounts/email-address.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'

const TYPE = 'public-key' as const

/** One that is kept on the device and finds its account by itself; one that is there already is not made again. */
export const startPasskey: Operation<typeof endpoint> = async (context, { user, session, header }) => {
  await refuseUnconfirmed(context, user)
  await refuseWithoutStepUp(context, session)
  const own = await passkeysOf(context, user.id)
  return {
    options: {
      challenge: makePasskeyChallenge(context, { purpose: 'make', by: session.value ?? '' }),
      rp: { id: siteOf(context, { header }).rpID, name: 'Errata' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: user.username, displayName: user.name },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
      timeout: LIVES_MS,
      attestation: 'none',
      excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, type: TYPE, transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  }
}
