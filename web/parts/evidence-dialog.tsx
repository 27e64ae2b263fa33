import { useMutation } from '@tanstack/react-query'
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { readReport, readReportPage } from '#contract/reports.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { drawCovered } from '#web/parts/covered-picture.ts'
import { placeAmong, useEvidenceOrder } from '#web/parts/evidence-order.ts'
import type { EvidencePlace, EvidenceWords } from '#web/parts/evidence-place.ts'
import { MarkedPage, PAGE_DPI } from '#web/parts/marked-page.tsx'
import { StepThrough } from '#web/parts/step-through.tsx'
import { addressOf, call } from '#web/platform/api.ts'
import { save } from '#web/platform/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'

export interface EvidenceDialogProps extends EvidenceWords {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/**
 * The page of the report with the item highlighted; with several places, one after another, and from error to error where they are a
 * list. Focus returns to what opened it.
 */
export function EvidenceDialog({ isOpen, onOpenChange, ...opened }: EvidenceDialogProps) {
  const errors = useEvidenceOrder()
  const [moved, setMoved] = useState<number | null>(null)
  const at = moved ?? placeAmong(errors, opened)
  const [position, setPosition] = useState(0)
  const { title, message, bureau, places } = errors[at] ?? opened
  const goTo = (next: number) => {
    setMoved(next)
    setPosition(0)
  }
  const place = places[position] ?? places[0]
  if (place === undefined) return null
  const close = (next: boolean) => {
    if (next) setPosition(0)
    onOpenChange(next)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      width="wide"
      {...(message !== undefined && { description: message })}
      footer={
        places.length > 1 || (at !== -1 && errors.length > 1) ? (
          <div className="w-full space-y-2">
            {places.length > 1 ? (
              <StepThrough kind="place" position={position} count={places.length} onStep={setPosition} />
            ) : null}
            {at !== -1 && errors.length > 1 ? (
              <StepThrough kind="error" position={at} count={errors.length} onStep={goTo} />
            ) : null}
          </div>
        ) : undefined
      }
    >
      <MarkedPage place={place} {...(bureau !== undefined && { bureau })} />
      <SharePicture place={place} caption={[title, bureau && BUREAU_NAMES[bureau]].filter(Boolean).join(' · ')} />
    </Dialog>
  )
}

/** The marked line as a picture to show someone: names, addresses and numbers are covered. */
function SharePicture({ place, caption }: { readonly place: EvidencePlace; readonly caption: string }) {
  const { reportId, page, box } = place
  const drawing = useMutation({
    mutationFn: async () => {
      const report = await call(readReport, { params: { id: reportId } })
      const src = addressOf(readReportPage, { params: { id: reportId, page: `${page}.png` } })
      return drawCovered({ src, dpi: PAGE_DPI, marks: [box], report, page, caption })
    },
    retry: false,
    onSuccess: (picture) => {
      if (picture !== null) return save(picture, 'error.png')
      toast({ title: 'Nothing left to show', description: 'What is marked says who you are, so all of it would be covered.' })
    },
    onError: () => toast({ title: 'No picture', description: 'Check your connection and try again.', tone: 'destructive' }),
  })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4" data-screen-only>
      <Button tone="quiet" busy={drawing.isPending} onClick={() => drawing.mutate()}>
        <Icon of={ImageDown} size={18} />
        Save as a picture
      </Button>
      <span className="text-small text-soft">Names, addresses and account numbers are covered.</span>
    </div>
  )
}
