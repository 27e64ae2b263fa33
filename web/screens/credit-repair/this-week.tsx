import { useQuery } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications.ts'
import { writeInstant } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { ofThisWeek } from '#web/screens/credit-repair/of-this-week.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

/** So many are told; the disputes tell the rest. */
const MOST_TOLD = 8

/** What changed in the last seven days: the member's own steps, and what the bureaus did. */
export function ThisWeek() {
  const { data, dataUpdatedAt } = useQuery(read(listNotifications, {}))
  const news = ofThisWeek(data ?? [], dataUpdatedAt)
  if (data === undefined) return null
  return (
    <Sheet title="What changed this week">
      {news.length === 0 ? (
        <p className="text-soft">Nothing in the last 7 days.</p>
      ) : (
        <ul className="divide-y divide-rule">
          {news.slice(0, MOST_TOLD).map(({ id, title, message, createdAt, disputeId, disputeCreditor }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-strong">{title}</span>
                <span className="text-small text-soft">{writeInstant(createdAt)}</span>
              </p>
              <p className="measure text-small text-soft wrap-anywhere">{message}</p>
              {disputeId === null ? null : (
                <RowLink
                  to="/disputes/$id"
                  params={{ id: disputeId }}
                  aria-label={`Open the dispute about ${disputeCreditor ?? 'it'}`}
                >
                  Open the dispute
                </RowLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
