import { useState } from 'react'
import { readReplyPage } from '#contract/answers.ts'
import { isDoubtful } from '#web/parts/answers/answer-words.ts'
import { addressOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageCrop } from '#web/ui/page-crop.tsx'
import { PageEvidence } from '#web/ui/page-evidence.tsx'
import type { Box } from '#engine/report/evidence.ts'

interface PlacedRead {
  readonly page: number
  readonly box: Box
  readonly quote: string
  readonly confidence?: number | undefined
}

interface ReplyPlaceProps {
  readonly replyId: string
  /** What was read there: `what it says`. */
  readonly what: string
  readonly place: PlacedRead
}

/** The server draws pages at 150 dots an inch. */
const PAGE_DPI = 150

/** The place of the answer where something was read, as a picture; the whole page is one press away. */
export function ReplyPlace({ replyId, what, place }: ReplyPlaceProps) {
  const [isOpen, setIsOpen] = useState(false)
  const src = addressOf(readReplyPage, { params: { id: replyId, page: String(place.page) } })
  const mark = { box: place.box, quote: place.quote }
  return (
    <div className="min-w-0 space-y-1">
      <PageCrop
        src={src}
        label={`Page ${place.page} of the answer, around ${what}`}
        dpi={PAGE_DPI}
        box={place.box}
        quote={place.quote}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-small text-soft">
          Page {place.page}
          {isDoubtful(place.confidence) ? ', hard to read: look closely' : null}
        </span>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <Button tone="quiet" about={what}>
              See the whole page
            </Button>
          }
          title={`Page ${place.page} of the answer`}
          width="wide"
        >
          <PageEvidence src={src} label={`Page ${place.page} of the answer`} dpi={PAGE_DPI} marks={[mark]} />
        </Dialog>
      </div>
    </div>
  )
}
