import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useLandmark } from '#web/ui/use-landmark.ts'

export const TOOLTIP_OPEN_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/** Around whatever has tooltips: after one tooltip the next opens without waiting. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_OPEN_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  )
}

interface TooltipProps {
  readonly text: ReactNode
  /** One control; a tooltip never holds what is nowhere else, fingers have none. */
  readonly children: ReactElement
}

/** A short explanation on hover and on focus, after 700 ms. */
export function Tooltip({ text, children }: TooltipProps) {
  const [landmark, place] = useLandmark()
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild ref={place}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-button bg-toast px-3 py-2 text-small text-on-toast shadow-float"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
