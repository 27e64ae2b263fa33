import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Shared with the alert dialog: a bottom sheet on a phone, a centred sheet from 640 px; never higher than 92 % of the screen. On a phone it leaves room above for a toast, and never moves for one. */
export const DIALOG_CLASS = 'dialog'
export const VEIL_CLASS = 'fixed inset-0 z-40 bg-veil animate-appear'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The button that opens it gets the focus back; without one, whatever had the focus before. */
  readonly trigger?: ReactElement
  readonly title: string
  /** One sentence under the title: what this is for, who sees it. */
  readonly description?: ReactNode
  /** The buttons, always in sight; the main one last in the order of reading. */
  readonly footer?: ReactNode
  readonly width?: 'narrow' | 'wide'
  readonly children: ReactNode
}

/** For a dialog that no trigger of its own opens: whatever had the focus before gets it back. */
export function useFocusReturn() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current
      // What opened it may be gone by now, done with: then the focus goes to what is there (`web/shell/keeps-focus.tsx`).
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
    },
  }
}

/** A task of its own above the page: Escape, the veil and the cross close it; Tab stays inside; focus returns. */
export function Dialog({ isOpen, onOpenChange, trigger, title, description, footer, width = 'narrow', children }: DialogProps) {
  const returns = useFocusReturn()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={VEIL_CLASS} />
        <Primitive.Content
          className={`${DIALOG_CLASS} ${width === 'wide' ? 'sm:max-w-4xl' : 'sm:max-w-xl'}`}
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...(trigger === undefined && returns)}
        >
          <div className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5 md:pl-7">
            <Primitive.Title className="pt-2 text-h2">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-6 md:px-7">
            {description === undefined ? null : (
              <Primitive.Description className="measure mb-5 text-soft">{description}</Primitive.Description>
            )}
            {children}
          </div>
          {footer === undefined ? null : (
            <div className="flex flex-col gap-2 border-t border-rule px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end md:px-7">
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
