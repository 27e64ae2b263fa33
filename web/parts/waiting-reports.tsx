import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { askedReports, type ReadyHead, readyReports, type ReportHead, reportHeads } from '#web/parts/stored-report.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Waiting } from '#web/ui/spinner.tsx'

const WaitingNotices = lazyPart(async () => (await import('#web/parts/waiting-notices.tsx')).WaitingNotices)

/** The reports that are not used yet, or not whole. */
export interface WaitingReport {
  /** Only the member can say whose they are. */
  readonly asked: readonly ReportHead[]
  readonly reading: readonly ReportHead[]
  /** Some of their values wait to be confirmed. */
  readonly unsure: readonly ReadyHead[]
  /** None of it can be told yet. */
  readonly isPending: boolean
}

export function useWaitingReports(): WaitingReport {
  const { data, isFetched } = useQuery(reportHeads())
  const reports = data ?? []
  return {
    asked: askedReports(reports),
    reading: reports.filter(({ status }) => status === 'processing'),
    unsure: readyReports(reports).filter(({ toConfirm }) => toConfirm > 0),
    // What failed is asked again by what is shown then: if that gave way to waiting, both would take turns forever.
    isPending: !isFetched,
  }
}

interface WaitingReportsProps {
  readonly waiting: WaitingReport
  /** Shown where no report is asked about or being read. */
  readonly otherwise?: ReactNode
}

/** Asks whose a report is, and says what is still being read or has to be confirmed. */
export function WaitingReports({ waiting, otherwise = null }: WaitingReportsProps) {
  const { asked, reading, unsure, isPending } = waiting
  if (isPending) return null
  const isAllUsed = asked.length + reading.length === 0
  if (isAllUsed && unsure.length === 0) return otherwise
  return (
    <>
      {isAllUsed ? otherwise : null}
      <Suspense fallback={<Waiting label="Loading your reports" />}>
        <WaitingNotices waiting={waiting} />
      </Suspense>
    </>
  )
}

/** The same on a screen that has nothing else to show, and needs no list of reports otherwise. */
export function WaitingReportsOr({ children }: { readonly children: ReactNode }) {
  return <WaitingReports waiting={useWaitingReports()} otherwise={children} />
}
