import { Arrival } from '#web/parts/arrival.tsx'
import { GENERATE_STAGGER_MS } from '#web/parts/pull/bureau-states.ts'
import { didNothingCome } from '#web/parts/pull/nothing-came.ts'
import { PullProgress } from '#web/parts/pull/pull-progress.tsx'
import { PulledReports } from '#web/parts/pull/show-pulled-reports.ts'
import { counted } from '#web/parts/written.ts'
import type { Generating } from '#web/parts/pull/use-generate-reports.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** While they are made, how far each is; afterwards the reports and where to go on. */
export function GenerateOutcome({ generating }: { readonly generating: Generating }) {
  const { isPending, isError, data } = generating
  if (!isPending && !isError && data === undefined) return null
  return (
    <Arrival key={data === undefined ? 'asked' : 'came'}>
      <Sheet
        title={
          isPending
            ? 'Your reports are being generated'
            : data !== undefined && didNothingCome(data.reports)
              ? 'Your sample reports'
              : 'Your practice reports'
        }
      >
        <PullProgress
          label="Generating the reports and reading them"
          workingWord="Generating"
          isRunning={isPending}
          stagger={GENERATE_STAGGER_MS}
          answer={isError ? 'failed' : (data?.reports ?? null)}
        />
        {data === undefined ? null : <Came data={data} onAgain={generating.reset} />}
      </Sheet>
    </Arrival>
  )
}

function Came({ data, onAgain }: { readonly data: NonNullable<Generating['data']>; readonly onAgain: () => void }) {
  const isNothing = didNothingCome(data.reports)
  return (
    <div className="mt-5 space-y-5">
      <p>
        {isNothing ? 'Nothing was stored. Check the custom personal information and generate again. ' : ''}
        {data.averageScore === null ? '' : `Average score ${data.averageScore}. `}
        {isNothing ? '' : `${counted(data.totalNegativeItems, 'negative item')} in all.`}
      </p>
      <PulledReports
        reports={data.reports.map((report) => ({ ...report, negativeItems: report.negativeItems.length, note: report.error }))}
      />
      <div className="flex flex-col gap-2 sm:flex-row">
        {isNothing ? null : (
          <>
            <LinkButton to="/disputes" tone="primary" wide="phone">
              Go to Disputes
            </LinkButton>
            <LinkButton to="/ai-workflow" wide="phone">
              AI Workflow
            </LinkButton>
          </>
        )}
        <Button tone="quiet" onClick={onAgain}>
          Generate again
        </Button>
      </div>
    </div>
  )
}
