import type { DisputePages } from '#web/parts/disputes/dispute-pages.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'

interface MoreDisputesProps {
  readonly pages: DisputePages
  /** Which list it goes on with, where several stand on a page. */
  readonly about?: string
  /** How many there are in all; null where no one counted what a search finds. */
  readonly of: number | null
}

/** The next page under a list; nothing where all is shown. */
export function MoreDisputes({ pages, about, of }: MoreDisputesProps) {
  const next = () => void pages.fetchNextPage()
  if (!pages.hasNextPage) return null
  const left = of === null ? 0 : of - (pages.found?.length ?? 0)
  return (
    <div className="px-5 py-4 md:px-7">
      {pages.isFetchNextPageError ? (
        <LoadFailure what="More disputes" error={pages.error} onRetry={next} />
      ) : (
        <Button busy={pages.isFetchingNextPage} onClick={next} {...(about !== undefined && { about })}>
          {left > 0 ? `Show more: ${counted(left, 'dispute')} left` : 'Show more'}
        </Button>
      )}
    </div>
  )
}
