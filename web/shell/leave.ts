import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { logOut } from '#contract/sign-in.ts'
import { call } from '#web/platform/api.ts'
import { forgetKept } from '#web/platform/kept.ts'
import { logError } from '#web/platform/log.ts'
import { leaveBy, settleSession } from '#web/platform/session-over.ts'
import { showTheme } from '#web/platform/theme.ts'
import { liveIn } from '#web/platform/zone.ts'
import { forgetAnswers, USER_KEY } from '#web/shell/current-user.ts'
import { tellNobody } from '#web/shell/told-visitor.ts'
import { toast } from '#web/ui/toast.ts'

/** Brings the visitor to a public screen, then forgets in this browser whatever belonged to them. */
export function useForgetUser(): (leave: () => Promise<void>) => Promise<void> {
  const client = useQueryClient()
  return async (leave) => {
    await leave()
    forgetAnswers(client)
    forgetKept(null)
    settleSession()
    tellNobody()
    showTheme('system')
    liveIn(null)
    await client.resetQueries({ queryKey: USER_KEY })
  }
}

/** Signs out. Whatever the server says, the cache is cleared and the visitor goes to /login. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  const forget = useForgetUser()
  const leave = useMutation({
    mutationFn: () => leaveBy(logOut, () => call(logOut, {})),
    // Without a connection too: this browser then forgets at once, whatever the server learns later.
    networkMode: 'always',
    onSuccess: () => toast({ title: 'Logged Out', description: 'You have been successfully logged out.' }),
    onError: (error) => logError('Logout failed', error),
    onSettled: () => forget(() => navigate({ to: '/login', state: { isLeaving: true } })),
  })
  return () => leave.mutate()
}
