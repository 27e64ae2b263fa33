import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link in running text to somewhere outside the router. */
export function TextAnchor({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className="text-link">
      {children}
    </a>
  )
}

/** A link in running text to another screen: `<TextLink to="/login">Sign in</TextLink>`. `to` is type-checked. */
export const TextLink = createLink(TextAnchor)

/** The same where it is alone in a row: high enough for a finger. */
export const RowLink = createLink(({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...rest} className="text-link inline-flex min-h-11 items-center">
    <span>{children}</span>
  </a>
))
