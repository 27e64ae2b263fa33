import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

interface OnPressProps {
  /** The button as it stands until it is pressed. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly opens: 'menu' | 'dialog'
  /** Loads the code of what opens: begun when a pointer or the focus comes near. */
  readonly load: () => Promise<void>
  /** The same button with what it opens, open from the start. */
  readonly children: ReactNode
}

/** A button whose menu, panel or drawer comes with its first press: most visits never press it. */
export function OnPress({ trigger, opens, load, children }: OnPressProps) {
  const [isPressed, setIsPressed] = useState(false)
  const near = (): void => void load()
  const plain = cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: near,
    onFocus: near,
    onClick: () => setIsPressed(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (opens !== 'menu' || event.key !== 'ArrowDown') return
      event.preventDefault()
      setIsPressed(true)
    },
  })
  return isPressed ? <Suspense fallback={cloneElement(plain, { 'aria-busy': true })}>{children}</Suspense> : plain
}
