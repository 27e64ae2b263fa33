import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/sign-in.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { knowsPasskeys } from '#web/platform/passkey-support.ts'
import { Button } from '#web/ui/button.tsx'

const loadEntry = () => import('#web/parts/passkey-entry.ts')
/** Most people sign in without. */
export const loadPasskeyEntry = () => loadCode(loadEntry)

/** Signs in with a passkey of this device: no name, no password, no code. Not drawn where the browser knows none. */
export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: (user: User) => void }) {
  const entry = useMutation({
    mutationFn: async () => (await loadPasskeyEntry()).enterWithPasskey(),
    retry: false,
    onSuccess: onSignedIn,
    onError: async (error) => (await loadPasskeyEntry()).tellPasskeyFailure(error),
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
