import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** A dialog whose code is loaded when it is first opened. Meanwhile a line at the foot of the page says so. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazyPart(load)
  return function Later(props) {
    return (
      <Suspense fallback={<OnItsWay />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

function OnItsWay() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4">
      <output className="flex items-center gap-3 rounded-button border border-rule bg-sheet px-4 py-2 shadow-float">
        <Spinner />
        Opening
      </output>
    </div>
  )
}
