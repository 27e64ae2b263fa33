import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readDashboard } from '#contract/dashboard.ts'
import { listDisputes } from '#contract/disputes.ts'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { deleteReport, listReports } from '#contract/reports.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { counted, writeInstant, writeReportDate } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.tsx'

/** The reports there are, newest first, each to look at or to delete. */
export function ReportList() {
  const reports = useQuery(read(listReports, {}))
  return (
    <Sheet title="Your reports" holds="ledger">
      {reports.isPending ? <SkeletonRows count={2} label="Loading your reports" /> : null}
      {reports.isError ? (
        <div className="px-5 py-5 md:px-7">
          <LoadFailure what="Your reports" error={reports.error} onRetry={() => reports.refetch()} />
        </div>
      ) : null}
      {reports.data?.length === 0 ? (
        <EmptyState title="No reports yet">Upload the first one: it is read within seconds, and you see every entry.</EmptyState>
      ) : null}
      {reports.data === undefined || reports.data.length === 0 ? null : (
        <Ledger label="Your reports">
          {reports.data.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </Ledger>
      )}
    </Sheet>
  )
}

function ReportRow({ report }: { readonly report: Report }) {
  return (
    <LedgerRow
      title={`${BUREAU_NAMES[report.bureau]} report, ${writeReportDate(report.reportDate)}`}
      marks={
        <>
          <BureauMark bureau={report.bureau} />
          {report.status === 'processing' ? <Tag tone="info">Still reading</Tag> : null}
          {report.status === 'failed' ? <Tag tone="bad">Could not be read</Tag> : null}
          {report.source === 'practice' ? <Tag tone="warn">Practice</Tag> : null}
          <span className="text-small text-soft">
            {counted(report.pageCount, 'page')}, uploaded {writeInstant(report.uploadedAt)}
          </span>
        </>
      }
      actions={
        <>
          <LinkButton to="/credit-reports" search={{ id: report.id }}>
            View
          </LinkButton>
          <DeleteReport report={report} />
        </>
      }
    >
      <p className="measure text-small">{report.summary}</p>
    </LedgerRow>
  )
}

function DeleteReport({ report }: { readonly report: Report }) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => call(deleteReport, { params: { id: report.id } }),
    onSuccess: async ({ message }) => {
      setIsOpen(false)
      await refresh(client, listReports, listNegativeItems, listFindings, listDisputes, readDashboard)
      toast({ title: 'Report deleted', description: message })
    },
    onError: (error) => {
      setIsOpen(false)
      toast({
        title: 'Delete Failed',
        description: wordsOf(error, 'The report could not be deleted. Try again.'),
        tone: 'destructive',
      })
    },
  })
  const name = `${BUREAU_NAMES[report.bureau]} report, ${writeReportDate(report.reportDate)}`
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button tone="quiet" aria-label={`Delete: ${name}`}>
          Delete
        </Button>
      }
      title="Delete this report?"
      description={`The ${name}, its original file, its findings and its negative items are erased. Disputes and letters stay. This cannot be undone.`}
      confirmLabel="Delete the report"
      onConfirm={() => removal.mutate()}
      isDangerous
      isBusy={removal.isPending}
    />
  )
}
