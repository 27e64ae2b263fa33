import { Link, useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { TABS, useReachable } from '#web/shell/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Four sections under the thumb, on small screens only; the one that shows has a mark on its top edge. */
export function BottomTabs() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const tabs = useReachable(TABS)
  if (tabs.length === 0) return null
  return (
    <nav
      aria-label="Sections"
      data-screen-only
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-rule bg-sheet pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map((tab) => {
        // A page within a section belongs to it: `/disputes/…`.
        const isHere = tab.marks.some((mark) => pathname === mark || (mark !== '/' && pathname.startsWith(`${mark}/`)))
        return (
          <Link
            key={tab.to}
            to={tab.to}
            activeOptions={{ exact: true }}
            aria-current={isHere ? 'page' : undefined}
            className={clsx(
              '-mt-px flex h-16 flex-1 flex-col items-center justify-center gap-1 border-t-3 text-micro no-underline -outline-offset-3',
              isHere ? 'border-spruce font-strong text-ink' : 'border-transparent text-soft',
            )}
          >
            <Icon of={tab.icon} size={22} />
            {tab.label}
          </Link>
        )
      })}
    </nav>
  )
}
