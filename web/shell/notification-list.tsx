import type { UseQueryResult } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { type Notification, timeAgo } from '#web/shell/notification-news.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** More than anyone reads here; the disputes themselves hold the rest. */
const MOST_SHOWN = 100

interface NotificationListProps {
  readonly query: UseQueryResult<Notification[]>
  readonly onChoose: (news: Notification) => void
}

/** What the member was told about, newest first. What is about a dispute leads to its case file. */
export function NotificationList({ query, onChoose }: NotificationListProps) {
  const { data, error, dataUpdatedAt } = query
  if (data === undefined && error === null) return <SkeletonRows count={3} rowHeight={96} label="Loading notifications" />
  if (data === undefined) {
    return (
      <div className="p-5">
        <LoadFailure what="Your notifications" error={error} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No notifications yet">
        We’ll tell you here when a dispute opens, a letter goes out, an answer is recorded, or a deadline is near.
      </EmptyState>
    )
  }
  return (
    <ul aria-label="Notifications" className="min-h-0 divide-y divide-rule overflow-y-auto overscroll-contain">
      {data.slice(0, MOST_SHOWN).map((news) => (
        <li key={news.id} className="p-1.5">
          <Row news={news} ago={timeAgo(news.createdAt, dataUpdatedAt)} onChoose={() => onChoose(news)} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly news: Notification
  readonly ago: string
  readonly onChoose: () => void
}

function Row({ news, ago, onChoose }: RowProps) {
  const look = clsx(
    'block w-full rounded-field border-l-4 py-2.5 pr-4 pl-2.5 text-left text-ink no-underline hover:bg-spruce-wash md:pl-4.5',
    news.isRead ? 'border-transparent' : 'border-mark',
  )
  const words = <Words news={news} ago={ago} />
  if (news.replyId !== null)
    return (
      <PlaceLink to="/answers" className={look} onClick={onChoose}>
        {words}
      </PlaceLink>
    )
  if (news.disputeId === null) {
    return (
      <button type="button" className={look} onClick={onChoose}>
        {words}
      </button>
    )
  }
  return (
    <PlaceLink to="/disputes/$id" params={{ id: news.disputeId }} className={look} onClick={onChoose}>
      {words}
    </PlaceLink>
  )
}

const PlaceLink = createLink(({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>)

/** In either language. */
const SAYS_PRACTICE = /practice|pr[aá]ctica/i

function Words({ news, ago }: Pick<RowProps, 'news' | 'ago'>) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {news.isRead ? null : <span className="sr-only">Unread: </span>}
        <span className={news.isRead ? '' : 'font-strong'}>{news.title}</span>
        {news.priority === 'high' && !news.isRead ? <Tag tone="bad">Important</Tag> : null}
        {news.isPractice && !SAYS_PRACTICE.test(news.title) ? <Tag tone="warn">Practice</Tag> : null}
      </span>
      <span className="mt-0.5 block text-small wrap-anywhere text-soft">{news.message}</span>
      <span className="mt-1 block text-micro text-soft">{ago}</span>
    </>
  )
}
