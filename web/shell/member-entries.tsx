import { Link } from '@tanstack/react-router'
import { ChevronDown, Menu as MenuLines } from 'lucide-react'
import type { User } from '#contract/sign-in.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { GENERATE_REPORTS, SECTIONS, useReachable } from '#web/shell/navigation.ts'
import { NotificationBell } from '#web/shell/notification-bell.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OnPress } from '#web/ui/on-press.tsx'

const SourcesMenu = lazyPart(async () => (await import('#web/shell/header-menus.tsx')).SourcesMenu)
const UserMenu = lazyPart(async () => (await import('#web/shell/header-menus.tsx')).UserMenu)
const SideDrawer = lazyPart(async () => (await import('#web/shell/side-drawer.tsx')).SideDrawer)

const ENTRY =
  'flex h-16 items-center gap-1 border-b-3 border-transparent px-2 text-small whitespace-nowrap text-soft no-underline -outline-offset-3 hover:text-ink aria-[current=page]:border-spruce aria-[current=page]:font-strong aria-[current=page]:text-ink'

const SOURCES = (
  <button type="button" className={ENTRY}>
    Generate Reports
    <Icon of={ChevronDown} size={16} />
  </button>
)

const DRAWER = <IconButton icon={MenuLines} label="Open menu" />

/** In the header of a signed-in member: the sections, the bell and the person. */
export function MemberEntries({ user }: { readonly user: User }) {
  return (
    <>
      <SectionLinks />
      <div className="ml-auto flex min-w-0 items-center gap-2">
        {helpingHere() === null ? <NotificationBell /> : null}
        <div className="hidden min-w-0 nav:block">
          <UserEntry user={user} />
        </div>
        <div className="nav:hidden">
          <DrawerEntry user={user} />
        </div>
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
        <OnPress trigger={SOURCES} opens="menu" load={SourcesMenu.loadAhead}>
          <SourcesMenu trigger={SOURCES} places={sources} />
        </OnPress>
      )}
      {sections.map((place) => (
        <Link key={place.to} to={place.to} className={ENTRY}>
          {place.label}
        </Link>
      ))}
    </nav>
  )
}

function UserEntry({ user }: { readonly user: User }) {
  const trigger = (
    <button
      type="button"
      className="flex min-h-11 max-w-full items-center gap-1.5 rounded-button px-2 text-small text-soft hover:text-ink"
    >
      <span className="truncate">{user.name}</span>
      <Icon of={ChevronDown} size={16} />
    </button>
  )
  return (
    <OnPress trigger={trigger} opens="menu" load={UserMenu.loadAhead}>
      <UserMenu trigger={trigger} user={user} />
    </OnPress>
  )
}

function DrawerEntry({ user }: { readonly user: User }) {
  return (
    <OnPress trigger={DRAWER} opens="dialog" load={SideDrawer.loadAhead}>
      <SideDrawer trigger={DRAWER} user={user} />
    </OnPress>
  )
}
