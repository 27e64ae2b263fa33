import { eq } from 'drizzle-orm'
import type { PasskeyAnswer } from '#contract/passkeys.ts'
import type { stepUp as endpoint } from '#contract/second-factor.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { checkCode, type CodeProof, spendProof, takeTurn } from '#server/features/accounts/authenticator.ts'
import { checkPasskey, spendPasskey } from '#server/features/accounts/passkeys.ts'
import { type Attempt, attemptOf, countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import type { SessionCookie } from '#server/platform/caller.ts'
import type { Operation, Visit } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { renewSession } from '#server/platform/session.ts'
import { hasAuthenticator, markProven, type Proof } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken, type UserToken } from '#server/platform/user-token.ts'

type Typed = CodeProof | { readonly kind: 'password' }
type Given = { readonly code: string } | { readonly password: string }

/** Guessed no more often than at sign-in. Where an authenticator app is on, the password alone proves nothing more. */
export const stepUp: Operation<typeof endpoint> = async (context, { user, body, session, address, ...visit }) => {
  const token = readUserToken(session.value)
  if (token === null || token.userId !== user.id) throw new Refusal('unauthenticated')
  const attempt = attemptOf(user, { address, device: visit.device.value })
  await refuseGuessing(context, attempt)
  if ('passkey' in body)
    return enter(session, await provenByPasskey(context, { user, token, attempt, visit, response: body.passkey }))
  const isCode = 'code' in body
  if ((await hasAuthenticator(context, user.id)) !== isCode) throw otherProof(isCode)
  const proof = await proofOf(context, user.id, body)
  await countAttempt(context, attempt, proof !== null)
  if (proof === null) throw wrong(isCode)
  const now = context.now()
  const proven = await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    if (proof.kind !== 'password' && !(await spendProof(tx, { userId: user.id, proof, now }))) throw wrong(true)
    const answer = await prove(tx, token, { by: isCode ? 'code' : 'password', now })
    const detail = { by: proof.kind }
    return { answer, audit: [{ action: 'session.proven', subjectKind: 'user', subjectId: user.id, detail }] }
  })
  return enter(session, proven)
}

interface Proven {
  readonly freshUntil: string
  readonly cookie: string
  readonly keepsNothing: boolean
}

/** Anyone who had the session's secret before does not get what the proof opens: it has another one from now on. */
async function prove(tx: Transaction, token: UserToken, given: { readonly by: Proof; readonly now: string }): Promise<Proven> {
  const freshUntil = await markProven(tx, token, given)
  const renewed = await renewSession(tx, token)
  if (renewed === null) throw new Refusal('unauthenticated')
  return { freshUntil, ...renewed }
}

function enter(session: SessionCookie, { freshUntil, cookie, keepsNothing }: Proven): { readonly freshUntil: string } {
  session.set(cookie, keepsNothing)
  return { freshUntil }
}

interface ByPasskey {
  readonly user: { readonly id: string }
  readonly token: UserToken
  readonly attempt: Attempt
  readonly visit: Pick<Visit, 'device' | 'header'>
  readonly response: PasskeyAnswer
}

async function provenByPasskey(context: Context, { user, token, attempt, visit, response }: ByPasskey): Promise<Proven> {
  const found = await checkPasskey(context, { response, visit })
  const isOwn = found !== null && found.userId === user.id
  await countAttempt(context, attempt, isOwn)
  if (!isOwn) throw invalidField('passkey', 'We couldn’t check this passkey. Try again.')
  return transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    if (!(await spendPasskey(tx, found, context.now())))
      throw invalidField('passkey', 'We couldn’t check this passkey. Try again.')
    const answer = await prove(tx, token, { by: 'passkey', now: context.now() })
    return { answer, audit: [{ action: 'session.proven', subjectKind: 'user', subjectId: user.id, detail: { by: 'passkey' } }] }
  })
}

async function proofOf(context: Context, userId: string, given: Given): Promise<Typed | null> {
  if ('code' in given) return checkCode(context, userId, given.code)
  const [found] = await context.db.select({ hash: users.passwordHash }).from(users).where(eq(users.userId, userId))
  return (await context.passwords.isRight(given.password, found?.hash ?? null)) ? { kind: 'password' } : null
}

const wrong = (isCode: boolean): Refusal =>
  isCode
    ? invalidField('code', 'This code isn’t right or was already used. Wait for the next one and try again.')
    : invalidField('password', 'Incorrect password')

const otherProof = (isCode: boolean): Refusal =>
  isCode
    ? invalidField('code', 'No authenticator app is on. Enter your password.')
    : invalidField('password', 'Enter the code from your authenticator app, or a recovery code.')
