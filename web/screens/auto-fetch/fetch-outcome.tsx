import { Arrival } from '#web/parts/arrival.tsx'
import { FETCH_STAGGER_MS } from '#web/parts/pull/bureau-states.ts'
import { didNothingCome } from '#web/parts/pull/nothing-came.ts'
import { PullProgress } from '#web/parts/pull/pull-progress.tsx'
import { PulledReports } from '#web/parts/pull/show-pulled-reports.ts'
import { CountedOutcomes } from '#web/parts/success-basis.tsx'
import { counted } from '#web/parts/written.ts'
import type { Fetching } from '#web/screens/auto-fetch/use-fetch-reports.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** While the bureaus are asked, how far each is; afterwards what came, and where to go on. */
export function FetchOutcome({ fetching }: { readonly fetching: Fetching }) {
  const { isPending, isError, data } = fetching
  if (!isPending && !isError && data === undefined) return null
  return (
    <Arrival key={data === undefined ? 'asked' : 'came'}>
      <Sheet title={isPending ? 'Your reports are being fetched' : 'What the bureaus answered'}>
        <PullProgress
          label="Asking the bureaus and reading what they answer"
          workingWord="Fetching"
          isRunning={isPending}
          stagger={FETCH_STAGGER_MS}
          answer={isError ? 'failed' : (data?.reports ?? null)}
        />
        {isError ? <p className="mt-4 text-soft">Nothing was stored. Check the form below and fetch again.</p> : null}
        {data === undefined ? null : <Came data={data} />}
      </Sheet>
    </Arrival>
  )
}

function Came({ data: { reports, analysis } }: { readonly data: NonNullable<Fetching['data']> }) {
  return (
    <div className="mt-5 space-y-5">
      <PulledReports
        reports={reports.map((report) => ({ ...report, negativeItems: report.negativeItems.length, note: report.error }))}
      />
      {analysis === null || didNothingCome(reports) ? null : <Analysis {...analysis} />}
      {didNothingCome(reports) ? (
        <p className="text-soft">Nothing was stored. Check the form below and fetch again.</p>
      ) : (
        <Onward />
      )}
    </div>
  )
}

function Onward() {
  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <LinkButton to="/negative-items" tone="primary" wide="phone">
        View Negative Items
      </LinkButton>
      <LinkButton to="/disputes" wide="phone">
        Go to Disputes
      </LinkButton>
    </div>
  )
}

function Analysis({ summary, disputeLetters }: NonNullable<NonNullable<Fetching['data']>['analysis']>) {
  return (
    <div className="space-y-2">
      <p>
        {counted(summary.totalNegativeItems, 'negative item')}, {summary.highImpactItems} of high impact;{' '}
        {counted(disputeLetters.length, 'letter was', 'letters were')} written for the errors we found.
      </p>
      <p className="text-small text-soft">
        Estimated score increase: about {summary.estimatedScoreIncrease} points; estimated success probability:{' '}
        {summary.successProbability}%. Both are estimates, not promises. <CountedOutcomes {...summary} />
      </p>
    </div>
  )
}
