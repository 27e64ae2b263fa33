import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type dashboardStats, readDashboard } from '#contract/dashboard.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { writeAtStake } from '#web/parts/gain-words.ts'
import { useWaitingReports, type WaitingReport, WaitingReports } from '#web/parts/waiting-reports.tsx'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { ActiveDisputes } from '#web/screens/dashboard/active-disputes.tsx'
import { NegativeItems } from '#web/screens/dashboard/negative-items.tsx'
import { PredictedScores } from '#web/screens/dashboard/predicted-scores.tsx'
import { ScoreCard, useScoreCard } from '#web/screens/dashboard/score-card.tsx'
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
  const waiting = useWaitingReports()
  // Everything below the card stays hidden until we know how tall the card is, so nothing jumps.
  const below = useScoreCard().isHere ? '' : 'invisible'
  return (
    <>
      <PageHeading
        title="Credit Repair Dashboard"
        // Three lines on a phone and two elsewhere, whatever they will say.
        lead={
          <span className="block min-h-20 md:min-h-13">
            <Lead stats={stats} waiting={waiting} />
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
      <div className="mt-4 empty:hidden">
        <WaitingReports waiting={waiting} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 lg:col-span-2">
          <ScoreCard />
        </div>
        <div className={`min-w-0 ${below}`}>
          <NegativeItems
            hasReports={stats === undefined && !isError ? null : stats?.reportsUploaded !== 0}
            isAsked={waiting.asked.length > 0}
          />
        </div>
        <div className={`min-w-0 space-y-6 ${below}`}>
          <ActiveDisputes hasOthers={(stats?.totalDisputes ?? 0) > 0} />
          <Summary stats={stats} isMissing={isError} onRetry={() => void refetch()} />
          <PredictedScores />
        </div>
      </div>
    </>
  )
}

interface LeadProps {
  readonly stats: Stats | undefined
  readonly waiting: WaitingReport
}

function Lead({ stats, waiting: { asked, unsure } }: LeadProps) {
  if (stats === undefined) return 'Your score, what we found in your reports, and your disputes.'
  if (stats.reportsUploaded === 0) {
    return asked.length > 0
      ? 'Tell us whether your report is yours, and any errors will show up here.'
      : 'Upload a report and any errors will show up here.'
  }
  if (stats.errors > 0) {
    return (
      <>
        We found <strong className="text-ink">{counted(stats.errors, 'error')}</strong> in your reports.{' '}
        {stats.errors === 1 ? 'You’ll see where it is' : 'You’ll see where each one is'}, and why we think it’s wrong.
      </>
    )
  }
  const others = [
    ...(stats.asks > 0 ? [`${counted(stats.asks, 'item')} may be worth asking about.`] : []),
    ...(stats.questions > 0 ? [`${counted(stats.questions, 'question')} only you can answer.`] : []),
  ]
  const more = others.length > 0 ? others.join(' ') : 'You can still dispute what you know is wrong.'
  return unsure.length > 0 ? `We found no errors so far. ${more}` : `We found no errors in your reports. ${more}`
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
    ['Potential impact', stats && writeAtStake(stats.estimatedScoreIncrease)],
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
          : `${stats?.needDisputes ? '“Need disputes” counts negative items without a dispute. Leave correct ones alone. ' : ''}“Potential impact” counts open disputes only. Points are estimates, not promises. Your score usually rises by less than the total. Only the bureaus decide what changes.`}
      </p>
      {isMissing ? (
        <p className="mt-3">
          <Button onClick={onRetry}>Try again</Button>
        </p>
      ) : null}
    </Sheet>
  )
}
