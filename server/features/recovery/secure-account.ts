import type { secureAccount as endpoint } from '#contract/recovery.ts'
import { endAllAccess } from '#server/features/recovery/end-all-access.ts'
import { endedWayOf } from '#server/features/recovery/list-ended-access.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** For a member who fears that someone else got in: ends everything but this session. */
export const secureAccount: Operation<typeof endpoint> = async (context, { user, session }) => {
  if (context.rehearsal !== null) throw new Refusal('forbidden')
  await refuseWithoutStepUp(context, session)
  const { sessions, ended } = await transact(context, user, async (tx) => {
    const answer = await endAllAccess(context, tx, { user, but: readUserToken(session.value) })
    const detail = { sessions: answer.sessions, ways: answer.ended.length }
    return { answer, audit: [{ action: 'account.secured', subjectKind: 'user', subjectId: user.id, detail }] }
  })
  return { message: 'Every other way into your account is closed.', sessions, ended: ended.map(endedWayOf) }
}
