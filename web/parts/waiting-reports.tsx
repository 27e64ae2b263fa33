import type { ReactNode } from 'react'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { OwnershipQuestion } from '#web/parts/ownership-question.tsx'
import { askedReports, type ReadyHead, readyReports, type ReportHead } from '#web/parts/stored-report.ts'
import { ToConfirm } from '#web/parts/to-confirm.tsx'
import { useReports } from '#web/parts/use-readings.ts'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The reports that are not used yet, or not whole. */
export interface Waiting {
  /** Only the member can say whose they are. */
  readonly asked: readonly ReportHead[]
  readonly reading: readonly ReportHead[]
  /** Some of their values wait to be confirmed. */
  readonly unsure: readonly ReadyHead[]
  /** None of it can be told yet. */
  readonly isPending: boolean
}

export function useWaitingReports(): Waiting {
  const { data, isPending } = useReports()
  const reports = data ?? []
  return {
    asked: askedReports(reports),
    reading: reports.filter(({ status }) => status === 'processing'),
    unsure: readyReports(reports).filter(({ toConfirm }) => toConfirm > 0),
    isPending,
  }
}

/** Said where negative items will be. */
export const LISTED_LATER = 'We’ll list them here once we know that the report is yours.'

/** Why a list of negative items is empty. */
export const noItemsWords = ({ asked }: Waiting): string =>
  asked.length > 0 ? LISTED_LATER : 'We found no negative items on your reports, or you haven’t uploaded one yet.'

interface WaitingReportsProps {
  readonly waiting: Waiting
  /** Shown where no report waits. */
  readonly otherwise?: ReactNode
}

/** Asks whose the reports are that may be somebody else's, one at a time, and says what is still being read or has to be confirmed. */
export function WaitingReports({ waiting: { asked, reading, unsure, isPending }, otherwise = null }: WaitingReportsProps) {
  if (isPending) return null
  if (asked.length + reading.length + unsure.length === 0) return otherwise
  const [first, ...others] = asked
  return (
    <div className="space-y-6" data-screen-only>
      {first === undefined ? null : (
        <div>
          <OwnershipQuestion key={first.id} report={first} />
          {others.length === 0 ? null : (
            <p className="mt-2 text-small text-soft">
              Then we’ll ask about {counted(others.length, 'more report')}, unless your answer settles it.
            </p>
          )}
        </div>
      )}
      {reading.length === 0 ? null : (
        <Notice title={`We’re still reading ${counted(reading.length, 'report')}`}>
          <p>What we find will show up here. You can leave this page while we read.</p>
          <ul className="mt-1">
            {reading.map((report) => (
              <li key={report.id}>
                <TextLink to="/credit-reports">{nameOfReport(report)}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {asked.length + reading.length === 0 ? otherwise : null}
      {may('confirmValues') ? <ToConfirm reports={unsure} /> : null}
    </div>
  )
}

/** The same on a screen that has nothing else to show, and needs no list of reports otherwise. */
export function WaitingReportsOr({ children }: { readonly children: ReactNode }) {
  return <WaitingReports waiting={useWaitingReports()} otherwise={children} />
}
