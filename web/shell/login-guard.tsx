import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useVisitor } from '#web/shell/current-user.ts'
import { Waiting } from '#web/ui/spinner.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The guarded address a visitor was sent to /login from. Kept in the history, not in the address. */
    from?: string
    /** On the way out: /login shows its form although the one who leaves is still known for a moment. */
    isLeaving?: true
  }
}

/** Lets signed-in people through. While no one knows who is looking, nothing is decided; others go to /login and come back afterwards. */
export function LoginGuard({ children }: { readonly children: ReactNode }) {
  const visitor = useVisitor()
  if (visitor.state === 'unknown') return <Waiting title="Errata" />
  return visitor.state === 'anonymous' ? <ToLogin /> : children
}

function ToLogin() {
  const router = useRouter()
  // Read once: by the next drawing the address is /login already.
  const [from] = useState(() => router.latestLocation.href)
  return <Navigate to="/login" replace state={{ from }} />
}
