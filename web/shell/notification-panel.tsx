import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { NotificationList } from '#web/shell/notification-list.tsx'
import type { Notification } from '#web/shell/notification-news.ts'
import { useMarkRead } from '#web/shell/use-mark-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'

interface NotificationPanelProps {
  /** The bell; the press that asked for the panel has been already. */
  readonly trigger: ReactElement
  readonly query: UseQueryResult<Notification[]>
  readonly unread: number
}

export function NotificationPanel({ trigger, query, unread }: NotificationPanelProps) {
  const mark = useMarkRead()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Popover isOpen={isOpen} onOpenChange={setIsOpen} label="Notifications" trigger={trigger}>
      <div
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
          if (news.disputeId !== null || news.replyId !== null) setIsOpen(false)
        }}
      />
    </Popover>
  )
}
