import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { type ButtonLook, buttonClass } from '#web/ui/button-look.ts'

interface ButtonAnchorProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  /** Where the specification says button: announced as one, and Space presses it as it does Enter. */
  readonly isButton?: boolean
  /** Which one of several equal buttons this is: said after its name, not part of it. */
  readonly about?: string
}

/** An address outside the router that looks like a button: a bureau's portal, a download. */
export function ButtonAnchor({ tone, wide, isButton = false, about, children, ...rest }: ButtonAnchorProps) {
  const aboutId = useId()
  return (
    <>
      <a
        {...rest}
        {...(isButton && PRESSED)}
        {...(about !== undefined && { 'aria-describedby': aboutId })}
        className={buttonClass({ ...(tone && { tone }), ...(wide && { wide }) })}
      >
        {children}
      </a>
      {about === undefined ? null : (
        <span id={aboutId} hidden>
          {about}
        </span>
      )}
    </>
  )
}

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const PRESSED = { role: 'button', onKeyDown: pressOnSpace }

/** Goes to a screen but looks like a button: `<LinkButton to="/disputes" tone="primary">`. `to` is type-checked. */
export const LinkButton = createLink(ButtonAnchor)
