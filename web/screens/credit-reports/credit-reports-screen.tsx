import { useQueries, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { readOwnWord } from '#contract/own-word.ts'
import { readReport } from '#contract/reports.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { OldReportNote } from '#web/parts/old-report-note.tsx'
import { OnlyYou } from '#web/parts/only-you.tsx'
import { isReady, type ReadyHead, olderOf, type Report, type ReportHead, readyReports } from '#web/parts/stored-report.ts'
import { ToConfirm } from '#web/parts/to-confirm.tsx'
import { FailedReading, ReadingProgress } from '#web/parts/upload/reading-state.tsx'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { useReports } from '#web/parts/use-readings.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { ReportPicker } from '#web/screens/credit-reports/report-picker.tsx'
import { reportsToCompare } from '#web/screens/credit-reports/side-by-side/shown.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** /credit-reports?id=…: one report as it was read, every value with its place on the page. Without an id: the newest. */
export function CreditReportsScreen() {
  useTitle('Credit reports')
  // The report is asked for by itself: its screen comes while it does.
  useEffect(() => void ReportDetail.loadAhead(), [])
  const reports = useReports()
  // Its notice is above the reports: they wait for it, so that nothing moves down under a finger.
  const ownWord = useQuery({ ...read(readOwnWord, {}), enabled: may('sayOwnWord') })
  const { id } = useSearch({ from: '/credit-reports' })
  return (
    <>
      <PageHeading
        title="Credit Reports"
        lead="What each bureau reports about you. Tap anything to see it in the report."
        // Where there is none yet, the list itself leads there.
        action={
          reports.data?.length === 0 ? undefined : (
            <Offered by="uploadReport">
              <LinkButton to="/upload">Upload a report</LinkButton>
            </Offered>
          )
        }
      />
      <div className="mt-6 space-y-6">
        {reports.isPending || ownWord.isLoading ? (
          <Sheet holds="ledger">
            <SkeletonRows count={4} label="Loading your reports" />
          </Sheet>
        ) : reports.isError ? (
          <LoadFailure what="Your reports" error={reports.error} onRetry={() => reports.refetch()} />
        ) : (
          <Viewer reports={reports.data} id={id ?? null} />
        )}
      </div>
    </>
  )
}

const ReportDetail = lazyPart(async () => (await import('#web/screens/credit-reports/report-detail.tsx')).ReportDetail)
const SideBySide = lazyPart(async () => (await import('#web/screens/credit-reports/side-by-side/side-by-side.tsx')).SideBySide)
const WhatChanged = lazyPart(async () => (await import('#web/screens/credit-reports/changes/what-changed.tsx')).WhatChanged)

const SIDE_BY_SIDE = 'side-by-side'
const CHANGES = 'changes'

function Viewer({ reports, id }: { readonly reports: readonly ReportHead[]; readonly id: string | null }) {
  const { tab } = useSearch({ from: '/credit-reports' })
  const ready = reports.filter(isReady)
  const isSideBySide = tab === SIDE_BY_SIDE
  const isChanges = tab === CHANGES
  const chosen = isSideBySide ? undefined : id === null ? ready[0] : ready.find((report) => report.id === id)
  const unread = reports.filter(({ status }) => status !== 'ready')
  if (reports.length === 0) return <NoReports />
  return (
    <>
      {may('confirmValues') ? <ToConfirm reports={readyReports(reports)} /> : null}
      {ready.length === 0 || !may('sayOwnWord') ? null : <OnlyYou />}
      {ready.length === 0 ? null : (
        <ReportPicker reports={ready} chosen={chosen ?? null} isSideBySide={isSideBySide} isChanges={isChanges} />
      )}
      {chosen === undefined || isChanges || chosen.ownership === 'asked' || hasNewer(chosen, reports) ? null : (
        <OldReportNote report={{ reportDate: chosen.reportDate, isPractice: chosen.source === 'practice' }} />
      )}
      <Suspense fallback={<Waiting />}>
        {isSideBySide ? <Whole of={reportsToCompare(reports)}>{(whole) => <SideBySide reports={whole} />}</Whole> : null}
        {chosen === undefined ? null : isChanges ? (
          <WhatChanged key={chosen.id} report={chosen} />
        ) : (
          <Whole key={chosen.id} of={[chosen]}>
            {(whole) => whole.filter(isReady).map((report) => <ReportDetail key={report.id} report={report} />)}
          </Whole>
        )}
      </Suspense>
      {isSideBySide || chosen !== undefined || ready.length === 0 || unread.some((report) => report.id === id) ? null : (
        <Notice tone="bad" title="This report is gone">
          It was deleted, or the link belongs to somebody else. Choose one of your reports above.
        </Notice>
      )}
      {unread.length === 0 ? null : <Unread reports={unread} />}
    </>
  )
}

/** Whether a later report of the same bureau and source is here. */
const hasNewer = (report: ReadyHead, stored: readonly ReportHead[]): boolean =>
  readyReports(stored).some((other) => olderOf(other, [report]) !== undefined)

interface WholeProps {
  readonly of: readonly ReadyHead[]
  readonly children: (reports: readonly Report[]) => ReactNode
}

/** Fetches what these reports say: lists have their heads alone. */
function Whole({ of, children }: WholeProps) {
  const queries = useQueries({ queries: of.map(({ id }) => ({ ...read(readReport, { params: { id } }), refetchOnMount: true })) })
  const failed = queries.find(({ isError }) => isError)
  if (failed?.error != null) return <LoadFailure what="Your reports" error={failed.error} onRetry={() => void failed.refetch()} />
  const reports = queries.flatMap(({ data }) => data ?? [])
  return reports.length < of.length ? <Waiting label="Loading your report" /> : children(reports)
}

/** Pictures that are being read, and those that could not be. */
function Unread({ reports }: { readonly reports: readonly ReportHead[] }) {
  return (
    <Sheet title="Not read yet">
      <ul className="space-y-5" data-screen-only>
        {reports.map((report) => (
          <li key={report.id} className="space-y-2">
            <p className="font-strong">{nameOfReport(report)}</p>
            {report.status === 'processing' ? <ReadingProgress report={report} /> : <FailedReading report={report} />}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">
        <TextLink to="/credit-report-upload">Upload again or delete</TextLink>
      </p>
    </Sheet>
  )
}

function NoReports() {
  return (
    <Sheet holds="ledger">
      <EmptyState
        title="No credit report data found. Please generate credit reports first."
        level={2}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/" tone="primary" isButton>
              Get credit reports
            </LinkButton>
            <LinkButton to="/upload">Upload your own report</LinkButton>
          </div>
        }
      >
        Ask for all three bureaus’ reports, or upload your own. We read a PDF in seconds.
      </EmptyState>
    </Sheet>
  )
}
