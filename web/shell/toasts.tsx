import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { toasts } from '#web/ui/toast.ts'

const Toaster = lazyPart(async () => (await import('#web/ui/toaster.tsx')).Toaster)

const hasAny = (): boolean => toasts.read().length > 0

/**
 * The live region of the toasts is there from the start, so that the first one is read aloud. What draws them is loaded with the first,
 * and for members at once: a toast that came after a dialog would be above it and take the Escape that is meant for the dialog.
 */
export function Toasts({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const hasToast = useSyncExternalStore(toasts.subscribe, hasAny)
  const isNeeded = hasToast || isSignedIn
  return (
    <div aria-live="polite">
      {isNeeded ? (
        <Suspense fallback={<PlainToasts />}>
          <Toaster />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Until the code is there, which without a connection takes a while: what there is to say. */
function PlainToasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read)
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 space-y-2 p-4">
      {shown.map(({ id, title, description }) => (
        <div key={id} className="rounded-button border-l-4 border-mark bg-toast px-4 py-3 text-on-toast shadow-float">
          <p className="font-strong">{title}</p>
          <div className="text-small">{description}</div>
        </div>
      ))}
    </div>
  )
}
