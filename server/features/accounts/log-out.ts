import type { logOut as endpoint } from '#contract/sign-in.ts'
import type { Operation } from '#server/platform/operations.ts'
import { closeSession } from '#server/platform/session.ts'

/** Ends the session; harmless when there is none. */
export const logOut: Operation<typeof endpoint> = async (context, { session }) => {
  await closeSession(context, session.value)
  session.clear()
  return { message: 'You have been successfully logged out.' }
}
