import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { logInWithPasskey } from '#contract/passkeys.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { answerWithPasskey, isPutOff, knowsPasskeys } from '#web/platform/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Signs in with a passkey of this device: no name, no password, no code. Not drawn where the browser knows none. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: (user: User) => void }) {
  const entry = useMutation({
    mutationFn: async () => call(logInWithPasskey, { body: { response: await answerWithPasskey() } }),
    retry: false,
    onSuccess: ({ user }) => onSignedIn(user),
    onError: tellPasskeyFailure,
  })
  if (!knowsPasskeys()) return null
  return (
    <div className="mt-4">
      <Button wide busy={entry.isPending} onClick={() => entry.mutate()}>
        Use a passkey
      </Button>
    </div>
  )
}

/** What became of a passkey that was not taken. */
export function tellPasskeyFailure(error: unknown): void {
  if (isPutOff(error)) {
    toast({ title: 'No Passkey Used', description: 'Your device gave none for this site. Your password works as before.' })
    return
  }
  const description = wordsOf(error, 'The passkey could not be checked. Try again, or use your password.')
  toast({ title: 'Passkey Not Taken', description, tone: 'destructive' })
}
