import type { ReactNode } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'

interface PullLayoutProps {
  /** What is said before anything is asked: on a phone above the form, next to it on a wide screen. */
  readonly notice?: ReactNode
  /** What happens, in the order in which it happens. */
  readonly steps: readonly string[]
  /** Below the steps. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The form on the left; on the right what it is and how it works. On a phone: the notice, the form, then how it works. */
export function PullLayout({ notice, steps, aside, children }: PullLayoutProps) {
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      {notice === undefined ? null : <div className="min-w-0 lg:col-start-2">{notice}</div>}
      <div className="min-w-0 space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
      <div className="min-w-0 space-y-6 lg:col-start-2">
        <Sheet title="How it works">
          <ol className="list-decimal space-y-2 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Sheet>
        {aside}
      </div>
    </div>
  )
}
