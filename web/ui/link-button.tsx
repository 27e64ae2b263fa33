import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from '#web/ui/button-look.ts'

interface ButtonAnchorProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {}

/** An address outside the router that looks like a button: a bureau's portal, a download. */
export function ButtonAnchor({ tone, wide, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ ...(tone && { tone }), ...(wide && { wide }) })}>
      {children}
    </a>
  )
}

/** Goes to a screen but looks like a button: `<LinkButton to="/disputes" tone="primary">`. `to` is type-checked. */
export const LinkButton = createLink(ButtonAnchor)
