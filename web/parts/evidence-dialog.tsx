import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { readReportPage } from '#contract/reports.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import type { EvidencePlace, EvidenceWords } from '#web/parts/evidence-place.ts'
import { legible } from '#web/parts/legible.ts'
import { addressOf } from '#web/platform/api.ts'
import { whyNot } from '#web/platform/why-not.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageEvidence } from '#web/ui/page-evidence.tsx'

export interface EvidenceDialogProps extends EvidenceWords {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The server draws pages at 150 dots an inch. */
const PAGE_DPI = 150

/** The page of the report with the place marked; with several places, one after another. Focus returns to what opened it. */
export function EvidenceDialog({ isOpen, onOpenChange, title, message, bureau, places }: EvidenceDialogProps) {
  const [position, setPosition] = useState(0)
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
      {...(places.length > 1 && { footer: <Steps position={position} count={places.length} onStep={setPosition} /> })}
    >
      <MarkedPage place={place} {...(bureau !== undefined && { bureau })} />
    </Dialog>
  )
}

function MarkedPage({ place, bureau }: { readonly place: EvidencePlace; readonly bureau?: Bureau }) {
  const src = addressOf(readReportPage, { params: { id: place.reportId, page: `${place.page}.png` } })
  const marks = useMemo(() => [{ box: place.box, quote: legible(place.quote) }], [place])
  const whose = bureau === undefined ? 'your report' : `your ${BUREAU_NAMES[bureau]} report`
  // A new page starts afresh; another place on the same page only moves the mark.
  return (
    <PageEvidence key={src} src={src} label={`Page ${place.page} of ${whose}`} dpi={PAGE_DPI} marks={marks} whyNot={whyNot} />
  )
}

interface StepsProps {
  readonly position: number
  readonly count: number
  readonly onStep: (position: number) => void
}

/** After the last place comes the first again: no button goes dead under the finger. */
function Steps({ position, count, onStep }: StepsProps) {
  const go = (step: 1 | -1) => () => onStep((position + step + count) % count)
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <Button onClick={go(-1)}>
        <Icon of={ChevronLeft} size={18} />
        Previous
      </Button>
      <output className="figures text-small text-soft">
        Place {position + 1} of {count}
      </output>
      <Button onClick={go(1)}>
        Next
        <Icon of={ChevronRight} size={18} />
      </Button>
    </div>
  )
}
