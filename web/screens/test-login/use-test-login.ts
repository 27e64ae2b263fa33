import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { register } from '#contract/accounts.ts'
import type { credentials } from '#contract/credentials.ts'
import { logIn, logOut, type User } from '#contract/sign-in.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { DEMO_NAME, type DemoCredentials, demoEmailOf } from '#web/screens/test-login/demo-credentials.ts'
import { becomeUser } from '#web/shell/become-user.ts'
import { toast } from '#web/ui/toast.ts'

type Credentials = z.output<typeof credentials>

/** Signs in and keeps the answer as it came. The demo account is registered before its first sign-in. */
export function useTestLogin(demo: DemoCredentials) {
  const client = useQueryClient()
  const isMade = useRef(false)
  const [response, setResponse] = useState<string | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const welcome = (user: User): void => {
    setResponse(`200: ${JSON.stringify({ user }, null, 2)}`)
    setChallenge(null)
    becomeUser(client, user)
    toast({ title: 'Login Successful!', description: `Welcome, ${user.name}.` })
  }
  const entry = useMutation({
    mutationFn: async (body: Credentials) => {
      if (body.username === demo.username && !isMade.current) {
        await makeAccount(demo)
        isMade.current = true
        // The register call also signs in: that session ends at once, for the sign-in is what is tried here.
        await call(logOut, {})
      }
      return call(logIn, { body })
    },
    retry: false,
    onSuccess: ({ user }) => welcome(user),
    onError: (error) => {
      setResponse(error.message)
      if (isCallError(error) && error.challenge !== null) return setChallenge(error.challenge)
      if (!isCallError(error)) return toast({ title: 'Error', description: 'Network error occurred', tone: 'destructive' })
      const description = wordsOf(error, 'Please check your email and password.')
      return toast({ title: 'Login Failed', description, tone: 'destructive' })
    },
  })
  return { entry, response, challenge, welcome, startAnew: () => setChallenge(null) }
}

/** Through the ordinary register call. */
async function makeAccount({ username, password }: DemoCredentials): Promise<void> {
  await call(register, { body: { username, password, name: DEMO_NAME, email: demoEmailOf(username) } })
}
