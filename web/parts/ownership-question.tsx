import { Suspense } from 'react'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Waiting } from '#web/ui/spinner.tsx'

const AskedReport = lazyPart(async () => (await import('#web/parts/asked-report.tsx')).AskedReport)

/** Asks whether a report is the member's; nothing where there is nothing to ask. */
export function OwnershipQuestion({ report }: { readonly report: Pick<ReportHead, 'id' | 'ownership'> }) {
  if (report.ownership !== 'asked') return null
  return (
    <Suspense fallback={<Waiting label="Loading this report" />}>
      <AskedReport id={report.id} />
    </Suspense>
  )
}
