import { readReportFile } from '#contract/reports.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { counted } from '#web/parts/written.ts'
import { addressOf } from '#web/platform/api.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { ButtonAnchor, LinkButton } from '#web/ui/link-button.tsx'
import { ScoreTag } from '#web/ui/score-ruler.tsx'
import { Tag } from '#web/ui/tag.tsx'

export interface PulledReport {
  readonly id: string | null
  readonly bureau: Bureau
  readonly source: 'upload' | 'practice' | 'connected' | null
  readonly score: number | null
  /** Null where the answer does not say; of a report that did not come no one knows. */
  readonly negativeItems: number | null
  readonly note: string | null
}

/** The reports that came, each to look at, to print, or with what went wrong. */
export function PulledReports({ reports }: { readonly reports: readonly PulledReport[] }) {
  return (
    <Ledger label="Reports">
      {reports.map((report) => (
        <LedgerRow
          key={report.bureau}
          title={`${BUREAU_NAMES[report.bureau]} report`}
          level={3}
          marks={
            <>
              <BureauMark bureau={report.bureau} />
              {report.source === 'practice' ? <Tag tone="warn">Practice</Tag> : null}
              {report.id === null ? <Tag tone="bad">Error</Tag> : null}
            </>
          }
          actions={report.id === null ? null : <Actions id={report.id} bureau={report.bureau} />}
        >
          <p className="flex flex-wrap items-center gap-3">
            {report.score === null ? null : <ScoreTag score={report.score} />}
            {report.id === null || report.negativeItems === null ? null : (
              <span>{counted(report.negativeItems, 'negative item')}</span>
            )}
          </p>
          {report.note === null ? null : <p className="measure text-small text-soft">{report.note}</p>}
        </LedgerRow>
      ))}
    </Ledger>
  )
}

function Actions({ id, bureau }: { readonly id: string; readonly bureau: Bureau }) {
  const about = `${BUREAU_NAMES[bureau]} report`
  return (
    <>
      <LinkButton to="/credit-reports" search={{ id }} about={about}>
        View
      </LinkButton>
      <ButtonAnchor href={addressOf(readReportFile, { params: { id } })} about={about}>
        PDF
      </ButtonAnchor>
    </>
  )
}
