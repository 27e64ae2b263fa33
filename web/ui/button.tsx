import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { type ButtonLook, buttonClass } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: a spinner shows, a second press does nothing, the words and the focus stay. */
  readonly busy?: boolean
  /** Turns the button off and says why, in a line under it. */
  readonly disabledBecause?: string | undefined
  /** Which one of several equal buttons this is: said after its name, not part of it. */
  readonly about?: string
}

/** An act. Says what happens ("Send 3 letters"); one `primary` a screen. */
export function Button({ tone, wide, busy = false, disabledBecause, about, children, type = 'button', ...rest }: ButtonProps) {
  const noteId = useId()
  const note = disabledBecause ?? about
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ ...(tone && { tone }), ...(wide && { wide }) })}
      disabled={rest.disabled === true || disabledBecause !== undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={note === undefined ? rest['aria-describedby'] : noteId}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner size={18} /> : null}
      {children}
    </button>
  )
  if (note === undefined) return button
  if (disabledBecause === undefined) {
    return (
      <>
        {button}
        <span id={noteId} hidden>
          {about}
        </span>
      </>
    )
  }
  return (
    <span className={clsx(wide === true ? 'block' : 'inline-block', wide === 'phone' && 'w-full sm:w-auto')}>
      {button}
      <span id={noteId} className="mt-1 block text-small text-soft">
        {disabledBecause}
      </span>
    </span>
  )
}
