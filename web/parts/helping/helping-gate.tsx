import { Navigate, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FILE_PATH, HELPERS_SCREENS } from '#web/parts/helping/helping-words.ts'
import { helpingBase, helpingNow } from '#web/platform/helping-base.ts'
import { useTitle } from '#web/platform/title.ts'
import { ButtonAnchor } from '#web/ui/link-button.tsx'

/** In someone's file: only the screens that a helper sees. */
export function HelpingGate({ children }: { readonly children: ReactNode }) {
  // The route's own path, without the place that the page belongs to.
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const now = helpingNow()
  if (now === 'signed_out')
    return (
      <Instead title="You are signed out" href="/login" label="Go to Login">
        Sign in, then open the file again from your Settings.
      </Instead>
    )
  if (now === 'over')
    return (
      <Instead title="This help has ended" href="/settings" label="Back to your own file">
        Your access has ended, or it isn’t for this account.
      </Instead>
    )
  if (now === null)
    return (
      <Instead title="This file could not be opened" href={helpingBase() + FILE_PATH} label="Try again">
        Check your connection. Nothing was lost.
      </Instead>
    )
  if (path === '/') return <Navigate to={FILE_PATH} replace />
  if (!HELPERS_SCREENS.has(path))
    return (
      <Instead title={`This is for ${now.memberName} alone`} href={helpingBase() + FILE_PATH} label="Back to the file">
        Only they can sign in, pay, connect bureaus, or send anything in their name.
      </Instead>
    )
  return children
}

interface InsteadProps {
  readonly title: string
  readonly href: string
  readonly label: string
  readonly children: ReactNode
}

function Instead({ title, href, label, children }: InsteadProps) {
  useTitle(title)
  return (
    <div className="mx-auto max-w-md space-y-6">
      <div>
        <h1 className="wrap-anywhere">{title}</h1>
        <p className="mt-2 text-soft">{children}</p>
      </div>
      <ButtonAnchor href={href} tone="primary" wide>
        {label}
      </ButtonAnchor>
    </div>
  )
}
