import { useRouter } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'

/** The full-screen card for an error no one foresaw. */
export function ErrorFallback({ reset }: { readonly reset: () => void }) {
  return (
    <div role="alert" className="flex min-h-[70dvh] items-center justify-center p-4">
      <div className="max-w-md rounded-sheet border border-rule bg-sheet p-7 text-center shadow-sheet">
        <span aria-hidden className="inline-grid size-14 place-items-center rounded-full bg-bad-wash text-bad text-figure">
          !
        </span>
        <h1 className="mt-4 text-figure">Something went wrong</h1>
        <p className="mt-2 mb-5 text-soft">An unexpected error occurred. This has been logged and we'll look into it.</p>
        <Button tone="primary" onClick={reset}>
          Try Again
        </Button>
      </div>
    </div>
  )
}

/** The same for an error in a screen: Try Again also loads the screen again. */
export function ScreenError({ reset }: { readonly reset: () => void }) {
  const router = useRouter()
  return (
    <ErrorFallback
      reset={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
