import { readReportPage } from '#contract/reports.ts'
import { legible } from '#web/parts/legible.ts'
import { addressOf } from '#web/platform/api.ts'
import { useMedia } from '#web/platform/use-media.ts'
import { type Confirmation, writeField } from '#web/screens/confirm-values/confirmation-words.ts'
import { PageCrop } from '#web/ui/page-crop.tsx'

/** The server draws pages at 150 dots an inch. */
const PAGE_DPI = 150

/** `Date opened of CAPITAL ONE`, `Name` */
export const nameOfValue = ({ entry, field }: Pick<Confirmation, 'entry' | 'field'>): string =>
  entry === null ? writeField({ field }) : `${writeField({ field })} of ${entry}`

interface ValuePlaceProps {
  readonly reportId: string
  readonly asked: Confirmation
  /** It is one of several, next to its words. */
  readonly isSmall?: boolean
}

/** The picture of the place that a value was read from. */
export function ValuePlace({ reportId, asked, isSmall = false }: ValuePlaceProps) {
  const isBroad = useMedia('(min-width: 48rem)')
  const { page, box, quote } = asked.evidence
  const src = addressOf(readReportPage, { params: { id: reportId, page: `${page}.png` } })
  return (
    <PageCrop
      key={src}
      src={src}
      label={`Page ${page}: ${nameOfValue(asked)}`}
      dpi={PAGE_DPI}
      box={box}
      quote={legible(quote)}
      grid={asked.kind !== 'month_code' ? null : isBroad && !isSmall ? 'wide' : 'narrow'}
    />
  )
}
