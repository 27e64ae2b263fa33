import { GettingReports } from '#web/parts/getting-reports.tsx'
import { ReportList } from '#web/parts/report-list.tsx'
import { UploadWidget } from '#web/parts/upload-widget.tsx'
import { useTitle } from '#web/platform/title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** /credit-report-upload: bring a report in, see what was read, keep or delete the ones there are. */
export function UploadScreen() {
  useTitle('Upload a credit report')
  return (
    <>
      <PageHeading
        title="Upload your credit report"
        lead="We read your report, look for errors, and show you where each one is on the page."
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 space-y-6">
          <UploadWidget asksBureau />
          <ReportList />
        </div>
        <GettingReports />
      </div>
    </>
  )
}
