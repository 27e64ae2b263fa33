import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useKeptFocus } from '#web/parts/use-kept-focus.ts'
import { NotificationList } from '#web/shell/notification-list.tsx'
import { BADGE_CAP, unreadCount } from '#web/shell/notification-news.ts'
import { useNewsEvents } from '#web/shell/use-news-events.ts'
import { useImportantNews, useMarkRead, useNotifications } from '#web/shell/use-notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Popover } from '#web/ui/popover.tsx'

/** The bell of a signed-in member: how many are unread, and the list behind it. */
export function NotificationBell() {
  const query = useNotifications()
  const mark = useMarkRead()
  const [isOpen, setIsOpen] = useState(false)
  useImportantNews(query.data)
  useNewsEvents()
  const unread = unreadCount(query.data ?? [])
  const { list: head, watch } = useKeptFocus<HTMLDivElement>()
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label="Notifications"
      trigger={
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
      }
    >
      <div
        ref={head}
        {...watch}
        tabIndex={-1}
        data-arrival
        className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1.5 pr-2 pl-5 md:pl-7"
      >
        <h2>Notifications</h2>
        {unread === 0 ? null : (
          <Button tone="quiet" busy={mark.all.isPending} onClick={() => mark.all.mutate()}>
            Mark all as read
          </Button>
        )}
      </div>
      <NotificationList
        query={query}
        onChoose={(news) => {
          if (!news.isRead) mark.one.mutate(news.id)
          if (news.disputeId !== null) setIsOpen(false)
        }}
      />
    </Popover>
  )
}
