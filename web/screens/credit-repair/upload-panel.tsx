import { GettingReports } from '#web/parts/getting-reports.tsx'
import { ReportList } from '#web/parts/report-list.tsx'
import type { ReadyHead } from '#web/parts/stored-report.ts'
import { UploadWidget } from '#web/parts/upload-widget.tsx'

/** Where a report is brought, and those that were. */
export function UploadPanel({ onRead }: { readonly onRead: (reports: readonly ReadyHead[]) => void }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0 space-y-6">
        <UploadWidget asksBureau onRead={onRead} />
        <ReportList />
      </div>
      <GettingReports />
    </div>
  )
}
