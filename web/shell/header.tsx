import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { helpingHere } from '#web/platform/helping-base.ts'
import { Brand } from '#web/shell/brand.tsx'
import { useVisitor } from '#web/shell/current-user.ts'
import { GENERATE_REPORTS, SECTIONS, useReachable } from '#web/shell/navigation.ts'
import { NotificationBell } from '#web/shell/notification-bell.tsx'
import { SideDrawer } from '#web/shell/side-drawer.tsx'
import { UserMenu } from '#web/shell/user-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

const ENTRY =
  'flex h-16 items-center gap-1 border-b-3 border-transparent px-2.5 text-small text-soft no-underline -outline-offset-3 hover:text-ink aria-[current=page]:border-spruce aria-[current=page]:font-strong aria-[current=page]:text-ink'

/** The line at the top of every screen but one: name, sections, the person. From 1136 px the sections stand in it, below in a drawer. */
export function Header() {
  const visitor = useVisitor()
  return (
    <header data-screen-only className="sticky top-0 z-30 border-b border-rule bg-sheet">
      <div className="mx-auto flex h-16 max-w-[82rem] items-center gap-4 px-4 md:px-8">
        <Brand />
        {visitor.state === 'signed_in' ? <SectionLinks /> : null}
        <div className="ml-auto flex items-center gap-2">
          {visitor.state === 'anonymous' && helpingHere() === null ? <Entrances /> : null}
          {visitor.state === 'signed_in' && helpingHere() === null ? <NotificationBell /> : null}
          {visitor.state === 'signed_in' ? <UserMenu user={visitor.user} /> : null}
          {visitor.state === 'signed_in' ? <SideDrawer user={visitor.user} /> : null}
        </div>
      </div>
    </header>
  )
}

function SectionLinks() {
  const sections = useReachable(SECTIONS)
  const sources = useReachable(GENERATE_REPORTS)
  return (
    <nav aria-label="Main" className="hidden items-center nav:flex">
      {sources.length === 0 ? null : (
        <Menu
          trigger={
            <button type="button" className={ENTRY}>
              Generate Reports
              <Icon of={ChevronDown} size={16} />
            </button>
          }
        >
          {sources.map((place) => (
            <MenuLink key={place.to} to={place.to}>
              {place.label}
            </MenuLink>
          ))}
        </Menu>
      )}
      {sections.map((place) => (
        <Link key={place.to} to={place.to} className={ENTRY}>
          {place.label}
        </Link>
      ))}
    </nav>
  )
}

function Entrances() {
  return (
    <>
      <LinkButton to="/login" tone="quiet">
        Sign In
      </LinkButton>
      <LinkButton to="/register" tone="primary">
        Sign Up
      </LinkButton>
    </>
  )
}
