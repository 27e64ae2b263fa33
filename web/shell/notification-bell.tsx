import { Bell } from 'lucide-react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { BADGE_CAP, unreadCount } from '#web/shell/notification-news.ts'
import { useNewsEvents } from '#web/shell/use-news-events.ts'
import { useImportantNews, useNotifications } from '#web/shell/use-notifications.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OnPress } from '#web/ui/on-press.tsx'

const NotificationPanel = lazyPart(async () => (await import('#web/shell/notification-panel.tsx')).NotificationPanel)

/** The bell of a signed-in member: how many are unread, and the list behind it. */
export function NotificationBell() {
  const query = useNotifications()
  useImportantNews(query.data)
  useNewsEvents()
  const unread = unreadCount(query.data ?? [])
  const trigger = (
    <button
      type="button"
      title="Notifications"
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-button text-ink hover:bg-spruce-wash"
    >
      <Icon of={Bell} size={22} />
      <span className="sr-only">Notifications{unread === 0 ? '' : ', '}</span>
      {unread === 0 ? null : (
        <span className="absolute -top-0.5 left-6 flex">
          <CountBadge count={unread} label="unread" cap={BADGE_CAP} />
        </span>
      )}
    </button>
  )
  return (
    <OnPress trigger={trigger} opens="dialog" load={NotificationPanel.loadAhead}>
      <NotificationPanel trigger={trigger} query={query} unread={unread} />
    </OnPress>
  )
}
