import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type dashboardStats, readDashboard } from '#contract/dashboard.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { readyReports } from '#web/parts/stored-report.ts'
import { ToConfirm } from '#web/parts/to-confirm.tsx'
import { useReports } from '#web/parts/use-readings.ts'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { ActiveDisputes } from '#web/screens/dashboard/active-disputes.tsx'
import { NegativeItems } from '#web/screens/dashboard/negative-items.tsx'
import { PredictedScores } from '#web/screens/dashboard/predicted-scores.tsx'
import { ScoreCard } from '#web/screens/dashboard/score-card.tsx'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Stats = z.output<typeof dashboardStats>

/** /dashboard: the score and its goal, what may be wrong, what is under way. */
export function DashboardScreen() {
  useTitle('Credit Repair Dashboard')
  const { data: stats, isError, refetch } = useQuery(read(readDashboard, { params: { userId: useUser()?.id ?? '' } }))
  return (
    <>
      <PageHeading
        title="Credit Repair Dashboard"
        // Three lines on a phone and two elsewhere, whatever they will say.
        lead={
          <span className="block min-h-20 md:min-h-13">
            <Lead />
          </span>
        }
        action={
          <div className="flex flex-wrap gap-3">
            <Offered by="startCreditFix">
              <LinkButton to="/ai-credit-fix" tone="primary" isButton>
                One-Click AI Credit Fix
              </LinkButton>
            </Offered>
          </div>
        }
      />
      <Waits />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 lg:col-span-2">
          <ScoreCard />
        </div>
        <NegativeItems />
        <div className="min-w-0 space-y-6">
          <ActiveDisputes />
          <Summary stats={stats} isMissing={isError} onRetry={() => void refetch()} />
          <PredictedScores />
        </div>
      </div>
    </>
  )
}

/** Values that the member has to look at, when there are any. */
function Waits() {
  const { data: reports } = useReports()
  return may('confirmValues') ? <ToConfirm reports={readyReports(reports ?? [])} /> : null
}

function Lead() {
  const { data: items } = useQuery(read(listNegativeItems, {}))
  if (items === undefined) return 'What your reports say, what may be wrong in them, and what is under way.'
  if (items.length === 0) return 'Upload a report: every entry that cannot be right shows here, with the page it stands on.'
  const wrong = items.filter((item) => item.findingCount > 0 && item.status === 'open').length
  if (wrong === 0) {
    return 'Nothing in your negative entries contradicts itself or the law. You can still dispute what you know to be wrong.'
  }
  return (
    <>
      We found <strong className="text-ink">{counted(wrong, 'entry', 'entries')} that may be wrong</strong>. Each one shows what
      the bureau printed, and why we think it should be checked.
    </>
  )
}

interface SummaryProps {
  readonly stats: Stats | undefined
  readonly isMissing: boolean
  readonly onRetry: () => void
}

function Summary({ stats, isMissing, onRetry }: SummaryProps) {
  const figures: readonly (readonly [string, string | undefined])[] = [
    ['Total disputes', stats?.totalDisputes.toString()],
    ['In progress', stats?.inProgress.toString()],
    ['Need disputes', stats?.needDisputes.toString()],
    ['Potential impact', stats && `about ${stats.estimatedScoreIncrease} pts`],
  ]
  return (
    <Sheet title="Summary">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        {figures.map(([name, text]) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="quoted figures text-figure">
              {text ?? (isMissing ? 'N/A' : <Skeleton height={30} className="w-16" />)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-rule pt-3 text-small text-soft">
        {isMissing
          ? 'The figures could not be loaded. Check your connection and try again. Nothing was lost.'
          : 'Point figures are estimates, not promises; the potential impact adds up single ones, and a score gains less than their sum. Only the bureaus decide what changes.'}
      </p>
      {isMissing ? (
        <p className="mt-3">
          <Button onClick={onRetry}>Try again</Button>
        </p>
      ) : null}
    </Sheet>
  )
}
