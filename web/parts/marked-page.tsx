import { useMemo } from 'react'
import { readReportPage } from '#contract/reports.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import type { EvidencePlace } from '#web/parts/evidence-place.ts'
import { legible } from '#web/parts/legible.ts'
import { addressOf } from '#web/platform/api.ts'
import { whyNot } from '#web/platform/why-not.ts'
import { PageEvidence } from '#web/ui/page-evidence.tsx'

/** The server draws pages at 150 dots an inch. */
export const PAGE_DPI = 150

interface MarkedPageProps {
  readonly place: EvidencePlace
  /** Names the report in the caption; left out where the caller does not know it. */
  readonly bureau?: Bureau
}

/** A page of the member's report with one place on it marked. */
export function MarkedPage({ place, bureau }: MarkedPageProps) {
  const src = addressOf(readReportPage, { params: { id: place.reportId, page: `${place.page}.png` } })
  const marks = useMemo(() => [{ box: place.box, quote: legible(place.quote) }], [place])
  const whose = bureau === undefined ? 'your report' : `your ${BUREAU_NAMES[bureau]} report`
  // A new page starts afresh; another place on the same page only moves the mark.
  return (
    <PageEvidence key={src} src={src} label={`Page ${place.page} of ${whose}`} dpi={PAGE_DPI} marks={marks} whyNot={whyNot} />
  )
}
