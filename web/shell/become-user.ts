import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/sign-in.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { settleSession } from '#web/platform/session-over.ts'
import { forgetAnswers, USER_KEY } from '#web/shell/current-user.ts'

const loadSettling = () => import('#web/shell/settle-in.ts')

/** After signing in or registering: nothing that belonged to someone else in this browser stays in memory. */
export function becomeUser(client: QueryClient, user: User): void {
  forgetAnswers(client)
  settleSession()
  client.setQueryData(USER_KEY, { user })
  // Only who comes in needs it, and by then the form has been there for long.
  void loadCode(loadSettling).then(({ settleIn }) => settleIn(user))
}
