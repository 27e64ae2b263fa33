import { ChevronLeft, ChevronRight, FileSearch } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { readReportPage } from '#contract/reports.ts'
import type { Box } from '#engine/report/evidence.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { legible } from '#web/parts/legible.ts'
import { addressOf } from '#web/platform/api.ts'
import { whyNot } from '#web/platform/why-not.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageEvidence } from '#web/ui/page-evidence.tsx'

/** One place in one of the member's reports: the box in PDF points from the top left, and the words printed there. */
export interface EvidencePlace {
  readonly reportId: string
  /** 1-based. */
  readonly page: number
  readonly box: Box
  readonly quote: string
}

export interface EvidenceWords {
  /** What the places prove or say: `Date opened`, or the title of a finding. */
  readonly title: string
  /** One sentence under the title: the finding's message. */
  readonly message?: string
  /** Names the report in the caption; left out where the caller does not know it. */
  readonly bureau?: Bureau
  readonly places: readonly EvidencePlace[]
}

interface EvidenceDialogProps extends EvidenceWords {
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

interface EvidenceButtonProps extends EvidenceWords {
  /** What stands on the button: the value itself, a sentence of a letter. Without it: "See it on the page". */
  readonly children?: ReactNode
  /** `value`: the words stay as they are and get a dotted line under them. `button`: a quiet button of its own. */
  readonly look?: 'value' | 'button'
}

const LOOKS = {
  value:
    'rounded-field text-left align-top underline decoration-edge decoration-dotted underline-offset-4 wrap-anywhere hover:bg-spruce-wash hover:decoration-spruce hover:decoration-solid',
  button: 'text-link inline-flex min-h-11 items-center gap-2 text-small',
}

/** Something that opens its own place in the report. With no place to show, the words stand alone. */
export function EvidenceButton({ children, look = 'button', ...words }: EvidenceButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (words.places.length === 0) return look === 'value' ? children : null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={LOOKS[look]}
        // A value is what the page says, also on paper.
        data-screen-only={look === 'button' || undefined}
        onClick={() => setIsOpen(true)}
      >
        {look === 'button' ? <Icon of={FileSearch} size={18} /> : null}
        {children ?? 'See it on the page'}
        {look === 'value' ? <span className="sr-only"> (see it on the page)</span> : null}
      </button>
      {isOpen ? <EvidenceDialog {...words} isOpen onOpenChange={setIsOpen} /> : null}
    </>
  )
}
