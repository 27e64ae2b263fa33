import { eq } from 'drizzle-orm'
import type { finishLogIn as endpoint } from '#contract/second-factor.ts'
import { users } from '#server/database/tables/accounts.ts'
import { checkCode, spendProof } from '#server/features/accounts/authenticator.ts'
import { letIn } from '#server/features/accounts/let-in.ts'
import { isLiveChallenge, spendChallenge } from '#server/features/accounts/sign-in-challenges.ts'
import { countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** A wrong code counts like a wrong password and leaves the challenge for another try; the right one uses both up. */
export const finishLogIn: Operation<typeof endpoint> = async (context, { body, address, ...visit }) => {
  const token = readUserToken(body.challenge)
  if (token === null || !(await isLiveChallenge(context, token))) throw isOver()
  const attempt = {
    account: token.userId,
    userId: token.userId,
    refusedAs: 'session.code_refused',
    address,
    device: visit.device.value,
  } as const
  await refuseGuessing(context, attempt)
  const proof = await checkCode(context, token.userId, body.code)
  await countAttempt(context, attempt, proof !== null)
  if (proof === null) throw wrongCode()
  const now = context.now()
  const { user, enter } = await transact(context, { id: token.userId }, async (tx) => {
    const [found] = await tx
      .select({ id: users.userId, name: users.name, username: users.username, email: users.email })
      .from(users)
      .where(eq(users.userId, token.userId))
      .for('no key update')
    if (found === undefined || !(await spendChallenge(tx, token, now))) throw isOver()
    if (!(await spendProof(tx, { userId: found.id, proof, now }))) throw wrongCode()
    const answer = {
      user: found,
      enter: await letIn(context, tx, { user: found, visit, by: 'code', keepsNothing: body.keepNothing }),
    }
    const detail = { secondFactor: proof.kind }
    return { answer, audit: [{ action: 'session.opened', subjectKind: 'user', subjectId: found.id, detail }] }
  })
  enter()
  return { user }
}

function wrongCode(): Refusal {
  const message = 'This code isn’t right or was already used. Wait for the next one and try again.'
  return new Refusal('unauthenticated', message, { issues: [{ path: 'code', message }] })
}

function isOver(): Refusal {
  const message = 'This sign-in took too long. Enter your password again.'
  return new Refusal('unauthenticated', message, { issues: [{ path: 'challenge', message }] })
}
