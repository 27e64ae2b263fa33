import { Suspense } from 'react'
import { helpingHere } from '#web/platform/helping-base.ts'
import { Brand } from '#web/shell/brand.tsx'
import { useVisitor } from '#web/shell/current-user.ts'
import { MemberEntries } from '#web/shell/member-code.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The line at the top of every screen but one: name, sections, the person. From 1136 px the sections stand in it, below in a drawer. */
export function Header() {
  const visitor = useVisitor()
  return (
    <header data-screen-only className="sticky top-0 z-30 border-b border-rule bg-sheet">
      <div className="page flex h-16 items-center gap-4">
        <Brand />
        {visitor.state === 'anonymous' && helpingHere() === null ? <Entrances /> : null}
        {visitor.state === 'signed_in' ? (
          <Suspense>
            <MemberEntries user={visitor.user} />
          </Suspense>
        ) : null}
      </div>
    </header>
  )
}

/** Anyone who comes by an invitation or was sent away from a page keeps that on the way through an account. */
function Entrances() {
  return (
    <div className="ml-auto flex items-center gap-2">
      <LinkButton to="/login" state tone="quiet">
        Sign In
      </LinkButton>
      <LinkButton to="/register" state tone="primary">
        Sign Up
      </LinkButton>
    </div>
  )
}
