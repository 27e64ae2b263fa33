import { useRef, useState } from 'react'
import { GettingReports } from '#web/parts/getting-reports.tsx'
import { ReportList } from '#web/parts/report-list.tsx'
import { UploadWidget } from '#web/parts/upload-widget.tsx'
import { useTitle } from '#web/platform/title.ts'
import type { Analysis } from '#web/screens/upload/analysis.ts'
import { AlternativeOptions } from '#web/screens/upload/alternative-options.tsx'
import { InstantGeneration } from '#web/screens/upload/instant-generation.tsx'
import type { Customer } from '#web/screens/upload/use-report-analysis.ts'
import { later } from '#web/ui/later.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

const AnalysisResult = later(async () => (await import('#web/screens/upload/analysis-result.tsx')).AnalysisResult)

/** /upload: the plain upload, and the AI analysis with its other ways to a report. */
export function AnalysisScreen() {
  useTitle('Upload a credit report')
  const [analysis, setAnalysis] = useState<Analysis | null>(null)
  const customer = useRef<Customer | null>(null)
  return (
    <>
      <PageHeading
        title="Upload your credit report"
        lead="We read your report, look for errors, and show you where each one is on the page."
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 space-y-6">
          <UploadWidget asksBureau />
          <InstantGeneration onComplete={setAnalysis} />
          <AlternativeOptions
            onAnalysed={(found, who) => {
              customer.current = who
              setAnalysis(found)
            }}
          />
          {analysis === null ? null : <AnalysisResult key={analysis.about} analysis={analysis} customer={customer} />}
          <ReportList />
        </div>
        <GettingReports />
      </div>
    </>
  )
}
