import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface PopoverProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The button that opens it and gets the focus back. */
  readonly trigger: ReactElement
  /** What it holds, read aloud. */
  readonly label: string
  readonly children: ReactNode
}

/** A panel below its button, never wider than the screen: Escape and a press outside close it; the page behind stays in reach. */
export function Popover({ isOpen, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-1rem))] animate-appear flex-col overflow-hidden rounded-sheet border border-rule bg-sheet shadow-float"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
