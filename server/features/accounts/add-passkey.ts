import { randomUUID } from 'node:crypto'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { addPasskey as endpoint } from '#contract/passkeys.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/features/accounts/authenticator.ts'
import { refuseUnconfirmed } from '#server/features/accounts/email-address.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { isOwnChallenge, siteOf, spendPasskeyChallenge } from '#server/features/accounts/passkey-challenges.ts'
import { keepPasskey, PASSKEY_ALGORITHMS, passkeyAnswerOf } from '#server/features/accounts/passkeys.ts'
import type { Operation, Visit } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { markProven, refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

export const addPasskey: Operation<typeof endpoint> = async (context, { user, body, ...visit }) => {
  await refuseUnconfirmed(context, user)
  await refuseWithoutStepUp(context, visit.session)
  const made = await checkMade(context, { response: body.response, visit })
  if (made === null) throw notTaken()
  const now = context.now()
  const row = { userId: user.id, id: randomUUID(), ...made.kept, name: body.name, createdAt: now, lastUsedAt: null }
  await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    if (!(await spendPasskeyChallenge(tx, { userId: user.id, challenge: made.challenge, now }))) throw notTaken()
    if (!(await keepPasskey(tx, row))) throw new Refusal('conflict', 'You already saved this passkey.')
    // It was just answered by its device, and its person verified there.
    const token = readUserToken(visit.session.value)
    if (token !== null) await markProven(tx, token, { by: 'passkey', now })
    await tellFactorChange(context, tx, { user, change: 'passkey_added' })
    return { answer: undefined, audit: [{ action: 'passkey.added', subjectKind: 'passkey', subjectId: row.id }] }
  })
  return passkeyAnswerOf(row)
}

interface Made {
  readonly response: RequestOf<typeof endpoint>['body']['response']
  readonly visit: Pick<Visit, 'session' | 'header'>
}

/** The key that the device made for this question, of this session, on this site; null for anything else. */
async function checkMade(context: Context, { response, visit }: Made) {
  const asked = { purpose: 'make', by: visit.session.value ?? '' } as const
  const { transports = [], ...answered } = response.response
  let challenge = ''
  try {
    const { origin, rpID } = siteOf(context, visit)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {}, response: answered },
      expectedChallenge: (given) => {
        challenge = given
        return isOwnChallenge(context, asked, given)
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    if (!verified) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { challenge, kept: { credentialId, verifier: Buffer.from(publicKey).toString('base64url'), counter, transports } }
  } catch {
    return null
  }
}

function notTaken(): Refusal {
  return invalidField('response', 'We couldn’t check this passkey. Start over.')
}
