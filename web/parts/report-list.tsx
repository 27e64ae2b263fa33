import { DeleteReport } from '#web/parts/delete-report.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { OwnershipQuestion } from '#web/parts/ownership-question.tsx'
import { isAskedBeside, type ReportHead } from '#web/parts/stored-report.ts'
import { ReadingProgress } from '#web/parts/upload/reading-state.tsx'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { useReports } from '#web/parts/use-readings.ts'
import { counted, writeInstant } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { dayOf } from '#web/platform/today.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The reports there are, newest first, each to look at or to delete. */
export function ReportList() {
  const reports = useReports()
  return (
    <Sheet title="Your reports" holds="ledger">
      {reports.isPending ? <SkeletonRows count={2} label="Loading your reports" /> : null}
      {reports.isError ? (
        <div className="px-5 py-5 md:px-7">
          <LoadFailure what="Your reports" error={reports.error} onRetry={() => reports.refetch()} />
        </div>
      ) : null}
      {reports.data?.length === 0 ? (
        <EmptyState title="No reports yet">Upload your first one. We read it in seconds.</EmptyState>
      ) : null}
      {reports.data === undefined || reports.data.length === 0 ? null : (
        <Ledger tabIndex={-1} label="Your reports">
          {reports.data.toSorted(newestFirst).map((report, _index, all) => (
            <ReportRow key={report.id} report={report} isAskedBeside={isAskedBeside(report, all)} />
          ))}
        </Ledger>
      )}
    </Sheet>
  )
}

/** What prints no date, such as a page that was photographed, is as new as its upload: it stays where its reading stood. */
const printedOn = ({ reportDate, uploadedAt }: ReportHead): string => reportDate ?? dayOf(uploadedAt)
const newestFirst = (a: ReportHead, b: ReportHead): number => printedOn(b).localeCompare(printedOn(a))

interface ReportRowProps {
  readonly report: ReportHead
  /** Another report of the same file asks whose it is. */
  readonly isAskedBeside: boolean
}

function ReportRow({ report, isAskedBeside: isBeside }: ReportRowProps) {
  const name = nameOfReport(report)
  return (
    <LedgerRow
      title={name}
      marks={
        <>
          {report.bureau === null ? null : <BureauMark bureau={report.bureau} />}
          {report.status === 'processing' ? <Tag tone="info">Still reading</Tag> : null}
          {report.status === 'failed' ? <Tag tone="bad">Could not be read</Tag> : null}
          {report.source === 'practice' ? <Tag tone="warn">Practice</Tag> : null}
          <span className="text-small text-soft">
            {counted(report.pageCount, 'page')}, {report.source === 'upload' ? 'uploaded' : 'received'}{' '}
            {writeInstant(report.uploadedAt)}
          </span>
        </>
      }
      actions={
        <>
          {report.status === 'ready' ? (
            <LinkButton to="/credit-reports" search={{ id: report.id }} about={name}>
              View
            </LinkButton>
          ) : null}
          {report.status === 'processing' || report.source !== 'upload' || !may('uploadReport') ? null : (
            <LinkButton to="/credit-report-upload" search={{ report: report.id }} tone="quiet" about={name}>
              {report.status === 'failed' ? 'Upload again' : 'Replace'}
            </LinkButton>
          )}
          {may('deleteReport') ? <DeleteReport report={report} /> : null}
        </>
      }
    >
      {isBeside ? (
        <p className="measure text-small">It came in the same file as a report above. Your answer there counts for both.</p>
      ) : (
        <ReportState report={report} />
      )}
    </LedgerRow>
  )
}

/** What was read of it, how far the reading is, or why there is nothing. */
function ReportState({ report }: { readonly report: ReportHead }) {
  if (report.status === 'processing') return <ReadingProgress report={report} />
  if (report.status === 'failed') return <p className="measure text-small">{report.failure?.message ?? report.summary}</p>
  if (report.ownership === 'asked') return <OwnershipQuestion report={report} />
  return (
    <>
      <p className="measure text-small">{report.summary}</p>
      {report.toConfirm === 0 ? null : (
        <p className="mt-2 text-small">
          <TextLink to="/credit-reports/confirm" search={{ report: report.id }}>
            Confirm {counted(report.toConfirm, 'value')}
          </TextLink>{' '}
          that could not be read for certain.
        </p>
      )}
    </>
  )
}
