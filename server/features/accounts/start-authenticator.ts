import bwip from 'bwip-js/node'
import type { startAuthenticator as endpoint } from '#contract/second-factor.ts'
import { within } from '#server/context.ts'
import { authenticators } from '#server/database/tables/accounts.ts'
import { newTotp, sealedSecretOf, takeTurn } from '#server/features/accounts/authenticator.ts'
import { refuseUnconfirmed } from '#server/features/accounts/email-address.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hasAuthenticator, refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

/** Whoever finds an open session cannot lock its owner out with an app of their own. */
export const startAuthenticator: Operation<typeof endpoint> = async (context, { user, session }) => {
  await refuseUnconfirmed(context, user)
  await refuseWithoutStepUp(context, session)
  const totp = newTotp(user.username)
  const sealedSecret = await sealedSecretOf(context, user.id, totp)
  const createdAt = context.now()
  await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    if (await hasAuthenticator(within(context, tx), user.id)) throw isOn()
    const fresh = { sealedSecret, createdAt, lastStep: 0 }
    await tx
      .insert(authenticators)
      .values({ userId: user.id, ...fresh })
      .onConflictDoUpdate({ target: authenticators.userId, set: fresh })
    return { answer: undefined, audit: [{ action: 'authenticator.started', subjectKind: 'user', subjectId: user.id }] }
  })
  const address = totp.toString()
  return { key: totp.secret.base32, address, picture: pictureOf(address) }
}

/** Black on white with its quiet zone, whatever is behind it: cameras need that. */
const pictureOf = (text: string): string => bwip.toSVG({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' })

const isOn = (): Refusal => new Refusal('conflict', 'An authenticator app is already on. Turn it off first.')
