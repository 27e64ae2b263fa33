import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DIALOG_CLASS, useFocusReturn, VEIL_CLASS } from '#web/ui/dialog.tsx'

export interface AlertDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly trigger?: ReactElement
  /** The question: "Erase your account?" */
  readonly title: string
  /** What happens then, and whether it can be undone. */
  readonly description: ReactNode
  /** The act itself, never "OK". */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly onConfirm: () => void
  readonly isDangerous?: boolean
  readonly isBusy?: boolean
  readonly children?: ReactNode
}

/** A question that must be answered before something that counts. Stays open while busy: the caller closes it. Focus starts on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    isOpen,
    onOpenChange,
    trigger,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    isDangerous = false,
    isBusy = false,
  } = props
  const returns = useFocusReturn()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger === undefined ? null : <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={VEIL_CLASS} />
        <Primitive.Content
          className={`${DIALOG_CLASS} overflow-y-auto p-5 sm:max-w-lg md:p-7`}
          {...(trigger === undefined && returns)}
        >
          <Primitive.Title className="text-h2">{title}</Primitive.Title>
          <Primitive.Description className="measure mt-2 text-soft">{description}</Primitive.Description>
          {props.children === undefined ? null : <div className="mt-4">{props.children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button tone={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
