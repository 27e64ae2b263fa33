import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { User } from '#contract/accounts.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { GENERATE_REPORTS, SECTIONS, useReachable } from '#web/shell/navigation.ts'
import { NotificationBell } from '#web/shell/notification-bell.tsx'
import { SideDrawer } from '#web/shell/side-drawer.tsx'
import { UserMenu } from '#web/shell/user-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

const ENTRY =
  'flex h-16 items-center gap-1 border-b-3 border-transparent px-2.5 text-small text-soft no-underline -outline-offset-3 hover:text-ink aria-[current=page]:border-spruce aria-[current=page]:font-strong aria-[current=page]:text-ink'

/** In the header of a signed-in member: the sections, the bell and the person. */
export function MemberEntries({ user }: { readonly user: User }) {
  return (
    <>
      <SectionLinks />
      <div className="ml-auto flex items-center gap-2">
        {helpingHere() === null ? <NotificationBell /> : null}
        <UserMenu user={user} />
        <SideDrawer user={user} />
      </div>
    </>
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
