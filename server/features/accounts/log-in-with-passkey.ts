import { eq } from 'drizzle-orm'
import type { logInWithPasskey as endpoint } from '#contract/passkeys.ts'
import { users } from '#server/database/tables/accounts.ts'
import { letIn } from '#server/features/accounts/let-in.ts'
import { checkPasskey, passkeyNamed, spendPasskey } from '#server/features/accounts/passkeys.ts'
import { countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** The device is one factor and what it asked of its person the other: no code is asked for next to it. */
export const logInWithPasskey: Operation<typeof endpoint> = async (context, { body, address, ...visit }) => {
  // Counted by the named key, so that it locks no one's password.
  const named = await passkeyNamed(context.db, body.response.id)
  const attempt = {
    account: `passkey ${body.response.id}`,
    userId: named?.userId ?? null,
    refusedAs: 'session.passkey_refused',
    address,
    device: null,
  } as const
  await refuseGuessing(context, attempt)
  const found = await checkPasskey(context, { response: body.response, visit })
  await countAttempt(context, attempt, found !== null)
  if (found === null) throw notTaken()
  const { user, enter } = await transact(context, { id: found.userId }, async (tx) => {
    const [owner] = await tx
      .select({ id: users.userId, name: users.name, username: users.username, email: users.email })
      .from(users)
      .where(eq(users.userId, found.userId))
      .for('no key update')
    if (owner === undefined || !(await spendPasskey(tx, found, context.now()))) throw notTaken()
    const answer = {
      user: owner,
      enter: await letIn(context, tx, { user: owner, visit, by: 'passkey', keepsNothing: body.keepNothing }),
    }
    const detail = { by: 'passkey' }
    return { answer, audit: [{ action: 'session.opened', subjectKind: 'user', subjectId: owner.id, detail }] }
  })
  enter()
  return { user }
}

const notTaken = (): Refusal => new Refusal('unauthenticated', 'This passkey doesn’t work here. Sign in with your password.')
