import { and, eq } from 'drizzle-orm'
import type { logIn as endpoint } from '#contract/sign-in.ts'
import { within } from '#server/context.ts'
import { letIn } from '#server/features/accounts/let-in.ts'
import { makeChallenge } from '#server/features/accounts/sign-in-challenges.ts'
import { countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import { users } from '#server/database/tables/accounts.ts'
import { memberNamed } from '#server/platform/names.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hasAuthenticator } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

/** The password was right: in at once, or a second factor is still to come. */
type Begun = { readonly enter: () => void } | { readonly challenge: string }

/** Signs in by username or e-mail; an unknown account and a wrong password get the same answer after the same work. */
export const logIn: Operation<typeof endpoint> = async (context, { body, address, ...visit }) => {
  const named = await memberNamed(context.db, ['email', 'username'], body.username)
  const [found] = await context.db.select().from(users).where(eq(users.userId, named))
  // Username and e-mail are two names of one account: guesses at either count together.
  const attempt = {
    account: found?.userId ?? body.username,
    userId: found?.userId ?? null,
    refusedAs: 'session.refused',
    address,
    device: visit.device.value,
  } as const
  await refuseGuessing(context, attempt)
  const isRight = await context.passwords.isRight(body.password, found?.passwordHash ?? null)
  await countAttempt(context, attempt, isRight)
  if (!found || !isRight) throw wrong()
  const user = { id: found.userId, name: found.name, username: found.username, email: found.email }
  const begun = await transact<Begun>(context, user, async (tx) => {
    // A reset that came in between has ended the sessions of this password; it opens no new one.
    const isSame = and(eq(users.userId, user.id), eq(users.passwordHash, found.passwordHash))
    const [same] = await tx.select({ id: users.userId }).from(users).where(isSame).for('share')
    if (!same) throw wrong()
    const subject = { subjectKind: 'user', subjectId: user.id }
    if (await hasAuthenticator(within(context, tx), user.id)) {
      const challenge = await makeChallenge(tx, user.id, context.now())
      return { answer: { challenge }, audit: [{ action: 'session.second_factor_asked', ...subject }] }
    }
    const enter = await letIn(context, tx, { user, visit, by: 'password', keepsNothing: body.keepNothing })
    return { answer: { enter }, audit: [{ action: 'session.opened', ...subject }] }
  })
  if ('challenge' in begun) throw new Refusal('second_factor_needed', undefined, { challenge: begun.challenge })
  begun.enter()
  return { user }
}

const wrong = (): Refusal => new Refusal('unauthenticated', 'Invalid email, username or password')
